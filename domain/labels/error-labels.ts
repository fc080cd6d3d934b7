/** Texts of a page that could not be rendered, where the shop's own may be missing too. */
export const errorLabels = {
  eyebrow: 'Out of order',
  title: 'Something went wrong',
  text: 'The page could not be loaded. This is our fault, not yours. Please try again in a moment.',
  tryAgain: 'Try again',
  chat: 'Chat with us',
} as const
