import { z } from 'zod'
import type { EntryField, RecordsField } from '../../../domain/content/fields/field-types.ts'
import { type MediaValue, readMedia, storedImage } from '../media/media-value.ts'

/** Entry of a list of records in a form: pictures are media values. */
export type FormEntry = Record<string, unknown>

const entriesSchema = z.array(z.record(z.string(), z.unknown())).catch([])

export function readEntries(value: unknown): FormEntry[] {
  return entriesSchema.parse(value)
}

/** Entries of a response; those with ids have a stable `key` for their rows. */
export function entriesOf(field: RecordsField, response: unknown): FormEntry[] {
  return readEntries(response).map((entry) => {
    const own: FormEntry = field.hasIds ? { key: entry._id, _id: entry._id } : {}
    for (const [name, { kind }] of Object.entries(field.entries))
      own[name] = kind === 'image' ? storedImage(entry[name], entry[`${name}Details`]) : entry[name]
    return own
  })
}

/** Entries that hold something; a row that was added and never filled in is not saved. */
export function filledEntries(field: RecordsField, value: unknown): FormEntry[] {
  return readEntries(value).filter(
    (entry) =>
      isText(entry._id) ||
      Object.entries(field.entries).some(([name, one]) => isFilled(one, entry[name])),
  )
}

function isFilled(field: EntryField, value: unknown): boolean {
  switch (field.kind) {
    case 'text':
    case 'id':
      return isText(value)
    case 'number':
      return typeof value === 'number'
    case 'image':
      return readMedia(value) !== null
    case 'boolean':
    case 'entry-ids':
      return false
    default:
      return field satisfies never
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

/** One part of JSON text; new pictures are parts of their own, named in it. */
export function appendEntries(
  body: FormData,
  name: string,
  field: RecordsField,
  value: unknown,
): void {
  const entries = filledEntries(field, value).map((entry) => {
    const sent: FormEntry = field.hasIds ? { _id: entry._id } : {}
    for (const [key, { kind }] of Object.entries(field.entries))
      sent[key] = kind === 'image' ? pictureName(readMedia(entry[key])) : entry[key]
    return sent
  })
  body.append(name, JSON.stringify(entries))
  for (const media of mediaInEntries(field, value))
    if (media.kind === 'chosen') body.append(media.id, media.file)
}

function pictureName(media: MediaValue | null): string {
  if (media === null) return ''
  return media.kind === 'stored' ? media.url : `file:${media.id}`
}

/** Pictures of all entries, in order. */
export function mediaInEntries(field: RecordsField, value: unknown): MediaValue[] {
  const names = pictureNames(field)
  return readEntries(value).flatMap((entry) => names.flatMap((key) => readMedia(entry[key]) ?? []))
}

/** Entries with every picture replaced. */
export function mapEntries(
  field: RecordsField,
  entries: FormEntry[],
  replace: (media: MediaValue) => MediaValue | null,
): FormEntry[] {
  const names = pictureNames(field)
  return entries.map((entry) => {
    const mapped = { ...entry }
    for (const name of names) {
      const media = readMedia(entry[name])
      mapped[name] = media === null ? null : replace(media)
    }
    return mapped
  })
}

/** The same, one picture after the other. */
export async function mapEntryMedia(
  field: RecordsField,
  entries: FormEntry[],
  replace: (media: MediaValue) => Promise<MediaValue>,
): Promise<FormEntry[]> {
  const replaced = new Map<MediaValue, MediaValue>()
  const pictures = mediaInEntries(field, entries)
  for (const media of pictures) replaced.set(media, await replace(media))
  const inOrder = [...replaced.values()]
  return mapEntries(field, entries, () => inOrder.shift() ?? null)
}

/** Entries for a draft, which cannot keep chosen files: the pictures that `base` has instead. */
export function withoutChosenMedia(
  field: RecordsField,
  value: unknown,
  base: unknown,
): FormEntry[] {
  const stored = readEntries(base)
  return readEntries(value).map((entry) => {
    const before = stored.find(({ key }) => key !== undefined && key === entry.key)
    const pictures = pictureNames(field).map((name) => {
      const media = readMedia(entry[name])
      return [name, media?.kind === 'chosen' ? (before?.[name] ?? null) : media]
    })
    return { ...entry, ...Object.fromEntries(pictures) }
  })
}

/** Entries in words: their names, or their number. */
export function describeEntries(field: RecordsField, value: unknown): string {
  const entries = readEntries(value)
  if ('name' in field.entries) return entries.map(({ name }) => String(name ?? '')).join('; ')
  return entries.length === 0 ? '' : String(entries.length)
}

function pictureNames({ entries }: RecordsField): string[] {
  return Object.keys(entries).filter((name) => entries[name]?.kind === 'image')
}
