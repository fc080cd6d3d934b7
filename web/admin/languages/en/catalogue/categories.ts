export const categories = {} as const
