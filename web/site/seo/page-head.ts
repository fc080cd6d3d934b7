import type { MetaDescriptor } from 'react-router'

/** True for the data of a page that has meta tags. */
export function hasHead(page: unknown): page is { head: MetaDescriptor[] } {
  return typeof page === 'object' && page !== null && 'head' in page
}
