import type { RecordsField } from '../../../domain/content/fields/field-types.ts'
import type { Picture } from '../../../domain/media/media.ts'

type Entry = Record<string, unknown>

/** Entries of a list of records in the form of their contract, with bare URLs for pictures. */
export function toEntryResponses({ entries }: RecordsField, value: unknown): Entry[] {
  const pictures = Object.keys(entries).filter((name) => entries[name]?.kind === 'image')
  return entriesOf(value).map((entry) => {
    const response = { ...entry }
    for (const name of pictures) {
      const picture = entry[name]
      response[name] = isPicture(picture) ? picture.url : ''
      response[`${name}Details`] = isPicture(picture) ? picture : null
    }
    return response
  })
}

/** Entries as visitors get them: without hidden ones, and without private fields. */
export function toVisitorEntries({ entries, hiddenBy }: RecordsField, value: unknown): Entry[] {
  const isPrivate = (name: string) => entries[name]?.isPrivate === true
  return entriesOf(value)
    .filter((entry) => hiddenBy === undefined || entry[hiddenBy] !== true)
    .map((entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => !isPrivate(name))))
}

function entriesOf(value: unknown): Entry[] {
  return Array.isArray(value) ? value : []
}

function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'url' in value
}
