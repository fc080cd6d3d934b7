export const filters = {} as const
