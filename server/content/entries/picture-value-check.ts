import { z } from 'zod'
import { choice } from '../../../domain/content/choice.ts'
import { type ErrorCode, message } from '../../../domain/messages/api-message.ts'
import type { Connection } from '../../db/database.ts'
import { entriesIn, type StoredPicture } from '../../db/records/columns.ts'
import { contentRepository } from '../../db/records/record-repository.ts'
import { invalid } from '../../kernel/errors.ts'
import { Upload } from '../../storage/upload.ts'

/**
 * Checks the values of choices that pictures say they show. Throws a 422 with the code `unknown`
 * for one that no choice has; one that a picture had `before` is removed instead.
 */
export async function checkPictureValues(
  connection: Connection,
  { name, unknown }: { name: string; unknown: ErrorCode },
  value: unknown,
  before: unknown,
): Promise<unknown> {
  if (!Array.isArray(value) || value.every((picture) => shownBy(picture) === '')) return value
  const choices = await contentRepository.list(connection, choice)
  const known = new Set(
    choices.flatMap(({ fields }) => entriesIn(fields.values).map(({ _id }) => _id)),
  )
  const earlier = new Set([before ?? []].flat().map(shownBy))
  return value.map((picture: unknown) => {
    const own = shownBy(picture)
    if (own === '' || known.has(own)) return picture
    if (!earlier.has(own)) throw invalid({ [name]: message(unknown) })
    return withoutValue(picture)
  })
}

const shown = z.object({ value: z.string() })

function shownBy(picture: unknown): string {
  return shown.safeParse(picture).data?.value ?? ''
}

function withoutValue(picture: unknown): unknown {
  if (picture instanceof Upload) return new Upload({ ...picture, value: '' })
  if (!isStoredPicture(picture)) return picture
  const { value: _, ...rest } = picture
  return rest
}

function isStoredPicture(picture: unknown): picture is StoredPicture {
  return typeof picture === 'object' && picture !== null && 'file' in picture
}
