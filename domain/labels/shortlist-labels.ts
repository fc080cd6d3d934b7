/** Labels of the button that opens the shortlist. */
export const shortlistLabels = {
  savedIn: '{name}, {count} saved',
  /** Follows the number of products. */
  saved: ' saved',
} as const
