export const backups = {
  backups: {
    title: 'Backups',
    schedule: 'Next automatic backup: {next}. The last {keep, number} are kept.',
    noSchedule: 'No nightly backup yet. Ask whoever runs your server to turn it on.',
    make: 'Back up now',
    failed: 'The last backup failed, {date}. {message}',
    makingFirst: 'Creating the first backup',
    none: 'No backups yet',
    noneHint:
      'A backup is one file with all records, photos and videos. Keep a copy on another computer.',
    created: 'Created',
    type: 'Type',
    size: 'Size',
    actions: 'Actions',
    deleteTitle: 'Delete this backup?',
    deleteText: 'Created {date}. A deleted backup cannot be restored.',
    deleted: 'Backup deleted.',
  },
  backupRow: {
    kinds: {
      'by-hand': 'Manual',
      scheduled: 'Scheduled',
      'before-update': 'Before an update',
    },
    name: 'the backup of {date}',
    download: 'Download',
    restore: 'Restore…',
    delete: 'Delete',
  },
  backupRestoreDialog: {
    title: 'Restore this backup?',
    explanation:
      'Your site goes back to what it was on {date}. Enquiries and administrators stay as they are. Changes are listed in the history; deleted items go to the Trash.',
    noChanges: 'Nothing to restore: everything is the same as in this backup.',
    created: '{count, number} restored',
    updated: '{count, number} changed',
    removed: '{count, number} moved to the Trash',
    reordered: 'reordered',
    namesAndMore: '{names} and {count, number} more',
    cancel: 'Cancel',
    restore: 'Restore',
  },
} as const
