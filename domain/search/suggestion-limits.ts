/** Letters and digits from which on a search field suggests. */
const MIN_SUGGESTION_LETTERS = 2

/** Suggestions of all kinds together. */
export const MAX_SUGGESTIONS = 6

/** True for a text that is long enough for suggestions. */
export function isLongEnough(q: string): boolean {
  return (q.match(/[\p{Letter}\p{Number}]/gu) ?? []).length >= MIN_SUGGESTION_LETTERS
}
