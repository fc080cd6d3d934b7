export const csv = {} as const
