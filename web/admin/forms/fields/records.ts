import type { RecordsField } from '../../../../domain/content/fields/records-field.ts'
import { isTranslated } from '../../../../domain/content/fields/translated-fields.ts'
import { isNamedChoices, readNamedChoices } from '../choices/named-choices.ts'
import { useChoiceWords } from '../choices/use-choices.ts'
import { type FormEntry, readEntries, readText } from '../form-values.ts'
import { changedTexts } from '../languages/translation-slots.ts'
import { type MediaValue, pictureName, readMedia, storedImage } from '../media/media-value.ts'
import { isQuotationLines, readLines, useLineWords } from '../quotation/quotation-lines.ts'
import { isRoomPoints, readPoints, usePointWords } from '../widgets/points.ts'
import type { FieldForm } from './field-form.ts'

/** Entries of a form have media values as pictures, and those with ids a stable `key`. */
export const records: FieldForm<RecordsField> = {
  parse: readEntries,
  read: ({ hasIds, entries }, response) =>
    readEntries(response).map((entry) => {
      const own: FormEntry = hasIds ? { key: entry._id, _id: entry._id } : {}
      for (const [name, { kind }] of Object.entries(entries))
        own[name] =
          kind === 'image' ? storedImage(entry[name], entry[`${name}Details`]) : entry[name]
      return own
    }),
  append: appendEntries,
  isMissing: (field, value) => filledEntries(field, value).length === 0,
  isReduced: true,
  withoutBlanks: filledEntries,
  preview: (_field, value) => value,
  files: {
    list: mediaInEntries,
    copy(field, value, copies) {
      const inOrder = [...copies]
      const entries = value.map(({ _id: _, ...entry }) => entry)
      return mapEntries(field, entries, () => inOrder.shift() ?? null)
    },
    change: (field, value, change) => mapEntries(field, value, change),
    withoutChosen(field, value, base) {
      return value.map((entry) => {
        const before = base.find(({ key }) => key !== undefined && key === entry.key)
        const pictures = pictureNames(field).map((name) => {
          const media = readMedia(entry[name])
          return [name, media?.kind === 'chosen' ? (before?.[name] ?? null) : media]
        })
        return { ...entry, ...Object.fromEntries(pictures) }
      })
    },
  },
  shown: 'words',
  useWords(field, values) {
    const writePoints = usePointWords(isRoomPoints(field) ? values.flatMap(readPoints) : [])
    const named = isNamedChoices(field) ? values.flatMap(readNamedChoices) : []
    const writeChoices = useChoiceWords(named.length > 0)
    const writeLines = useLineWords()
    return (value) => {
      if (isQuotationLines(field)) return writeLines(readLines(value))
      if (isRoomPoints(field)) return writePoints(readPoints(value))
      if (isNamedChoices(field)) return writeChoices(readNamedChoices(value))
      if ('name' in field.entries) return value.map(({ name }) => String(name ?? '')).join('; ')
      return value.length === 0 ? '' : String(value.length)
    }
  },
  nothing: 'none',
  translation: {
    slots({ entries }, value) {
      const texts = Object.entries(entries).filter(
        ([, field]) => field.kind === 'text' && isTranslated(field),
      )
      return value.flatMap((entry) => {
        const id = readText(entry._id)
        if (id === '') return []
        return texts.map(([name, { path }]) => ({
          key: `${id}.${name}`,
          label: `fields.${path}.label` as const,
          original: readText(entry[name]),
          isLong: false,
        }))
      })
    },
    send(_field, now, then) {
      const entries: Record<string, Record<string, string>> = {}
      for (const [key, text] of changedTexts(now, then)) {
        const [id = '', name = ''] = key.split('.')
        entries[id] = { ...entries[id], [name]: text }
      }
      return entries
    },
    hasServerKeys: true,
  },
}

/** Entries that hold something; a row that was added and never filled in is not saved. */
function filledEntries({ entries }: RecordsField, value: FormEntry[]): FormEntry[] {
  return value.filter(
    (entry) => isFilled(entry._id) || Object.keys(entries).some((name) => isFilled(entry[name])),
  )
}

/** A text, a number or a picture; switches and lists of ids have a value without being touched. */
function isFilled(value: unknown): boolean {
  return readText(value).trim() !== '' || typeof value === 'number' || readMedia(value) !== null
}

/** List sent as one part of JSON text; new pictures are parts of their own, named in it. */
function appendEntries(
  body: FormData,
  name: string,
  field: RecordsField,
  value: FormEntry[],
): void {
  const entries = filledEntries(field, value).map((entry) => {
    const sent: FormEntry = field.hasIds ? { _id: entry._id } : {}
    for (const [key, { kind }] of Object.entries(field.entries))
      sent[key] = kind === 'image' ? nameOf(readMedia(entry[key])) : entry[key]
    return sent
  })
  body.append(name, JSON.stringify(entries))
  for (const media of mediaInEntries(field, value))
    if (media.kind === 'chosen') body.append(media.id, media.file)
}

function nameOf(media: MediaValue | null): string {
  if (media === null) return ''
  if (media.kind === 'chosen') return `file:${media.id}`
  return media.picture === '' ? media.url : pictureName(media.picture)
}

/** Pictures of all entries, in order. */
function mediaInEntries(field: RecordsField, value: FormEntry[]): MediaValue[] {
  const names = pictureNames(field)
  return value.flatMap((entry) => names.flatMap((key) => readMedia(entry[key]) ?? []))
}

/** Entries with every picture replaced. */
function mapEntries(
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

function pictureNames({ entries }: RecordsField): string[] {
  return Object.keys(entries).filter((name) => entries[name]?.kind === 'image')
}
