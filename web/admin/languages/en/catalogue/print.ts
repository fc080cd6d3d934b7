export const print = {} as const
