import type { ContentType } from '../../../domain/content/content-type.ts'
import { picture } from '../../../domain/content/picture.ts'
import { message } from '../../../domain/messages/api-message.ts'
import { hasRole } from '../../accounts/administrators.ts'
import type { Connection } from '../../db/database.ts'
import { pictureRepository } from '../../db/picture-repository.ts'
import { contentRepository, type StoredRecord, typeOfResource } from '../../db/record-repository.ts'
import { RequestError } from '../../kernel/errors.ts'
import { sameContent, type TranslatedFields } from '../translations/merge-translations.ts'
import { describeBy, follow, showing, shownBy } from './descriptions.ts'
import { createPointMover, moveFocusText, moveMarks, type PointMover } from './picture-edits.ts'
import type { RecordWriter } from './record-writer.ts'
import { changeUses, type Shown, saysOther, type Use } from './uses.ts'

/** A record that a change of a picture changed. */
export interface RewrittenRecord {
  type: ContentType
  /** As it was, and as it is now. */
  before: StoredRecord
  after: StoredRecord
  /** Number of its uses that changed. */
  uses: number
}

interface RewriteOptions {
  author: string | null
  /** Action of the picture's own revision; `update` unless given. */
  action?: 'update' | 'restore'
  /**
   * The change follows from the write of another record: records that its author may not write are
   * left as they are, instead of refusing it.
   */
  isCaused?: boolean
  /** Id of that record. */
  cause?: string
  /** Moves marks on the picture. */
  movePoint?: PointMover | null
}

/**
 * Changes uses of a picture in all records that show it, each with its revision, in the caller's
 * transaction. `change` gets every use of the picture and returns the same object for one that stays.
 * Throws a 403 if that would change a record that the author may not write.
 */
export async function rewriteUses(
  connection: Connection,
  writer: RecordWriter,
  id: string,
  change: (use: Use) => Shown,
  { author, isCaused = false, cause, movePoint = null }: RewriteOptions,
): Promise<RewrittenRecord[]> {
  const rewritten: RewrittenRecord[] = []
  const uses = await pictureRepository.usesOf(connection, id)
  const files = await pictureRepository.filesOf(connection, id)
  for (const [resource, group] of Map.groupBy(uses, (use) => use.resource)) {
    const type = typeOfResource(resource)
    if (type === undefined) continue
    const ids = [...new Set(group.map(({ recordId }) => recordId))]
    const records = await contentRepository.findAll(connection, type, ids)
    for (const before of records.values()) {
      if (before._id === cause) continue
      let count = 0
      const content = changeUses(type, before, (use) => {
        if (!files.has(use.media.file)) return use
        const changed = change(use)
        if (saysOther(use, changed)) count += 1
        return changed
      })
      if (count === 0) continue
      if (!(await mayWrite(connection, type, author))) {
        if (isCaused) continue
        throw new RequestError(403, message('pictures.shownInSettings'))
      }
      const { translations } = content
      const written = { fields: moveMarks(type, content.fields, movePoint), translations }
      const after = await writer.updateUses(connection, type, before, written, author)
      rewritten.push({ type, before, after, uses: count })
    }
  }
  return rewritten
}

/**
 * Writes a picture, and all that follows it: see `follow`. A focus of a use's own, and the marks of a
 * room, move with what they show. With `isCaused` the picture itself has no revision, since the
 * write that is the cause has one.
 */
export async function changePicture(
  connection: Connection,
  writer: RecordWriter,
  before: StoredRecord,
  content: TranslatedFields,
  options: RewriteOptions,
): Promise<{ record: StoredRecord; rewritten: RewrittenRecord[] }> {
  const { fields, translations } = content
  const written = { fields, translations }
  const record = options.isCaused
    ? await writer.updateUnrecorded(connection, picture, before, written)
    : await writer.update(connection, picture, before, written, options.author, options.action)
  const [from, to] = [shownBy(before), shownBy(record)]
  const movePoint = createPointMover(before.fields, record.fields)
  const rewritten = await rewriteUses(
    connection,
    writer,
    record._id,
    (use) => follow(use, from, to, (focus) => moveFocusText(focus, movePoint)),
    { ...options, movePoint },
  )
  return { record, rewritten }
}

/**
 * Gives a picture what a use, or another picture, says where it says nothing itself, in consequence
 * of a write.
 */
export async function enrichPicture(
  connection: Connection,
  writer: RecordWriter,
  record: StoredRecord,
  other: Shown,
  options: Pick<RewriteOptions, 'author' | 'cause'>,
): Promise<StoredRecord> {
  const described = showing(record, describeBy(shownBy(record), other))
  if (sameContent(described, record)) return record
  const caused = { ...options, isCaused: true }
  return (await changePicture(connection, writer, record, described, caused)).record
}

/** True if the author of a write may change records of a type; the program may change all. */
export async function mayWrite(
  connection: Connection,
  { writtenBy }: ContentType,
  author: string | null,
): Promise<boolean> {
  return writtenBy === undefined || author === null || hasRole(connection, author, writtenBy)
}

/** Number of uses that changed. */
export function countUses(rewritten: readonly RewrittenRecord[]): number {
  return rewritten.reduce((count, { uses }) => count + uses, 0)
}
