export const commandPalette = {} as const
