import { v7 as uuid } from 'uuid'
import type { RecordsField } from '../../../domain/content/fields/field-types.ts'
import { fieldLabel, message } from '../../../domain/messages/api-message.ts'
import { entriesIn, type StoredEntry, storedSchemas } from '../../db/records/columns.ts'
import { invalid } from '../../kernel/errors.ts'
import { mediaUrl } from '../../media/media-urls.ts'
import { shorten } from '../../storage/file-names.ts'
import type { Upload } from '../../storage/upload.ts'
import { describe, openText } from '../picture-input.ts'

/** Begins the name of a form part in the place of an entry's picture. */
const FILE_PREFIX = 'file:'

/**
 * Unchecked entries of a list of records, as sent. An entry that names the `_id` of a stored one
 * keeps it, with the fields that it leaves out; any other gets a new one. Pictures are named by
 * their URL, or by a part of the form among `files`.
 */
export function mergeEntries(
  name: string,
  field: RecordsField,
  sent: unknown,
  current: unknown,
  files: ReadonlyMap<string, Upload> = new Map(),
): unknown {
  const list = typeof sent === 'string' ? parseEntries(sent) : (sent ?? [])
  if (!Array.isArray(list)) return list
  const stored = entriesIn(current)
  const taken = new Set<unknown>()
  const pictures = picturesIn(field, stored)
  return list.map((entry: unknown) => {
    if (!isRecord(entry)) return entry
    const known = field.hasIds ? findStored(stored, entry._id, taken) : undefined
    const merged: Record<string, unknown> = field.hasIds ? { _id: known?._id ?? uuid() } : {}
    taken.add(merged._id)
    for (const [key, { kind }] of Object.entries(field.entries)) {
      if (!(key in entry)) merged[key] = known?.[key]
      else if (kind === 'image')
        merged[key] = readPicture(name, field, entry[key], { pictures, files })
      else merged[key] = entry[key]
    }
    return merged
  })
}

function parseEntries(text: string): unknown {
  return text.trim() === '' ? [] : openText(text)
}

function findStored(
  stored: readonly StoredEntry[],
  id: unknown,
  taken: ReadonlySet<unknown>,
): StoredEntry | undefined {
  const wanted = typeof id === 'string' ? id.trim().toLowerCase() : ''
  return taken.has(wanted) ? undefined : stored.find(({ _id }) => _id === wanted)
}

/** Stored pictures of a field's entries by their URL. */
function picturesIn({ entries }: RecordsField, stored: readonly StoredEntry[]) {
  const names = Object.keys(entries).filter((key) => entries[key]?.kind === 'image')
  const pictures = stored.flatMap((entry) =>
    names.flatMap((key) => storedSchemas.image.parse(entry[key] ?? null) ?? []),
  )
  return new Map(pictures.map((picture) => [mediaUrl(picture.file), picture]))
}

interface Sources {
  pictures: ReturnType<typeof picturesIn>
  files: ReadonlyMap<string, Upload>
}

function readPicture(
  name: string,
  field: RecordsField,
  sent: unknown,
  { pictures, files }: Sources,
): unknown {
  const named = isRecord(sent) ? sent.url : sent
  const url = typeof named === 'string' ? named.trim() : (named ?? '')
  if (url === '') return null
  if (typeof url === 'string' && url.startsWith(FILE_PREFIX)) {
    const file = files.get(url.slice(FILE_PREFIX.length))
    if (file !== undefined) return file
    throw invalid({ [name]: message('records.pictureMissing', { field: fieldLabel(field), url }) })
  }
  const picture = typeof url === 'string' ? pictures.get(shorten(url)) : undefined
  if (picture !== undefined) return describe(picture, sent)
  throw invalid({
    [name]: message('records.foreignPicture', { field: fieldLabel(field) }),
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
