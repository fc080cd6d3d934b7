export const widgets = {} as const
