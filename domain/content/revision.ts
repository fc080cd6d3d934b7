/** Days for which a deleted or changed record can be restored, with its files. */
export const TRASH_DAYS = 30

/**
 * Actions on records. `restore` covers an earlier version and the trash, `schedule` a change of
 * publication status or the end of a sale by time.
 */
export const revisionActions = [
  'create',
  'update',
  'delete',
  'restore',
  'arrange',
  'schedule',
] as const
export type RevisionAction = (typeof revisionActions)[number]
