import { contentEndpoints } from '../../../../domain/api/content.ts'
import type { AnyRecord } from '../../../../domain/api/record.ts'
import { type ContentType, fieldsOf } from '../../../../domain/content/content-type.ts'
import { type Api, ApiError } from '../../app/api-client.ts'
import type { Revision } from '../../app/revision.ts'
import { type FormValues, isSame, valuesOf } from '../form-values.ts'
import type { Merge } from './merge.ts'

/** Who did something, and when. */
export interface AuditEntry {
  /** Null: the program, or somebody who has been removed since. */
  name: string | null
  at: string
}

/** Somebody else saved the record in the meantime. */
export interface Conflict extends Merge {
  current: AnyRecord
  mine: FormValues
  theirs: FormValues
  /** Who changed which field. */
  changes: ReadonlyMap<string, AuditEntry>
}

/** Somebody else deleted the record in the meantime. */
export interface Deletion {
  mine: FormValues
  auditEntry: AuditEntry | null
  /** Why it could neither be brought back nor saved as new. */
  failure: string
}

/** More writes than these between opening and saving a form are not told apart. */
const MAX_REVISIONS = 50

/** Who changed each field last since a version, by field. Empty where that cannot be found out. */
export async function readChanges(
  api: Api,
  type: ContentType,
  id: string,
  since: number,
): Promise<Map<string, AuditEntry>> {
  const changes = new Map<string, AuditEntry>()
  const revisions = (await readRevisions(api, type, id)).filter(({ version }) => version >= since)
  for (const [index, revision] of revisions.entries()) {
    const before = revisions[index + 1]
    if (before === undefined) break
    const [now, then] = [valuesOf(type, revision.state), valuesOf(type, before.state)]
    for (const [name] of fieldsOf(type)) {
      if (!changes.has(name) && !isSame(now[name], then[name]))
        changes.set(name, toAuditEntry(revision))
    }
  }
  return changes
}

/** Who deleted a record; null where it never was or that cannot be found out. */
export async function readDeletion(
  api: Api,
  type: ContentType,
  id: string,
): Promise<AuditEntry | null> {
  const [last] = await readRevisions(api, type, id)
  return last?.action === 'delete' ? toAuditEntry(last) : null
}

/** Newest first. Who did it is worth saying, not worth failing for. */
async function readRevisions(api: Api, type: ContentType, id: string): Promise<Revision[]> {
  const { history } = contentEndpoints(type)
  try {
    return (await api.call(history, { id }, undefined, { query: { limit: MAX_REVISIONS } }))
      .revisions
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

function toAuditEntry({ by, at }: Revision): AuditEntry {
  return { name: by?.name ?? null, at }
}
