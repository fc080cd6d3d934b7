export const drafts = {} as const
