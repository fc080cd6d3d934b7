export const searchWords = {} as const
