import { z } from 'zod'
import { defineEndpoints } from './endpoint.ts'
import { moment } from './record.ts'

const message = z.string()

/** Origin of a backup: an administrator, the schedule, or a start that migrates the database. */
const backupKinds = ['by-hand', 'scheduled', 'before-update'] as const
export type BackupKind = (typeof backupKinds)[number]

const backup = z.object({
  name: z.string(),
  kind: z.enum(backupKinds),
  madeAt: moment,
  bytes: z.int(),
})
export type Backup = z.infer<typeof backup>

const change = z.object({
  /** Label of the content type, as in the history. */
  resource: z.string(),
  /** Records that exist only in the backup, that differ, and that were created after it. */
  create: z.int(),
  update: z.int(),
  remove: z.int(),
  /** True if the order of the records differs. */
  arrange: z.boolean(),
  /** Names of some affected records, for recognition. */
  names: z.array(z.string()),
})
export type BackupChange = z.infer<typeof change>

/** Backups of the whole shop, for owners. */
export const backupEndpoints = defineEndpoints('Backups', {
  list: {
    method: 'GET',
    path: '/backups',
    access: 'owner',
    summary: 'All backups, newest first, and the state of the running one',
    response: z.object({
      backups: z.array(backup),
      /** True while a backup is being created. */
      running: z.boolean(),
      /** Last failure, unless a backup has succeeded since. */
      failure: z.object({ at: moment, message }).nullable(),
      /** Time of the last backup if photos or videos were missing or damaged; null if it has all. */
      incompleteAt: moment.nullable(),
      schedule: z.object({ next: moment, keep: z.int() }).nullable(),
    }),
  },
  make: {
    method: 'POST',
    path: '/backups',
    access: 'owner',
    summary: 'Start a backup; the list shows when it is done',
    status: 202,
    response: z.object({ message }),
  },
  link: {
    method: 'POST',
    path: '/backups/:backup/link',
    access: 'owner',
    summary: 'A download link that works once, within five minutes',
    status: 201,
    response: z.object({ url: z.string() }),
  },
  file: {
    method: 'GET',
    path: '/backups/:backup/file/:token',
    access: 'public',
    summary: 'The file, by a download link',
    media: 'application/x-tar',
  },
  changes: {
    method: 'GET',
    path: '/backups/:backup/changes',
    access: 'owner',
    summary: 'What restoring the content of a backup would change',
    response: z.object({ changes: z.array(change) }),
  },
  bringBack: {
    method: 'POST',
    path: '/backups/:backup/restore',
    access: 'owner',
    summary: 'Restore the content of a backup; every change is in the history',
    response: z.object({ message, changes: z.array(change) }),
  },
  remove: {
    method: 'DELETE',
    path: '/backups/:backup',
    access: 'owner',
    summary: 'Delete a backup',
    response: z.object({ message }),
  },
})
