import { limits } from '../../domain/content/limits.ts'

interface Page {
  skip?: number
  limit?: number
}

/** Page with the limit of public lists, unless an administrator asks: they get all that they ask for. */
export function boundedPage(
  page: { skip?: number; limit?: number },
  isAdministrator: boolean,
): Page {
  if (isAdministrator) return page
  return { ...page, limit: Math.min(page.limit || limits.publicList, limits.publicList) }
}
