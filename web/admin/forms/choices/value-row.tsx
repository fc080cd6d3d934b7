import { ActionIcon, ColorInput, Switch, TextInput } from '@mantine/core'
import { useContext, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListedPicture } from '../../../../domain/api/pictures.ts'
import { limits } from '../../../../domain/content/limits.ts'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Grip, SortableItem } from '../../ui/sortable.tsx'
import { UploadsContext } from '../form-files.ts'
import { DropArea } from '../media/drop-area.tsx'
import { keyOf, type MediaValue } from '../media/media-value.ts'
import { PictureMenu } from '../media/picture-menu.tsx'
import { PictureSources } from '../media/picture-sources.tsx'
import { Sample } from './sample.tsx'
import type { ValueEntry, ValuesEditor } from './value-entry.ts'
import styles from './values.module.css'

/** Colours offered beside the picker: those of cloth, rope and wood. */
const sampleColours: string[] = [
  '#f4efe6',
  '#d9c7a8',
  '#b08d57',
  '#8a5a2b',
  '#5a3a22',
  '#9caf88',
  '#4f6d4a',
  '#2f4a6d',
  '#1f2a44',
  '#b5482f',
  '#d9a441',
  '#9b9b98',
  '#3b3b3b',
  '#ffffff',
]

interface ValueRowProps {
  entry: ValueEntry
  index: number
  editor: ValuesEditor
  /** Shows photo and colour; words have none. */
  hasSample: boolean
  /** Marks the name as missing or doubled. */
  isWrong: boolean
  /** Focused for an error of the field. */
  nameRef?: (element: HTMLInputElement | null) => void
  onFiles: (files: File[]) => void
  onPictures: (pictures: ListedPicture[]) => void
  onBlur: () => void
}

/** Row of a value: sample, colour, name and surcharge, with the rest below on demand. */
export function ValueRow(props: ValueRowProps) {
  const { entry, index, editor, hasSample } = props
  const t = useTranslations('forms.productChoices.valueRow')
  const [isOpen, setOpen] = useState(false)
  const name = editor.nameOf(index)
  const change = (part: Partial<ValueEntry>) => editor.change(index, part)
  const state = stateOf(entry)
  return (
    <SortableItem
      id={entry.key}
      className={styles.root}
      data-sample={hasSample ? '' : undefined}
      data-value={entry.key}
    >
      <Grip name={name} className={styles.grip} />
      {hasSample && (
        <>
          <SampleButton
            entry={entry}
            name={name}
            onFiles={props.onFiles}
            onPictures={props.onPictures}
            onChange={(image) => change({ image })}
          />
          <ColorInput
            className={styles.colour}
            label={t('colour')}
            labelProps={{ className: styles.label }}
            aria-label={t('colourOf', { name })}
            placeholder="#rrggbb"
            value={entry.colour}
            onChange={(colour) => change({ colour: colour.toLowerCase() })}
            onBlur={props.onBlur}
            swatches={sampleColours}
            withEyeDropper={false}
            closeOnColorSwatchClick
            popoverProps={{ portalProps: { target: '#main' } }}
          />
        </>
      )}
      <TextInput
        className={styles.name}
        label={t('name')}
        labelProps={{ className: styles.label }}
        aria-label={t('nameOf', { number: String(index + 1) })}
        data-value-name=""
        ref={props.nameRef}
        maxLength={limits.line}
        autoComplete="off"
        value={entry.name}
        error={props.isWrong}
        onChange={(event) => change({ name: event.currentTarget.value })}
        onBlur={props.onBlur}
        onKeyDown={editor.onKeyDown(index)}
        onPaste={editor.onPaste(index)}
      />
      <TextInput
        className={styles.surcharge}
        label={t('surcharge')}
        labelProps={{ className: styles.label }}
        aria-label={t('surchargeOf', { name })}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        value={entry.surcharge}
        onChange={(event) => change({ surcharge: event.currentTarget.value })}
        onBlur={props.onBlur}
      />
      <div className={styles.actions}>
        <ActionIcon
          aria-label={t(state === null ? 'more' : moreKeys[state], { name })}
          aria-expanded={isOpen}
          title={t('moreHint')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'up' : 'down'} size={16} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('removeOf', { name })}
          title={t('remove')}
          onClick={() => editor.remove(index)}
        >
          <Icon name="close" size={16} />
        </ActionIcon>
      </div>
      {!isOpen && (state !== null || entry.note !== '') && (
        <p className={styles.state}>
          {[state === null ? '' : t(state), entry.note].filter(Boolean).join(' · ')}
        </p>
      )}
      {isOpen && <ValueDetails entry={entry} name={name} onChange={change} />}
    </SortableItem>
  )
}

const moreKeys = { hidden: 'moreHidden', unavailable: 'moreUnavailable' } as const

/** Null for a value that visitors can choose. */
function stateOf({ isAvailable, hidden }: ValueEntry): keyof typeof moreKeys | null {
  if (hidden) return 'hidden'
  return isAvailable ? null : 'unavailable'
}

const switches = [
  ['isAvailable', 'available'],
  ['hidden', 'hidden'],
] as const

interface ValueDetailsProps {
  entry: ValueEntry
  name: string
  onChange: (part: Partial<ValueEntry>) => void
}

/** Fields that few values need: a note, and whether visitors can choose or see them. */
function ValueDetails({ entry, name, onChange }: ValueDetailsProps) {
  const t = useTranslations('forms.productChoices.valueDetails')
  return (
    <div className={styles.details}>
      <TextInput
        label={t('note')}
        aria-label={t('noteOn', { name })}
        description={t('noteHint')}
        maxLength={limits.line}
        value={entry.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
      {switches.map(([key, label]) => (
        <Switch
          key={key}
          label={t(label)}
          aria-label={t(`${label}Of`, { name })}
          description={t(`${label}Hint`)}
          checked={entry[key]}
          onChange={(event) => onChange({ [key]: event.currentTarget.checked })}
        />
      ))}
    </div>
  )
}

interface SampleButtonProps extends Pick<ValueRowProps, 'entry' | 'onFiles' | 'onPictures'> {
  name: string
  onChange: (image: MediaValue | null) => void
}

/** Sample that takes a photo: chosen, dropped or from the library. */
function SampleButton({ entry, name, onFiles, onPictures, onChange }: SampleButtonProps) {
  const t = useTranslations('forms.productChoices.valueRow')
  const { image, colour } = entry
  const done = useContext(UploadsContext).get(image === null ? '' : keyOf(image))
  return (
    <PictureSources kind="image" onFiles={onFiles} onChoose={onPictures}>
      {(sources) => (
        <DropArea className={styles.drop} onFiles={onFiles}>
          <PictureMenu
            picture={image}
            kind="image"
            name={name}
            sources={sources}
            onChange={onChange}
            onRemove={() => onChange(null)}
          >
            {(opener) => (
              <button
                {...opener}
                type="button"
                className={styles.sample}
                aria-label={t(image === null ? 'choosePhotoOf' : 'changePhotoOf', { name })}
                title={t(image === null ? 'choosePhoto' : 'changePhoto')}
              >
                <Sample image={image} colour={colour} />
              </button>
            )}
          </PictureMenu>
          {done !== undefined && <Progress max={1} value={done} label={t('uploading', { name })} />}
        </DropArea>
      )}
    </PictureSources>
  )
}
