/** What an administrator may do: an owner everything, an editor all that concerns content. */
export const roles = ['owner', 'editor'] as const
export type Role = (typeof roles)[number]
