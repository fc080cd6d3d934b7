import { z } from 'zod'
import type { FormerPictureUse, PictureUse } from '../../../domain/api/pictures.ts'
import { type ContentType, resourceOf } from '../../../domain/content/content-type.ts'
import { picture } from '../../../domain/content/picture.ts'
import { getPublicationStatus } from '../../../domain/content/publication-status.ts'
import { isOwn, shownBy } from '../../content/pictures/descriptions.ts'
import { titleOf } from '../../content/pictures/record-uses.ts'
import { isPhotograph, type Use, usesIn } from '../../content/pictures/uses.ts'
import { presentRecords } from '../../content/presentation.ts'
import type { Connection } from '../../db/database.ts'
import { pictureRepository } from '../../db/picture-repository.ts'
import { contentRepository, type StoredRecord, typeOfResource } from '../../db/record-repository.ts'
import { revisionRepository } from '../../db/revisions.ts'
import { entriesIn } from '../../fields/stored-values.ts'
import { ago, now } from '../../kernel/clock.ts'
import { retention } from '../media-sweep.ts'

/** Fields of records that show a picture. */
export async function describeUses(
  connection: Connection,
  record: StoredRecord,
): Promise<PictureUse[]> {
  const rows = await pictureRepository.usesOf(connection, record._id)
  if (rows.length === 0) return []
  const files = await pictureRepository.filesOf(connection, record._id)
  const described: PictureUse[] = []
  for (const [resource, group] of Map.groupBy(rows, (row) => row.resource)) {
    const type = typeOfResource(resource)
    if (type === undefined) continue
    const ids = [...new Set(group.map(({ recordId }) => recordId))]
    const users = [...(await contentRepository.findAll(connection, type, ids)).values()]
    const presented = await presentRecords(connection, type, users)
    for (const [index, user] of users.entries()) {
      const { path } = { path: undefined, ...presented[index] }
      for (const use of usesIn(type, user)) {
        if (!files.has(use.media.file)) continue
        described.push({
          resource,
          _id: user._id,
          name: titleOf(type, user),
          field: use.field,
          ...(typeof path === 'string' && { path }),
          isHidden: isHidden(type, user, use.field),
          isOwn: saysOwn(use, record),
        })
      }
    }
  }
  return described
}

function saysOwn({ media }: Use, record: StoredRecord): boolean {
  const own = shownBy(record).media
  if (!isPhotograph(media) || !isPhotograph(own)) return false
  return isOwn(media.alt, own.alt) || isOwn(media.focus, own.focus)
}

const scheduleSchema = z.object({
  visibility: z.string(),
  liveFrom: z.string().optional(),
  liveUntil: z.string().optional(),
})

/** True for a record, or an entry of its lists, that visitors do not see now. */
function isHidden(type: ContentType, { fields }: StoredRecord, path: string): boolean {
  const [name = '', id] = path.split('.')
  const field = type.fields[name]
  if (field?.kind === 'records' && field.hiddenBy !== undefined) {
    const entry = entriesIn(fields[name]).find(({ _id }) => _id === id)
    if (entry?.[field.hiddenBy] === true) return true
  }
  if (type.fields.visibility === undefined) return false
  // Without a schedule, a record is live as long as it is not hidden.
  const { visibility, liveFrom = '', liveUntil = '' } = scheduleSchema.parse(fields)
  return getPublicationStatus({ visibility, liveFrom, liveUntil }, now()) !== 'live'
}

/** Records that name a picture in the trash, or in earlier versions, of the last 30 days only. */
export async function describeFormerUses(
  connection: Connection,
  id: string,
): Promise<FormerPictureUse[]> {
  const files = await pictureRepository.filesOf(connection, id)
  const named = await revisionRepository.naming(connection, [...files], ago(retention))
  const present = new Set(
    (await pictureRepository.usesOf(connection, id)).map(({ recordId }) => recordId),
  )
  const newest = new Map(named.map((note) => [note.recordId, note]))
  const former = [...newest.values()].filter(
    ({ resource, recordId }) => resource !== resourceOf(picture) && !present.has(recordId),
  )
  const described: FormerPictureUse[] = []
  for (const [resource, notes] of Map.groupBy(former, (note) => note.resource)) {
    const type = typeOfResource(resource)
    if (type === undefined) continue
    const ids = notes.map(({ recordId }) => recordId)
    const existing = await contentRepository.existing(connection, type, ids)
    for (const { recordId: _id, name, version, at } of notes)
      described.push({
        resource,
        _id,
        name,
        where: existing.has(_id) ? 'history' : 'trash',
        version,
        at,
      })
  }
  return described
}
