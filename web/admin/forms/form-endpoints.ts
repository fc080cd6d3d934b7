import { type ContentEndpoints, contentEndpoints } from '../../../domain/api/content.ts'
import { quotationEndpoints } from '../../../domain/api/quotations.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { quotation } from '../../../domain/content/quotation.ts'

type FormEndpoints = Pick<ContentEndpoints<ContentType>, 'read' | 'create' | 'update'>

/** Endpoints by which forms read and write records; quotations have some of their own. */
export function formEndpoints(type: ContentType): FormEndpoints
export function formEndpoints(type: ContentType): object {
  return type.table === quotation.table ? quotationEndpoints : contentEndpoints(type)
}
