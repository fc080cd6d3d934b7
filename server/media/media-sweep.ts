import { sql } from 'kysely'
import { type ContentType, fieldsOf } from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import type { Field } from '../../domain/content/fields/field-kinds.ts'
import { TRASH_DAYS } from '../../domain/content/revision.ts'
import type { Database } from '../db/database.ts'
import { mediaRepository } from '../db/media-file-repository.ts'
import { revisionRepository } from '../db/revisions.ts'
import { ago, day } from '../kernel/clock.ts'
import { baseOf } from '../storage/file-names.ts'
import type { Storage } from '../storage/storage.ts'
import type { MediaLibrary } from './media-library.ts'

export const retention = TRASH_DAYS * day

export interface SweepParts {
  database: Database
  media: MediaLibrary
  originals: Storage
  variants: Storage
  previews: Storage
}

/**
 * Deletes files that nothing has referred to for a day: neither a record, nor a revision that can
 * still be restored, nor a quotation that was sent. Returns the number of deleted originals.
 */
export async function sweepMedia({
  database,
  media,
  originals,
  variants,
  previews,
}: SweepParts): Promise<number> {
  const yesterday = ago(day)
  const seen = await revisionRepository.current(database)
  const used = await usedFiles(database)
  const stored = await mediaRepository.all(database)
  const known = new Set(stored.map(({ file }) => file))
  let removed = 0
  for (const { file, createdAt } of stored) {
    if (used.has(file) || createdAt > yesterday) continue
    if (!(await media.forget(file, seen))) continue
    known.delete(file)
    removed += 1
  }
  for await (const { name, changedAt } of originals.list()) {
    // Files that a crashed process stored without recording them.
    if (known.has(name) || new Date(changedAt).toISOString() > yesterday) continue
    await media.forget(name, seen)
  }
  const bases = new Set([...known].map(baseOf))
  for await (const { name, changedAt } of variants.list()) {
    // Recent variants may belong to a photo whose row is not committed yet.
    const isOld = new Date(changedAt).toISOString() < yesterday
    if (isOld && !bases.has(baseOf(name))) await variants.remove(name)
  }
  for await (const { name, changedAt } of previews.list()) {
    // Names do not reveal the record; previews still in use are generated again.
    if (new Date(changedAt).toISOString() < ago(retention)) await previews.remove(name)
  }
  return removed
}

const fileName = /(?<=")[\w-]{22}\.(?:jpg|png|mp4|mov|webm)(?=")/g

async function usedFiles(database: Database): Promise<Set<string>> {
  const used = new Set<string>()
  const note = (text: string | null) => {
    for (const [file] of text?.matchAll(fileName) ?? []) used.add(file)
  }
  for (const type of contentTypes) {
    for (const column of mediaColumns(type)) {
      const { rows } = await sql<{ value: string | null }>`
        select ${sql.ref(column)} as "value" from ${sql.table(type.table)}`.execute(database)
      for (const { value } of rows) note(value)
    }
  }
  const revisions = await database
    .selectFrom('revision')
    .select('state')
    .where('at', '>', ago(retention))
    .execute()
  for (const { state } of revisions) note(state)
  const editions = await database.selectFrom('quotation_edition').select('content').execute()
  for (const { content } of editions) note(content)
  return used
}

/** Kinds whose values name files, or may. */
const mediaKinds: ReadonlySet<Field['kind']> = new Set(['image', 'images', 'video', 'records'])

function mediaColumns(type: ContentType): string[] {
  return fieldsOf(type)
    .filter(([, { kind }]) => mediaKinds.has(kind))
    .map(([name]) => name)
}

/**
 * Deletes files that a crashed process stored without recording them; returns their number. Call
 * only before the first write: later, an unknown file may belong to a write in progress.
 */
export async function removeOrphans(database: Database, originals: Storage): Promise<number> {
  const known = new Set((await mediaRepository.all(database)).map(({ file }) => file))
  let removed = 0
  for await (const { name } of originals.list()) {
    if (known.has(name)) continue
    await originals.remove(name)
    removed += 1
  }
  return removed
}
