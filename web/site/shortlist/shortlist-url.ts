import { publicPages } from '../../../domain/urls/public-pages.ts'
import { idsQuery } from './product-ids.ts'

/**
 * Path of the page that shows a sent shortlist. Not in domain/urls/page-paths.ts: only the
 * shortlist links to it.
 */
export function shortlistAddress(ids: readonly string[]): string {
  return publicPages.shortlist.path + idsQuery(ids)
}
