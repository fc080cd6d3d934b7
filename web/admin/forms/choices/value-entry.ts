import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import type { ListedPicture } from '../../../../domain/api/pictures.ts'
import { normaliseName, readPhotoName } from '../../../../domain/catalogue/photo-file-names.ts'
import { MAX_CHOICE_VALUES } from '../../../../domain/choices/offered-choice.ts'
import { withEntryMoved } from '../../ui/use-reorder.ts'
import { useUndo } from '../../ui/use-undo.ts'
import {
  choose,
  disambiguateFiles,
  libraryMedia,
  type MediaValue,
  mediaValue,
  randomId,
} from '../media/media-value.ts'
import { splitLines } from '../widgets/lines-widget.tsx'

const text = z.string().catch('')

/** Value of a choice in the form. */
const valueEntry = z.object({
  /** Stable key of its row. */
  key: z.string(),
  /** Empty until the server has given one. */
  _id: text,
  name: text,
  colour: text,
  image: mediaValue.nullable().catch(null),
  note: text,
  surcharge: text,
  isAvailable: z.boolean().catch(true),
  hidden: z.boolean().catch(false),
})
export type ValueEntry = z.infer<typeof valueEntry>

export function readValueEntries(value: unknown): ValueEntry[] {
  return z.array(valueEntry).safeParse(value).data ?? []
}

export function newValue(part: Partial<ValueEntry> = {}): ValueEntry {
  return valueEntry.parse({ key: randomId(), ...part })
}

/** True for a row that was added and never filled in; it is not saved. */
export function isBlankValue({ _id, name, colour, image, note, surcharge }: ValueEntry): boolean {
  return [_id, name, colour, note, surcharge].every((one) => one.trim() === '') && image === null
}

/** Values with further ones at a place, and how many of these did not fit. */
interface Insertion {
  entries: ValueEntry[]
  leftOut: number
}

/** Inserts values in front of `index`, as many as fit. */
export function insertValues(
  entries: readonly ValueEntry[],
  index: number,
  added: readonly ValueEntry[],
): Insertion {
  const fitting = added.slice(0, Math.max(0, MAX_CHOICE_VALUES - entries.length))
  return {
    entries: entries.toSpliced(index, 0, ...fitting),
    leftOut: added.length - fitting.length,
  }
}

/** Replaces the name of a row by pasted lines: one value per line. */
export function pasteNames(
  entries: readonly ValueEntry[],
  index: number,
  names: readonly string[],
): Insertion {
  const [first = '', ...others] = names
  const entry = entries[index]
  if (entry === undefined) return { entries: [...entries], leftOut: 0 }
  // Text in front of the pasted lines stays, as a value of its own.
  const isFilled = entry.name.trim() !== ''
  const start = isFilled ? [...entries] : entries.with(index, { ...entry, name: first })
  const rest = isFilled ? names : others
  return insertValues(
    start,
    index + 1,
    rest.map((name) => newValue({ name })),
  )
}

/** Photo of a value, and the name of its file or picture. */
interface NamedPhoto {
  fileName: string
  image: MediaValue
}

/**
 * Gives each photo to the value of its name that has none yet, or to a new value; a photo named by
 * a camera makes one without a name.
 */
export function addPhotos(
  entries: readonly ValueEntry[],
  photos: readonly NamedPhoto[],
): Insertion {
  let present = entries.filter((entry) => !isBlankValue(entry))
  const added: ValueEntry[] = []
  for (const { fileName, image } of photos) {
    const { name } = readPhotoName(fileName)
    const match = present.findIndex(
      (entry) =>
        entry.image === null && name !== '' && normaliseName(entry.name) === normaliseName(name),
    )
    const matched = present[match]
    if (matched === undefined) added.push(newValue({ name, image }))
    else present = present.with(match, { ...matched, image })
  }
  return insertValues(present, present.length, added)
}

/** Chosen photos, under names that no other sample of the choice has. */
export function choosePhotos(entries: readonly ValueEntry[], files: readonly File[]): NamedPhoto[] {
  const chosen = disambiguateFiles(
    files.map((file) => choose(file)),
    samplesIn(entries),
  )
  return chosen.map((image) => ({ fileName: image.file.name, image }))
}

export function samplesIn(entries: readonly ValueEntry[]): MediaValue[] {
  return entries.flatMap(({ image }) => image ?? [])
}

/** Keys of the values whose name is missing, or the same as one before, case aside. */
export function findWrongNames(entries: readonly ValueEntry[]): ReadonlySet<string> {
  const names = entries.map(({ name }) => name.trim().toLowerCase())
  const wrong = entries.filter(
    (entry, index) =>
      !isBlankValue(entry) && (names[index] === '' || names.indexOf(names[index] ?? '') < index),
  )
  return new Set(wrong.map(({ key }) => key))
}

type ValuesTranslator = ReturnType<typeof useTranslations<'forms.productChoices.values'>>

/** Sentence on values beyond the maximum; empty if all fitted. */
export function describeLeftOut(leftOut: number, t: ValuesTranslator): string {
  return leftOut === 0 ? '' : t('leftOut', { count: leftOut, max: String(MAX_CHOICE_VALUES) })
}

export type ValuesEditor = ReturnType<typeof useValues>

/** Editing of the values of a choice: add, change, remove, reorder, paste and drop. */
export function useValues(entries: ValueEntry[], onChange: (entries: ValueEntry[]) => void) {
  const t = useTranslations('forms.productChoices.values')
  const offerUndo = useUndo()
  const list = useRef<HTMLOListElement>(null)
  const [note, setNote] = useState('')
  // An undo comes later than the rendering that offered it.
  const latest = useRef({ entries, onChange, isMounted: true })
  useEffect(() => {
    latest.current = { entries, onChange, isMounted: true }
    return () => {
      latest.current.isMounted = false
    }
  })
  const nameOf = (index: number) =>
    entries[index]?.name.trim() || t('valueNumber', { number: String(index + 1) })

  /** Changes the rows and focuses a name synchronously, so that no keystroke is lost. */
  const changeAndGo = ({ entries: next, leftOut }: Insertion, index: number) => {
    flushSync(() => {
      setNote(describeLeftOut(leftOut, t))
      onChange(next)
    })
    focusName(list.current, Math.min(index, next.length - 1))
  }
  const add = (index = entries.length) =>
    changeAndGo(insertValues(entries, index, [newValue()]), index)
  const remove = (index: number) => {
    const removed = entries[index]
    if (removed === undefined) return
    changeAndGo({ entries: entries.toSpliced(index, 1), leftOut: 0 }, Math.max(0, index - 1))
    return removed
  }

  /** New samples as values of their own, or one as the sample of the value with this key. */
  const addSamples = (photos: NamedPhoto[], key: string | null) => {
    const { entries: present, onChange: change } = latest.current
    const index = present.findIndex((entry) => entry.key === key)
    const entry = present[index]
    const [first] = photos
    if (entry !== undefined && first !== undefined && photos.length === 1)
      return change(present.with(index, { ...entry, image: first.image }))
    const added = addPhotos(present, photos)
    setNote(describeLeftOut(added.leftOut, t))
    change(added.entries)
  }

  return {
    list,
    nameOf,
    move: (from: number, to: number) => onChange(withEntryMoved(entries, from, to)),
    /** Sentence on values that did not fit. */
    note,
    isFull: entries.length >= MAX_CHOICE_VALUES,
    add,
    change: (index: number, part: Partial<ValueEntry>) => {
      const before = entries[index]
      if (before !== undefined) onChange(entries.with(index, { ...before, ...part }))
    },
    remove(index: number) {
      const name = nameOf(index)
      const removed = remove(index)
      if (removed === undefined) return
      offerUndo({
        done: t('removed', { name }),
        undo: async () => {
          const { entries: present, onChange: change, isMounted } = latest.current
          if (isMounted) change(insertValues(present, index, [removed]).entries)
          return undefined
        },
      })
    },
    addFiles: (files: File[], key: string | null) => {
      const others = latest.current.entries.filter((entry) => entry.key !== key)
      addSamples(choosePhotos(others, files), key)
    },
    addPictures: (pictures: ListedPicture[], key: string | null) =>
      addSamples(
        pictures.map((picture) => ({ fileName: picture.name, image: libraryMedia(picture) })),
        key,
      ),
    onKeyDown: (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') {
        event.preventDefault()
        if (index < entries.length - 1) focusName(list.current, index + 1)
        else add()
      } else if (event.key === 'Backspace' && entries[index]?.name === '' && entries.length > 1) {
        // Removes a row that holds nothing; its neighbour gets the focus.
        const { image, colour, note: words, surcharge } = entries[index]
        if (image !== null || colour + words + surcharge !== '') return
        event.preventDefault()
        remove(index)
      }
    },
    onPaste: (index: number) => (event: ClipboardEvent<HTMLInputElement>) => {
      const names = splitLines(event.clipboardData.getData('text'))
      if (names.length < 2) return
      event.preventDefault()
      const pasted = pasteNames(entries, index, names)
      changeAndGo(pasted, index + pasted.entries.length - entries.length)
    },
  }
}

function focusName(list: HTMLElement | null, index: number): void {
  list?.querySelectorAll<HTMLElement>('[data-value-name]')[index]?.focus()
}
