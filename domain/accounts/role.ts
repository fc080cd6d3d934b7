/** Roles of administrators: an owner may do everything, an editor everything about content. */
export const roles = ['owner', 'editor'] as const
export type Role = (typeof roles)[number]
