/** Texts of a page of which not even the frame could be rendered. */
export const fallbackLabels = {
  title: 'Something went wrong',
  text: 'The page could not be loaded. Please try again in a moment.',
  home: 'Go to the home page',
} as const
