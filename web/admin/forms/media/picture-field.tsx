import { Input } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PictureKind } from '../../../../domain/api/pictures.ts'
import type { ImagesField } from '../../../../domain/content/fields/media-fields.ts'
import { fieldWords } from '../widgets/field-group.tsx'
import type { FieldWidgetProps, WidgetProps } from '../widgets/widget.ts'
import { DropArea } from './drop-area.tsx'
import type { MediaValue } from './media-value.ts'
import styles from './picture-field.module.css'
import { PictureRow } from './picture-row.tsx'
import { type PictureSource, PictureSources } from './picture-sources.tsx'
import { PictureStrip } from './picture-strip.tsx'
import { usePicturesOfField } from './use-pictures-of-field.ts'

type SingleProps = WidgetProps<MediaValue | null>

export function ImageWidget(props: SingleProps) {
  return <SingleField {...props} kind="image" />
}

export function VideoWidget(props: SingleProps) {
  return <SingleField {...props} kind="video" />
}

function SingleField({ kind, ...props }: SingleProps & { kind: PictureKind }) {
  const { input, label, hints } = props
  const row = useRef<HTMLDivElement>(null)
  return (
    <PictureField
      kind={kind}
      pictures={input.value === null ? [] : [input.value]}
      isList={false}
      onChange={([picture = null]) => input.onChange(picture)}
      onReplaced={() => keepFocus(row.current)}
      frame={{ ...fieldWords(props), labelElement: 'div' }}
      error={props.error}
    >
      {(sources, isReading) => (
        <PictureRow
          ref={row}
          kind={kind}
          picture={input.value}
          label={label}
          isRound={hints.round === true}
          isReading={isReading}
          sources={sources}
          openerRef={input.ref}
          onChange={input.onChange}
        />
      )}
    </PictureField>
  )
}

/** Ordered list of pictures; the first is the record's cover. */
export function ImagesWidget({ field, ...props }: FieldWidgetProps<ImagesField>) {
  const { input, label, hints } = props
  const strip = useRef<HTMLUListElement>(null)
  const onReplaced = (index: number) => keepFocus(strip.current, index)
  return (
    <PictureField
      kind="image"
      pictures={input.value}
      isList
      onChange={input.onChange}
      onReplaced={onReplaced}
      frame={{ description: hints.help, role: 'group', 'aria-label': label }}
      error={props.error}
    >
      {(sources, isReading) => (
        <PictureStrip
          ref={strip}
          pictures={input.value}
          control={props.control}
          hasValues={field.values !== undefined}
          isReading={isReading}
          sources={sources}
          openerRef={input.ref}
          onChange={input.onChange}
          onReplaced={onReplaced}
        />
      )}
    </PictureField>
  )
}

/** Focuses the menu of a new picture if the focused one was removed with the old picture. */
function keepFocus(box: HTMLElement | null, index = 0): void {
  if (document.activeElement !== document.body) return
  box?.querySelectorAll<HTMLElement>('[data-change]')[index]?.focus()
}

interface PictureFieldProps
  extends Pick<Parameters<typeof usePicturesOfField>[0], 'onChange' | 'onReplaced'> {
  kind: PictureKind
  pictures: MediaValue[]
  isList: boolean
  /** Label and help. */
  frame: Pick<
    Parameters<typeof Input.Wrapper>[0],
    'label' | 'labelElement' | 'description' | 'role' | 'aria-label'
  >
  error: string | undefined
  children: (sources: PictureSource[], isReading: boolean) => ReactNode
}

/** Field of pictures: dropped, pasted, chosen from files or the library, or taken by a camera. */
function PictureField({ frame, error, children, ...field }: PictureFieldProps) {
  const { kind, pictures, isList } = field
  const { addFiles, addPictures, preparing, refused, note } = usePicturesOfField(field)
  const sentences = new Set([...listErrors(pictures), ...refused, ...(error ? [error] : [])])
  return (
    <Input.Wrapper {...frame} error={sentences.size > 0 && <Sentences of={[...sentences]} />}>
      <PictureSources kind={kind} multiple={isList} onFiles={addFiles} onChoose={addPictures}>
        {(sources) => (
          <DropArea
            onFiles={addFiles}
            onPaste={kind === 'image' ? addFiles : undefined}
            invalid={error !== undefined}
            className={isList ? styles.area : undefined}
          >
            {children(sources, preparing)}
          </DropArea>
        )}
      </PictureSources>
      <Legend note={note} pictures={isList ? pictures : []} />
    </Input.Wrapper>
  )
}

function Legend({ note, pictures }: { note: string; pictures: MediaValue[] }) {
  const t = useTranslations('forms.widgets.images')
  return (
    <>
      {note !== '' && <Input.Description role="status">{note}</Input.Description>}
      {pictures.some(({ alt }) => alt === '') && (
        <Input.Description className={styles.legend}>{t('legend')}</Input.Description>
      )}
    </>
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
