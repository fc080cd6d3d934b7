import { limits } from '../../domain/content/limits.ts'

interface Page {
  skip?: number | undefined
  limit?: number | undefined
}

/** Page with the limit of public lists, unless an administrator asks: they get all that they ask for. */
export function boundedPage({ skip, limit }: Page, isAdministrator: boolean): Page {
  if (isAdministrator) return { skip, limit }
  return { skip, limit: Math.min(limit || limits.publicList, limits.publicList) }
}
