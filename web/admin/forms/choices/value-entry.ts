import type { useTranslations } from 'use-intl'
import { z } from 'zod'
import { normaliseName, readPhotoName } from '../../../../domain/catalogue/photo-file-names.ts'
import { MAX_CHOICE_VALUES } from '../../../../domain/choices/offered-choice.ts'
import {
  type ChosenFile,
  choose,
  disambiguateFiles,
  type MediaValue,
  mediaValue,
  randomId,
} from '../../media/media-value.ts'

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
  return {
    key: randomId(),
    _id: '',
    name: '',
    colour: '',
    image: null,
    note: '',
    surcharge: '',
    isAvailable: true,
    hidden: false,
    ...part,
  }
}

/** True for a row that was added and never filled in; it is not saved. */
export function isBlankValue({ _id, name, colour, image, note, surcharge }: ValueEntry): boolean {
  return [_id, name, colour, note, surcharge].every((one) => one.trim() === '') && image === null
}

/** Values with further ones at a place, and how many of these did not fit. */
export interface Insertion {
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

/**
 * Gives each photo to the value of its name that has none yet, or to a new value; a photo named by
 * a camera makes one without a name.
 */
export function addPhotos(entries: readonly ValueEntry[], files: readonly File[]): Insertion {
  let present = entries.filter((entry) => !isBlankValue(entry))
  const added: ValueEntry[] = []
  for (const image of chooseSamples(entries, files)) {
    const { name } = readPhotoName(image.file.name)
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
export function chooseSamples(
  entries: readonly ValueEntry[],
  files: readonly File[],
): ChosenFile[] {
  return disambiguateFiles(
    files.map((file) => choose(file)),
    samplesIn(entries),
  )
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
