import { contentEndpoints } from '../../../../domain/api/content.ts'
import type { AnyRecord } from '../../../../domain/api/record.ts'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import { type Api, ApiError } from '../../app/api-client.ts'
import type { Revision } from '../../app/revision.ts'
import { type FormValues, isSame } from '../form-values.ts'
import { formFieldsOf } from '../languages/translation-keys.ts'
import { formValuesOf } from '../languages/translation-values.ts'
import type { Merge } from './merge.ts'

/** Author and time of a write. */
export interface AuditEntry {
  /** Null for the program itself, or an administrator who has been removed since. */
  name: string | null
  at: string
}

/** Somebody else saved the record since it was loaded. */
export interface Conflict extends Merge {
  current: AnyRecord
  mine: FormValues
  theirs: FormValues
  /** Author of the last change of each field and translation. */
  changes: ReadonlyMap<string, AuditEntry>
}

/** Somebody else deleted the record since it was loaded. */
export interface Deletion {
  mine: FormValues
  auditEntry: AuditEntry | null
  /** Error of the last attempt to restore it or save it as new. */
  failure: string
}

/** Revisions read to find the author of each change; older ones have no author. */
const MAX_REVISIONS = 50

/** Author of the last change of each field and translation since a version. Empty if the history cannot be read. */
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
    const [now, then] = [formValuesOf(type, revision.state), formValuesOf(type, before.state)]
    for (const { key } of formFieldsOf(type)) {
      if (!changes.has(key) && !isSame(now[key], then[key]))
        changes.set(key, toAuditEntry(revision))
    }
  }
  return changes
}

/** Author of a deletion; null if the record is not deleted or the history cannot be read. */
export async function readDeletion(
  api: Api,
  type: ContentType,
  id: string,
): Promise<AuditEntry | null> {
  const [last] = await readRevisions(api, type, id)
  return last?.action === 'delete' ? toAuditEntry(last) : null
}

/**
 * Newest first. Errors of the API are ignored: the conflict can be resolved without the authors.
 */
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
