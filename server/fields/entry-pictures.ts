import type { RecordsField } from '../../domain/content/fields/records-field.ts'
import { fieldLabel, message } from '../../domain/messages/api-message.ts'
import { invalid } from '../kernel/errors.ts'
import { mediaUrl, shorten } from '../storage/file-names.ts'
import type { Upload } from '../storage/upload.ts'
import { describe } from './image.ts'
import { readNamedPicture } from './named-picture.ts'
import { type StoredEntry, storedSchemas } from './stored-values.ts'

/** Begins the name of a form part in the place of an entry's picture. */
const FILE_PREFIX = 'file:'

/** Stored pictures of a field's entries by their URL. */
export function picturesIn({ entries }: RecordsField, stored: readonly StoredEntry[]) {
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

/** Unchecked picture of an entry, as sent. */
export function readPicture(
  name: string,
  field: RecordsField,
  sent: unknown,
  { pictures, files }: Sources,
): unknown {
  const chosen = readNamedPicture(sent)
  if (chosen !== null) return chosen
  const named = typeof sent === 'object' && sent !== null && 'url' in sent ? sent.url : sent
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
