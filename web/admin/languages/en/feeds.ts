export const feeds = {} as const
