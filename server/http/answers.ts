import { type ContentType, fieldsOf, type RecordOf } from '../../domain/content/define.ts'
import type { Film, Picture } from '../../domain/media.ts'
import type { Author } from '../content/writer.ts'
import type { AccountService } from '../services/accounts.ts'

/** Whose names stand under what they wrote. */
export type AuthorNames = Awaited<ReturnType<AccountService['names']>>

/** A record in the form of the contract: a bare url where it says so. */
export function answerRecord(
  type: ContentType,
  record: RecordOf<ContentType>,
): Record<string, unknown> {
  const answer: Record<string, unknown> = { ...record }
  for (const [name, field] of fieldsOf(type)) {
    const value: unknown = answer[name]
    if (field.kind === 'image' && field.shape === 'url') answer[name] = urlOf(value)
    if (field.kind === 'image' && field.shape === 'object') answer[name] = value ?? { url: '' }
    if (field.kind === 'video') answer[name] = urlOf(value)
    if (field.kind === 'image' && field.shape === 'url') answer[`${name}Details`] = value
    if (field.kind === 'video') answer[`${name}Details`] = value
  }
  return answer
}

/** `updatedBy` as administrators see it. */
export function answerAuthor(
  author: Author | undefined,
  names: AuthorNames,
): { _id: string; name: string } | null {
  const name = author ? names.get(author) : undefined
  return author && name !== undefined ? { _id: author, name } : null
}

function urlOf(value: unknown): string {
  return isMedia(value) ? value.url : ''
}

function isMedia(value: unknown): value is Picture | Film {
  return typeof value === 'object' && value !== null && 'url' in value
}
