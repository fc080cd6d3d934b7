import { resourceOf } from '../../../domain/content/content-type.ts'
import { picture } from '../../../domain/content/picture.ts'
import { TRASH_DAYS } from '../../../domain/content/revision.ts'
import { type PictureEdit, settleEdit } from '../../../domain/media/picture-edit.ts'
import { message } from '../../../domain/messages/api-message.ts'
import {
  type Author,
  type ContentWriter,
  findRecord,
  inBatch,
} from '../../content/content-writer.ts'
import { restoreIn } from '../../content/history-service.ts'
import { follow, shownBy } from '../../content/pictures/descriptions.ts'
import {
  isSameEdit,
  type PictureFile,
  readEdit,
  readOriginal,
} from '../../content/pictures/picture-edits.ts'
import { adaptUses, titleOf } from '../../content/pictures/record-uses.ts'
import {
  countUses,
  enrichPicture,
  mayWrite,
  type RewrittenRecord,
  rewriteUses,
} from '../../content/pictures/rewrite-uses.ts'
import { isPhotograph, type Use } from '../../content/pictures/uses.ts'
import { readState } from '../../content/record-state.ts'
import { sameContent } from '../../content/translations/merge-translations.ts'
import type { Connection, Database } from '../../db/database.ts'
import { pictureRepository } from '../../db/picture-repository.ts'
import { contentRepository, type StoredRecord, typeOfResource } from '../../db/record-repository.ts'
import { revisionRepository } from '../../db/revisions.ts'
import { conflict, invalid, RequestError } from '../../kernel/errors.ts'
import type { MediaUpload } from '../media-library.ts'
import { pictureUndos, type UndoableChange } from './picture-undo-repository.ts'

/** Number of uses that a change of pictures changed, and the token of its undo. */
export interface UndoableResult {
  count: number
  undo: string
}

export type PictureChanges = ReturnType<typeof createPictureChanges>

/** Replaces pictures everywhere, and undoes changes of many records. */
export function createPictureChanges(database: Database, writer: ContentWriter) {
  return {
    /**
     * Shows another picture in every place of this one, all or none. What a use says by itself stays;
     * a list that has the other one has it once. Without an alternative text the other one takes that
     * of this one. Throws a 404, a 422 for another one that is not there or of another kind, a 409 for
     * one that is not used, and a 403 if it is shown in records that the author may not write.
     */
    replace: (id: string, by: string, author: Author): Promise<UndoableResult> =>
      database.transaction().execute(async (transaction) => {
        const from = await findRecord(transaction, picture, id)
        const to = await contentRepository.find(transaction, picture, by)
        if (to === undefined) throw invalid({ by: message('pictures.unknown') })
        if (id === by) throw invalid({ by: message('pictures.itself') })
        const before = shownBy(from)
        if (isPhotograph(before.media) !== isPhotograph(shownBy(to).media))
          throw invalid({ by: message('pictures.otherKind') })
        // The focus is that of a photograph, the alternative text often that of what it shows.
        const media = isPhotograph(before.media) ? { ...before.media, focus: '' } : before.media
        const words = { ...before, media }
        const after = shownBy(await enrichPicture(transaction, writer, to, words, { author }))
        const replaceUse = (use: Use) => follow(use, before, after)
        const rewritten = await inBatch(transaction, writer, (batch) =>
          rewriteUses(transaction, batch, id, replaceUse, { author }),
        )
        if (rewritten.length === 0)
          throw conflict(message('pictures.unused', { name: titleOf(picture, from) }))
        return addUndo(transaction, rewritten, rewritten.map(toChange))
      }),

    /**
     * Gives records back the state before a change. Throws a 409 if the change was undone before or is
     * too old, and one that names the records that changed since; then nothing changes.
     */
    undo: (token: string, author: Author): Promise<number> =>
      database.transaction().execute(async (transaction) => {
        const undo = await pictureUndos.take(transaction, token)
        if (undo === null) throw conflict(message('pictures.undoGone', { days: TRASH_DAYS }))
        await expectUnchanged(transaction, undo.records)
        return inBatch(transaction, writer, async (batch) => {
          for (const change of undo.records) await giveBack(transaction, batch, change, author)
          return undo.count
        })
      }),
  }
}

/** A new edit of a picture, with the file that it makes. */
export interface PreparedEdit {
  edit: PictureEdit | null
  file: PictureFile
}

/**
 * Makes the file of an edit; null if the picture is edited like that already. Throws a 422 on `edit`
 * for a film.
 */
export async function prepareEdit(
  upload: MediaUpload,
  { _id, fields }: StoredRecord,
  sent: PictureEdit | null,
): Promise<PreparedEdit | null> {
  const original = readOriginal(fields)
  if (original === null) throw invalid({ edit: message('pictures.notEditable') })
  const edit = settleEdit(sent)
  if (isSameEdit(edit, readEdit(fields))) return null
  if (edit !== null)
    return { edit, file: await upload.edited({ _id, original: original.file }, edit) }
  const { alt: _, focus: __, value: ___, ...file } = original
  return { edit, file }
}

/** Throws a 409 if the file of an edit is that of another picture. */
export async function expectOwnFile(
  connection: Connection,
  id: string,
  { file }: PictureFile,
): Promise<void> {
  const owner = await pictureRepository.claim(connection, file, id)
  if (owner === undefined || owner === id) return
  const names = await revisionRepository.lastNames(connection, [owner])
  throw conflict(message('pictures.editIsThere', { name: names.get(owner) ?? file }))
}

/** The token of an undo of an edit; the picture goes first, since its uses follow it. */
export function addEditUndo(
  connection: Connection,
  before: StoredRecord,
  after: StoredRecord,
  rewritten: readonly RewrittenRecord[],
): Promise<UndoableResult> {
  const own = toChange({ type: picture, before, after, uses: 0 })
  return addUndo(connection, rewritten, [own, ...rewritten.map(toChange)])
}

async function addUndo(
  connection: Connection,
  rewritten: readonly RewrittenRecord[],
  records: UndoableChange[],
): Promise<UndoableResult> {
  const count = countUses(rewritten)
  return { count, undo: await pictureUndos.add(connection, { count, records }) }
}

function toChange({ type, before, after }: RewrittenRecord): UndoableChange {
  return {
    resource: resourceOf(type),
    recordId: after._id,
    before: before.version,
    version: after.version,
  }
}

const MAX_LISTED_NAMES = 3

/** Throws a 409 that names the records that are not as the change left them. */
async function expectUnchanged(
  connection: Connection,
  changes: readonly UndoableChange[],
): Promise<void> {
  const changed: { resource: string; _id: string; name: string }[] = []
  for (const { resource, recordId: _id, version } of changes) {
    const type = typeOfResource(resource)
    const record = type && (await contentRepository.find(connection, type, _id))
    if (record?.version === version) continue
    const names = await revisionRepository.lastNames(connection, [_id])
    changed.push({ resource, _id, name: names.get(_id) ?? _id })
  }
  if (changed.length === 0) return
  const names = changed.slice(0, MAX_LISTED_NAMES).map(({ name }) => `“${name}”`)
  const more = changed.length - names.length
  const said = message('pictures.changedSince', { names: names.join(', '), more })
  throw new RequestError(409, said, { properties: { changed } })
}

/** Restores the state of a record before a change, unless it follows from that of a picture already. */
async function giveBack(
  connection: Connection,
  writer: ContentWriter,
  { resource, recordId, before }: UndoableChange,
  author: Author,
): Promise<void> {
  const type = typeOfResource(resource)
  if (type === undefined) return
  if (!(await mayWrite(connection, type, author)))
    throw new RequestError(403, message('pictures.shownInSettings'))
  const revision = await revisionRepository.findUpTo(connection, resource, recordId, before)
  if (revision === undefined) return
  const present = await findRecord(connection, type, recordId)
  const former = readState(type, revision.state)
  if (sameContent(present, former)) return
  if (type.table === picture.table) {
    await restoreIn(connection, writer, type, recordId, before, author)
    return
  }
  // Only its pictures differ, and may have changed since: all else was checked when it was written.
  const record = { ...present, ...former, updatedBy: author }
  const { fields, translations } = await adaptUses(connection, writer, type, record, present)
  await writer.updateUses(connection, type, present, { fields, translations }, author, 'restore')
}
