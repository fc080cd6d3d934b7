export const languages = {
  switch: {
    label: 'Language',
    default: 'original',
    complete: 'complete',
    missing: '{missing, plural, other {# missing}}',
    outdated: '{outdated, plural, other {# changed}}',
    missingAndOutdated:
      '{missing, plural, other {# missing}}, {outdated, plural, other {# changed}}',
  },
  field: {
    missing: 'Not translated yet',
    outdated: 'The original has changed since',
    empty: 'Nothing to translate: empty in {language}.',
    removed: 'Empty now',
    stillRight: 'Still right',
    stillRightOf: 'Still right: {label}',
    photo: 'Photo {number}',
  },
  texts: {
    find: 'Find a text',
    onlyMissing: 'Only texts that are not translated',
    none: 'No texts match.',
  },
  widget: {
    isDefault: 'Default language',
    makeDefault: 'Make default',
    makeDefaultOf: 'Make {language} the default language',
    up: 'Move {language} up',
    title: 'Make {language} the default language?',
    text: 'When you save, the main addresses of your site are in {language}, those in {before} begin with /{tag}, and no text is lost: each stays in its language.',
    confirm: 'Make default',
    cancel: 'Cancel',
  },
} as const
