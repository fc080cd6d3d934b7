export const ui = {
  backOffice: 'Back office',
  close: 'Close',
  loading: 'Loading',
  path: 'Path',
  retry: 'Try again',
  languageSelect: {
    label: 'Language',
  },
  actionsMenu: {
    actions: 'Actions for {name}',
    close: 'Close',
  },
  time: {
    now: 'Just now',
    minutesAgo: '{count} min ago',
    hoursAgo: '{count} h ago',
    yesterday: 'Yesterday {time}',
  },
  pager: {
    range: '{first}–{last} of {total}',
    show: 'Show',
    rows: 'Rows per page',
    pages: 'Pages',
    page: 'Page {number}',
    previous: 'Previous page',
    next: 'Next page',
  },
  screenFrame: {
    screen: 'Screen',
    phone: 'Phone',
    desk: 'Desktop',
  },
  toast: {
    undo: 'Undo',
    view: 'View',
    dismiss: 'Dismiss',
  },
  deleteDialog: {
    delete: 'Delete',
    cancel: 'Cancel',
  },
  savedDialog: {
    text: 'It is on your site now.',
    ok: 'Ok',
  },
  unsavedChangesDialog: {
    title: 'You have unsaved changes',
  },
  dragHandle: {
    label: 'Move {name}, place {number} of {of}',
    first: 'Move to the top',
    up: 'Move up',
    down: 'Move down',
    last: 'Move to the end',
  },
  sortable: {
    lifted:
      '{name} lifted, place {number} of {total}. Arrow keys move it, Space drops it, Escape puts it back.',
    place: 'Place {number} of {total}.',
    moved: '{name} is now at place {number} of {total}.',
    stays: '{name} stays at its place.',
    back: '{name} is back at place {number}.',
  },
} as const
