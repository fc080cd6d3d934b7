import type { Field } from '../../../../domain/content/field-types.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { keyOf, previewOf, readMedia, readMediaList } from '../../media/media-value.ts'
import { describeEntries } from '../entry-values.ts'
import { formatTexts, readList, readReference, wordsOf } from '../form-values.ts'
import { ProductNames } from '../product-names.tsx'
import styles from './shown-value.module.css'

/** Value of a field in a comparison. */
export function ShownValue({ field, value }: { field: Field; value: unknown }) {
  const { timeZone } = useShop()
  switch (field.kind) {
    case 'text':
      return <>{wordsOf(field, value, timeZone) || <i>empty</i>}</>
    case 'integer':
    case 'number':
      return <>{String(value ?? '') || <i>empty</i>}</>
    case 'boolean':
      return <>{value === true ? 'Yes' : 'No'}</>
    case 'list':
      return <>{readList(value).join(', ') || <i>empty</i>}</>
    case 'references':
      return <ProductNames ids={readList(value)} none={<i>none</i>} />
    case 'reference':
      return <>{readReference(value)?.name ?? <i>none</i>}</>
    case 'texts':
      return <>{formatTexts(field, value) || <i>the default texts</i>}</>
    case 'records':
      return <>{describeEntries(field, value) || <i>none</i>}</>
    case 'image':
    case 'video': {
      const media = readMedia(value)
      if (media === null) return <i>none</i>
      if (field.kind === 'video')
        return <>{media.kind === 'chosen' ? media.file.name : 'A video'}</>
      return <img src={previewOf(media)} alt="" className={styles.picture} />
    }
    case 'images': {
      const pictures = readMediaList(value)
      if (pictures.length === 0) return <i>none</i>
      return (
        <span className={styles.pictures}>
          {pictures.map((media) => (
            <img key={keyOf(media)} src={previewOf(media)} alt="" className={styles.picture} />
          ))}
        </span>
      )
    }
    default:
      return field satisfies never
  }
}
