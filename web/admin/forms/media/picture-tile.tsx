import { useTranslations } from 'use-intl'
import { DescribeButton } from '../../media/alt-text-dialog.tsx'
import { keyOf, type MediaValue, pictureUrl } from '../../media/media-value.ts'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Grip, SortableItem } from '../../ui/sortable.tsx'
import { PhotoValueBadge, PhotoValueSelect, type PhotoValues } from '../choices/photo-value.tsx'
import { useUploads } from '../upload-progress.ts'
import styles from './picture-tile.module.css'

interface PictureTileProps {
  picture: MediaValue
  index: number
  values: PhotoValues
  onChange: (picture: MediaValue) => void
  onReplace: () => void
  onRemove: () => void
}

/** Picture of a list with its actions below. */
export function PictureTile({ picture, index, values, ...on }: PictureTileProps) {
  const t = useTranslations('forms.widgets')
  const name = t('images.photoInside', { number: String(index + 1) })
  const failure = picture.kind === 'chosen' ? picture.failure : null
  return (
    <SortableItem
      id={keyOf(picture)}
      className={styles.root}
      data-refused={failure === null ? undefined : ''}
    >
      <div className={styles.picture}>
        {picture.kind === 'chosen' && picture.failure !== null ? (
          <p className={styles.fault} title={picture.failure.sentence}>
            <Icon name="alert" />
            <b>{picture.failure.words}</b>
            <span>{picture.file.name}</span>
          </p>
        ) : (
          <Shown picture={picture} />
        )}
        {index === 0 && <span className={styles.cover}>{t('images.cover')}</span>}
        {failure === null && <PhotoValueBadge value={values.find(picture.value)} />}
      </div>
      <div className={styles.bar}>
        <Grip name={name} className={styles.grip} />
        {failure === null && (
          <DescribeButton
            picture={picture}
            name={name}
            className={styles.button}
            onDescribe={on.onChange}
          />
        )}
        <button
          type="button"
          className={styles.button}
          aria-label={t('media.replaceOf', { name })}
          title={t('media.replace')}
          data-replace=""
          onClick={on.onReplace}
        >
          <Icon name="upload" size={15} />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={t('media.removeOf', { name })}
          title={t('media.remove')}
          onClick={on.onRemove}
        >
          <Icon name="close" size={15} />
        </button>
      </div>
      {failure === null && (
        <PhotoValueSelect
          chosen={picture.value}
          values={values}
          name={name}
          onChange={(value) => on.onChange({ ...picture, value })}
        />
      )}
    </SortableItem>
  )
}

/** Picture, with its upload progress. */
function Shown({ picture }: { picture: MediaValue }) {
  const t = useTranslations('forms.widgets.media')
  const done = useUploads().get(keyOf(picture))
  return (
    <>
      <img
        src={pictureUrl(picture, 240)}
        alt={picture.alt || (picture.kind === 'chosen' ? picture.file.name : '')}
        data-faded={done === undefined ? undefined : ''}
        draggable={false}
      />
      {done !== undefined && (
        <span className={styles.progress}>
          {Math.round(done * 100)} %
          <Progress max={1} value={done} label={t('upload')} className={styles.sent} />
        </span>
      )}
    </>
  )
}
