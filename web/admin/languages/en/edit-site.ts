export const editSite = {
  editSiteBar: {
    title: 'Edit site',
    page: 'Page',
  },
  editPane: {
    title: 'Your page',
    tryAgain: 'Try again',
    noProduct: 'No product yet',
    noProductHint: 'The page appears once you add a product. You can change its texts already.',
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
    noneShown:
      'Nothing of it is on this page right now. What is empty appears once you fill it in.',
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
