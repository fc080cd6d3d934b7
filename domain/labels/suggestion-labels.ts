/** Labels of the suggestions below a search field. */
export const suggestionLabels = {
  suggestions: 'Suggestions',
  searches: 'Searches',
  countOne: '1 suggestion',
  count: '{count} suggestions',
} as const
