import type { ContentEndpoints } from '../../../domain/api/content.ts'
import type { ResponseOf } from '../../../domain/api/endpoint.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import type { RevisionAction } from '../../../domain/content/revision.ts'

/** Entry in the history of a record of any type. */
export type Revision = ResponseOf<ContentEndpoints<ContentType>['history']>['revisions'][number]

/** Past tense, for use after a name. */
export const actionLabels: Record<RevisionAction, string> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  arrange: 'reordered',
  schedule: 'changed by date',
}
