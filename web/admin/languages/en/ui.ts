export const ui = {
  languageSelect: {
    label: 'Language',
  },
} as const
