import { useTranslations } from 'use-intl'
import type { Field } from '../../../../domain/content/fields/field-types.ts'
import type { Language } from '../../../../domain/languages/language.ts'
import { keyOf, previewOf, readMedia, readMediaList } from '../../media/media-value.ts'
import { isNamedChoices } from '../choices/named-choices.ts'
import { ChoiceNames } from '../choices/use-choices.ts'
import { describeEntries } from '../entry-values.ts'
import { readList, readReference } from '../form-values.ts'
import { describeTranslation } from '../languages/translation-values.ts'
import { ProductNames } from '../product-names.tsx'
import { PointNames } from '../room-points/point-names.tsx'
import { isRoomPoints } from '../room-points/points.ts'
import { useValueWords } from '../value-words.ts'
import styles from './shown-value.module.css'

interface ShownValueProps {
  field: Field
  /** Null for the field itself, otherwise the language of its translation. */
  language: Language | null
  value: unknown
}

/** Value of a field or translation in a comparison. */
export function ShownValue({ field, language, value }: ShownValueProps) {
  const t = useTranslations('forms.drafts.shownValue')
  const { wordsOf, formatTexts } = useValueWords()
  const none = <i>{t('none')}</i>
  const empty = <i>{t('empty')}</i>
  if (language !== null) return <span lang={language}>{describeTranslation(value) || empty}</span>
  switch (field.kind) {
    case 'text':
      return <>{wordsOf(field, value) || empty}</>
    case 'integer':
    case 'number':
      return <>{String(value ?? '') || empty}</>
    case 'boolean':
      return <>{value === true ? t('yes') : t('no')}</>
    case 'list':
      return <>{readList(value).join(', ') || empty}</>
    case 'references':
      return <ProductNames ids={readList(value)} none={none} />
    case 'reference':
      return <>{readReference(value)?.name ?? none}</>
    case 'texts':
      return <>{formatTexts(field, value) || <i>{t('defaultTexts')}</i>}</>
    case 'records':
      if (isNamedChoices(field)) return <ChoiceNames value={value} none={none} />
      if (isRoomPoints(field)) return <PointNames value={value} none={none} />
      return <>{describeEntries(field, value) || none}</>
    case 'image':
    case 'video': {
      const media = readMedia(value)
      if (media === null) return none
      if (field.kind === 'video')
        return <>{media.kind === 'chosen' ? media.file.name : t('video')}</>
      return <img src={previewOf(media)} alt="" className={styles.picture} />
    }
    case 'images': {
      const pictures = readMediaList(value)
      if (pictures.length === 0) return none
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
