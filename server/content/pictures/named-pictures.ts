import { swapName } from '../../../domain/api/wire-names.ts'
import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import { picture } from '../../../domain/content/picture.ts'
import { message } from '../../../domain/messages/api-message.ts'
import type { Connection } from '../../db/database.ts'
import { contentRepository, type StoredRecord } from '../../db/record-repository.ts'
import { kindOf } from '../../fields/field-kinds.ts'
import { NamedPicture } from '../../fields/named-picture.ts'
import { type StoredPicture, storedPicture, storedVideo } from '../../fields/stored-values.ts'
import { invalid } from '../../kernel/errors.ts'

/**
 * The values with the stored pictures in place of those that name one of the library; a list has
 * each once. Throws a 422 at the field for one that is not there, and for a film in place of a
 * picture or the other way round.
 */
export async function resolvePictures(
  connection: Connection,
  type: ContentType,
  values: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const ids = Object.values(values).flatMap((value) => picturesNamedIn(value).map(({ id }) => id))
  if (ids.length === 0) return values
  const known = await contentRepository.findAll(connection, picture, ids)
  const resolved = { ...values }
  for (const [name, field] of fieldsOf(type)) {
    if (picturesNamedIn(values[name]).length === 0) continue
    const isVideo = kindOf(field).uploads(field) === 'video'
    resolved[name] = replaceNamed(values[name], (named) => {
      const stored = isVideo
        ? findVideo(known.get(named.id))
        : findImage(known.get(named.id), named)
      if (stored !== null) return stored
      const code = known.has(named.id)
        ? isVideo
          ? 'pictures.notAVideo'
          : 'pictures.notAnImage'
        : 'pictures.unknown'
      throw invalid({ [swapName(type, name)]: message(code) })
    })
  }
  return resolved
}

/** Pictures are in a field, in its list, or in the entries of its list; JSON may be far deeper. */
const MAX_DEPTH = 3

function picturesNamedIn(value: unknown, depth = MAX_DEPTH): NamedPicture[] {
  if (value instanceof NamedPicture) return [value]
  return typeof value === 'object' && value !== null && depth > 0
    ? Object.values(value).flatMap((one) => picturesNamedIn(one, depth - 1))
    : []
}

function replaceNamed(value: unknown, replace: (named: NamedPicture) => unknown): unknown {
  if (value instanceof NamedPicture) return replace(value)
  if (picturesNamedIn(value).length === 0) return value
  if (Array.isArray(value)) return eachFileOnce(value.map((one) => replaceNamed(one, replace)))
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([key, one]) => [key, replaceNamed(one, replace)]),
  )
}

/** Without pictures whose file is in the list already; entries of other kinds stay. */
function eachFileOnce(list: unknown[]): unknown[] {
  const seen = new Set<string>()
  return list.filter((entry) => {
    const file = storedPicture.safeParse(entry).data?.file
    if (file === undefined) return true
    const isFirst = !seen.has(file)
    seen.add(file)
    return isFirst
  })
}

/** The image of a picture as a record names it; null if there is none. */
export function findImage(
  record: StoredRecord | undefined,
  { alt, focus, value }: NamedPicture,
): StoredPicture | null {
  const { data: image } = storedPicture.safeParse(record?.fields.image)
  if (image === undefined) return null
  const use = { ...image, alt: alt ?? image.alt, focus: focus ?? image.focus }
  return value === '' ? use : { ...use, value }
}

function findVideo(record: StoredRecord | undefined) {
  return storedVideo.safeParse(record?.fields.video).data ?? null
}
