import type { ContentEndpoints } from '../../../domain/api/content.ts'
import type { ResponseOf } from '../../../domain/api/endpoint.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'

/** Entry in the history of a record of any type. */
export type Revision = ResponseOf<ContentEndpoints<ContentType>['history']>['revisions'][number]
