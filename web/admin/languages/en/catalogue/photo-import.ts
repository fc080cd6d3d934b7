export const photoImport = {} as const
