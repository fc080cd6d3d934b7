/** Limits of one record. Lengths are in characters (UTF-16 code units, as browsers count them). */
export const limits = {
  line: 500,
  longText: 10_000,
  metaTitle: 120,
  metaDescription: 320,
  /** Pasted chat message, including whatever was copied with it. */
  pastedText: 100_000,
  listEntries: 100,
  listEntry: 200,
  /** More than the built-in vocabulary has groups. */
  vocabularyGroups: 1_000,
  images: 20,
  parts: 200,
  megapixels: 50,
  /** Maximum number of records in one response to an anonymous client. */
  publicList: 200,
} as const
