/** English names of the actions, by their ids. */
export const actionNames = {
  undo: 'Undo',
  'hide-product': 'Hide product',
  'show-product': 'Set product live',
  'export-products': 'Export products',
  'make-backup': 'Make a backup',
  'view-site': 'View site',
  theme: 'Switch between light and dark',
  'log-out': 'Log out',
  'add-product': 'Add product',
  'products-from-photos': 'Products from photos',
  'import-products': 'Import products',
  'print-sheet': 'Print sheet',
  'add-category': 'Add category',
  'add-choice': 'Add choice',
  'add-slide': 'Add slide',
  'add-story': 'Add story',
  'add-video': 'Add customer video',
  'add-feed-photo': 'Add feed photo',
  'add-review': 'Add review',
  'invite-administrator': 'Invite an administrator',
} as const

export type ActionId = keyof typeof actionNames
