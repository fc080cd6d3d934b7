export const preview = {
  live: {
    label: 'Preview',
    whatToShow: 'What to show',
    page: 'Page',
    card: 'Card',
    close: 'Close preview',
    frame: 'The product as visitors will see it',
  },
  toggle: {
    preview: 'Preview',
  },
  buttons: {
    open: 'Preview page',
    create: 'Create private link',
    end: 'End private links',
    ended: 'The private links no longer work.',
    worksUntil: 'A private link works until {date}.',
  },
  link: {
    title: 'Private link',
    explanation:
      'Anyone with this link can see the page as it will look, until {date}. Copy it now: it is not shown again. You can create another one at any time.',
    share: 'Share…',
    copy: 'Copy',
    copied: 'Copied',
    done: 'Done',
  },
} as const
