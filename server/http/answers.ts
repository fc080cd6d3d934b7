import type { Administrator } from '../../domain/api/accounts.ts'
import type { Named, RecordAnswer } from '../../domain/api/record.ts'
import { type ContentType, fieldsOf, type RecordOf } from '../../domain/content/define.ts'
import type { Film, Picture } from '../../domain/media.ts'
import type { ContentService } from '../content/service.ts'
import type { Author } from '../content/writer.ts'
import type { AccountService } from '../services/accounts.ts'

/** Whose names stand under what they wrote. */
export type AuthorNames = Awaited<ReturnType<AccountService['names']>>

/** Records as the API answers them; who wrote them, and what is private, is told to administrators alone. */
export interface ContentAnswers {
  records<T extends ContentType>(
    type: T,
    records: RecordOf<T>[],
    isAdministrator: boolean,
  ): Promise<RecordAnswer<T>[]>
  record<T extends ContentType>(
    type: T,
    record: RecordOf<T>,
    isAdministrator: boolean,
  ): Promise<RecordAnswer<T>>
}

interface AnswerSources {
  content: Pick<ContentService, 'authors'>
  accounts: Pick<AccountService, 'names'>
}

export function createContentAnswers({ content, accounts }: AnswerSources): ContentAnswers {
  async function records<T extends ContentType>(
    type: T,
    list: RecordOf<T>[],
    isAdministrator: boolean,
  ): Promise<RecordAnswer<T>[]> {
    if (!isAdministrator) return list.map((record) => answerVisitor(type, record))
    const authors = await content.authors(
      type,
      list.map((record) => record._id),
    )
    const names = await accounts.names()
    return list.map((record) => ({
      ...answerRecord(type, record),
      updatedBy: answerAuthor(authors.get(record._id), names),
    }))
  }
  return {
    records,
    async record(type, record, isAdministrator) {
      const [answer] = await records(type, [record], isAdministrator)
      if (answer === undefined) throw new Error('A record has no answer.')
      return answer
    },
  }
}

/**
 * A record that an administrator has just written. Reads nothing: after the commit a failed read would answer a write
 * that is done with an error, and the client would send it again.
 */
export function answerWritten<T extends ContentType>(
  type: T,
  record: RecordOf<T>,
  { _id, name }: Administrator,
): RecordAnswer<T> {
  return { ...answerRecord(type, record), updatedBy: { _id, name } }
}

/**
 * A record in the form of the contract: a bare url where it says so. TypeScript takes its type from
 * the declaration; `RecordAnswer` follows the same kinds.
 */
export function answerRecord<T extends ContentType>(type: T, record: RecordOf<T>): RecordAnswer<T>
export function answerRecord(type: ContentType, record: RecordOf<ContentType>) {
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

function answerVisitor<T extends ContentType>(type: T, record: RecordOf<T>): RecordAnswer<T>
function answerVisitor(type: ContentType, record: RecordOf<ContentType>) {
  const answer: Record<string, unknown> = answerRecord(type, record)
  for (const [name, field] of fieldsOf(type)) if (field.isPrivate) delete answer[name]
  return answer
}

/** `updatedBy` as administrators see it. */
export function answerAuthor(author: Author | undefined, names: AuthorNames): Named | null {
  const name = author ? names.get(author) : undefined
  return author && name !== undefined ? { _id: author, name } : null
}

function urlOf(value: unknown): string {
  return isMedia(value) ? value.url : ''
}

function isMedia(value: unknown): value is Picture | Film {
  return typeof value === 'object' && value !== null && 'url' in value
}
