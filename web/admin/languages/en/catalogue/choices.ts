export const choices = {} as const
