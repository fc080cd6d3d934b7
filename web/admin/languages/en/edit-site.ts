export const editSite = {} as const
