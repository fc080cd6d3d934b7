export const editSite = {
  editSiteBar: {
    title: 'Edit site',
    page: 'Page',
  },
  editPane: {
    title: 'Your page',
    tryAgain: 'Try again',
    noProduct: 'No product yet',
    noProductHint: 'The page appears once you add a product. You can already edit its text.',
  },
  pageFrame: {
    title: 'Your page with unsaved changes',
  },
  fieldsPanel: {
    title: 'Fields',
    fold: 'Fields of this page',
    lead: 'Click a text or picture on the page to change it, or open a section here.',
  },
  panelSection: {
    unsaved: 'Unsaved',
    errors: 'Has errors',
  },
  recordFields: {
    noneShown: 'None of this is on the page right now. Empty fields appear once you fill them in.',
    notShown: 'Not on this page right now',
    goTo: 'Go to {label}',
    reorder: 'Add, remove or reorder: {label}',
  },
  typeSections: {
    slide: 'Slide',
    texts: 'Texts: {group}',
    noRecord: 'Not on this page yet. It appears once you add the first one.',
  },
  textFields: {
    note: 'Leave a field empty to use the grey text.',
  },
  editedRecord: {
    saved: '{name} saved.',
  },
  editSaveBar: {
    save: 'Save',
    saving: 'Saving …',
    unsaved: 'Unsaved: {names}',
    discard: 'Discard',
  },
} as const
