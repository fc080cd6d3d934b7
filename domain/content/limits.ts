/** What one record may hold. Lengths are in characters (UTF-16 units, as browsers count them). */
export const limits = {
  line: 500,
  longText: 10_000,
  /** A message from a chat, with all that was copied along. */
  pastedText: 100_000,
  listEntries: 100,
  listEntry: 200,
  images: 20,
  parts: 200,
  megapixels: 50,
  /** Records an anonymous caller gets at most in one answer. */
  publicList: 200,
} as const
