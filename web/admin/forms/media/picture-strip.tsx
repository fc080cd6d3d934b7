import type { Ref, RefCallback } from 'react'
import { flushSync } from 'react-dom'
import type { Control } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { limits } from '../../../../domain/content/limits.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sortable } from '../../ui/sortable.tsx'
import { withEntryMoved } from '../../ui/use-reorder.ts'
import type { FormValues } from '../form-values.ts'
import { keyOf, type MediaValue } from './media-value.ts'
import styles from './picture-field.module.css'
import { type PictureSource, SourceButtons } from './picture-sources.tsx'
import { PictureTile, usePhotoValues } from './picture-tile.tsx'

interface PictureStripProps {
  ref: Ref<HTMLUListElement>
  pictures: MediaValue[]
  control: Control<FormValues>
  /** Each picture may show a value of a choice. */
  hasValues: boolean
  isReading: boolean
  sources: PictureSource[]
  /** For the focus on an error. */
  openerRef: RefCallback<HTMLElement>
  onChange: (pictures: MediaValue[]) => void
  /** Called when a picture was put in the place of another one. */
  onReplaced: (index: number) => void
}

/** Pictures of a field in their order, and a place for more. */
export function PictureStrip({ ref, pictures, sources, onChange, ...props }: PictureStripProps) {
  const t = useTranslations('forms.widgets.images')
  const values = usePhotoValues(props.control, props.hasValues)
  return (
    <Sortable
      ids={pictures.map(keyOf)}
      nameOf={(index) => t('photo', { number: String(index + 1) })}
      onMove={(from, to) => onChange(withEntryMoved(pictures, from, to))}
      isGrid
    >
      <ul className={styles.strip} ref={ref}>
        {pictures.map((picture, index) => (
          <PictureTile
            key={keyOf(picture)}
            picture={picture}
            index={index}
            values={values}
            sources={sources}
            onChange={(changed) => {
              flushSync(() => onChange(pictures.with(index, changed)))
              if (keyOf(changed) !== keyOf(picture)) props.onReplaced(index)
            }}
            onRemove={() => onChange(pictures.toSpliced(index, 1))}
          />
        ))}
        {pictures.length < limits.images && (
          <li className={styles.add}>
            <button
              type="button"
              ref={props.openerRef}
              className={styles.addFiles}
              onClick={() => sources[0]?.open()}
            >
              <Icon name="plus" />
              {props.isReading ? t('reading') : t('upload')}
            </button>
            <SourceButtons sources={sources} className={styles.source} />
          </li>
        )}
      </ul>
    </Sortable>
  )
}
