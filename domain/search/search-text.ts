/** Letters and digits from which on a search field suggests. */
const MIN_SUGGESTION_LETTERS = 2

/** Suggestions of all kinds together. */
export const MAX_SUGGESTIONS = 6

/** True for a text that is long enough for suggestions. */
export function isLongEnough(q: string): boolean {
  return (q.match(/[\p{Letter}\p{Number}]/gu) ?? []).length >= MIN_SUGGESTION_LETTERS
}

/** Longest search in UTF-16 code units; the rest of a longer one is ignored. */
const MAX_SEARCH_LENGTH = 200

/** Beginning of a search, or of another text that filters a list. */
export function cutSearch(text: string): string {
  // Without the first half of a surrogate pair.
  return text.slice(0, MAX_SEARCH_LENGTH).replace(/\p{Surrogate}$/u, '')
}
