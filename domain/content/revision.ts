/** How long a deleted or changed record can be brought back, with its files. */
export const TRASH_DAYS = 30

/**
 * What is done to records; `restore` is both ways back, to an earlier version and out of the trash,
 * `schedule` what happens when the time of some has come.
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
