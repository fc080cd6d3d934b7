export const layout = {
  addSheet: {
    add: 'Add',
    product: 'Add product',
    photographs: 'Products from photos',
    category: 'Add category',
  },
  adminHeader: {
    searchField: 'Search or jump to…',
    search: 'Search or jump to',
    editSite: 'Edit site',
    viewSite: 'View site',
    admin: 'Admin',
    openMenu: 'Open menu',
    theme: '{theme, select, dark {Use the dark theme} other {Use the light theme}}',
  },
  appShell: {
    skip: 'Skip to content',
    sidebar: 'Back office',
    menu: 'Menu',
  },
  notFound: {
    title: 'Screen not found',
    emptyTitle: 'Nothing at this address',
    text: 'It may have moved, or the link is incomplete.',
    dashboard: 'Go to the dashboard',
  },
  ownersOnly: {
    title: 'This screen is for owners',
    emptyTitle: 'You are an editor here',
    text: 'You can edit everything visitors see. Only owners can change settings and administrators: ask one of them.',
    dashboard: 'Go to the dashboard',
  },
  pendingCount: {
    pending: 'pending',
  },
  phoneBar: {
    shortcuts: 'Shortcuts',
    add: 'Add',
  },
  sidebar: {
    close: 'Close menu',
    sections: 'Sections',
    records: 'Records and account',
    admin: 'Admin',
    logout: 'Logout',
  },
  useLogout: {
    text: 'If you sign out now, your text stays in this browser as a draft. You will find it in the form when you sign in again; nobody else can see it. Files are not kept.',
    goOn: 'Sign out without saving',
    stay: 'Keep editing',
  },
} as const
