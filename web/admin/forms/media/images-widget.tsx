import { Input } from '@mantine/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { ImagesField } from '../../../../domain/content/fields/media-fields.ts'
import { limits } from '../../../../domain/content/limits.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sortable } from '../../ui/sortable.tsx'
import { withEntryMoved } from '../../ui/use-reorder.ts'
import type { FieldWidgetProps } from '../widgets/widget.ts'
import { DropArea } from './drop-area.tsx'
import { FileChooser, photoTypes } from './file-chooser.tsx'
import { type PreparedFile, usePreparedFiles } from './file-preparation.ts'
import styles from './images-widget.module.css'
import { choose, disambiguateFiles, keyOf, type MediaValue } from './media-value.ts'
import { PictureTile, usePhotoValues } from './picture-tile.tsx'

/** Ordered list of pictures; the first is the record's cover. */
export function ImagesWidget({ field: declaration, ...props }: FieldWidgetProps<ImagesField>) {
  const hasValues = declaration.values !== undefined
  const t = useTranslations('forms.widgets.images')
  const { input, error } = props
  const pictures = input.value
  const box = useRef<HTMLUListElement>(null)
  const replaced = useRef<string | null>(null)
  const values = usePhotoValues(props.control, hasValues)

  /** Replaces the picture at `place` by new ones, or appends them. */
  const adopt = (files: PreparedFile[], place: string | null) => {
    const index = pictures.findIndex((picture) => keyOf(picture) === place)
    const others = index === -1 ? pictures : pictures.toSpliced(index, 1)
    const chosen = disambiguateFiles(
      files.map(({ file, failure }) => choose(file, failure)),
      others,
    )
    const start = index === -1 ? others.length : index
    // The new photo takes the place of the old one, also among the values of choices.
    const value = pictures[index]?.value ?? ''
    flushSync(() =>
      input.onChange(others.toSpliced(start, 0, ...chosen.map((one) => ({ ...one, value })))),
    )
    // The focused button was removed together with the old picture.
    if (index !== -1 && document.activeElement === document.body) focusReplace(box.current, index)
  }
  const ready = usePreparedFiles({ kind: 'image', keepsInvalidFiles: true, onReady: adopt })
  const sentences = new Set([...listErrors(pictures), ...ready.refused, ...(error ? [error] : [])])

  return (
    <Input.Wrapper
      error={sentences.size > 0 && <Sentences of={[...sentences]} />}
      description={props.hints.help}
      role="group"
      aria-label={props.label}
    >
      <FileChooser
        onFiles={(files) => ready.add(files, replaced.current)}
        accept={photoTypes}
        multiple
      >
        {(openDialog) => (
          <DropArea onFiles={ready.add} onPaste={ready.add} className={styles.area}>
            <Sortable
              ids={pictures.map(keyOf)}
              nameOf={(index) => t('photo', { number: String(index + 1) })}
              onMove={(from, to) => input.onChange(withEntryMoved(pictures, from, to))}
              isGrid
            >
              <ul className={styles.strip} ref={box}>
                {pictures.map((picture, index) => (
                  <PictureTile
                    key={keyOf(picture)}
                    picture={picture}
                    index={index}
                    values={values}
                    onChange={(changed) => input.onChange(pictures.with(index, changed))}
                    onReplace={() => {
                      replaced.current = keyOf(picture)
                      openDialog()
                    }}
                    onRemove={() => input.onChange(pictures.toSpliced(index, 1))}
                  />
                ))}
                {pictures.length < limits.images && (
                  <li className={styles.add}>
                    <button
                      type="button"
                      ref={input.ref}
                      onClick={() => {
                        replaced.current = null
                        openDialog()
                      }}
                    >
                      <Icon name="plus" />
                      {ready.preparing ? t('reading') : t('add')}
                    </button>
                  </li>
                )}
              </ul>
            </Sortable>
          </DropArea>
        )}
      </FileChooser>
      {pictures.some(({ alt }) => alt === '') && (
        <Input.Description className={styles.legend}>{t('legend')}</Input.Description>
      )}
    </Input.Wrapper>
  )
}

function Sentences({ of: sentences }: { of: string[] }) {
  return sentences.map((sentence) => (
    <span key={sentence} className={styles.sentence}>
      {sentence}
    </span>
  ))
}

function listErrors(pictures: MediaValue[]): string[] {
  return pictures.flatMap((picture) =>
    picture.kind === 'chosen' && picture.failure !== null ? [picture.failure.sentence] : [],
  )
}

function focusReplace(box: HTMLElement | null, index: number): void {
  box?.querySelectorAll<HTMLElement>('[data-replace]')[index]?.focus()
}
