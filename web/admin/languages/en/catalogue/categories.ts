export const categories = {
  list: {
    title: 'Categories',
    lead: 'The categories of your shop, in the order visitors see them.',
    unnamed: 'Category without a name',
    edit: 'Edit',
    products: 'Products',
    printSheet: 'Print sheet',
    viewOnSite: 'View on site',
    deletion: 'It disappears from your site immediately.',
    deletionWithTrash:
      'It disappears from your site immediately. You can restore it from the Trash for {days, number} days.',
    notFound: 'No categories yet',
    addFirst: 'Add your first category: a name and one photo, for example “Indoor Swings”.',
  },
  form: {
    title: 'Category',
    add: 'Add Categories',
    edit: 'Edit Categories',
    saved: 'Category saved.',
  },
  deleteDialog: {
    title: 'Delete “{name}”?',
    delete: 'Delete',
    moveAndDelete: 'Move and delete',
    chooseFirst: 'Choose where its products go.',
    deleted: '{name} deleted.',
    notDeleted: '“{name}” was not deleted.',
    moveTo: '{count, plural, one {Move its product to} other {Move its # products to}}',
    choose: 'Choose a category',
    none: 'No category',
    willMove:
      '{count, plural, one {# product moves to {category}.} other {# products move to {category}.}}',
    moved:
      '{count, plural, one {# product moved to {category}.} other {# products moved to {category}.}}',
    stayLive:
      '{count, plural, one {# product stays live without a category.} other {# products stay live without a category.}}',
    stay: '{count, plural, one {# product stays without a category, {live, number} of them live.} other {# products stay without a category, {live, number} of them live.}}',
    partlyMoved:
      '{count, plural, one {{moved, number} of # product moved.} other {{moved, number} of # products moved.}}',
  },
} as const
