/** Words and phrases of a text in a JSON file, which separates them by commas; none of no text. */
export function wordList(text: string | undefined): string[] {
  return text?.split(', ') ?? []
}

/** Pattern of any of the words, the longest first. */
export function alternatives(words: readonly string[]): string {
  return `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`
}
