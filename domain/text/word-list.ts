/** Words and phrases of a text in a JSON file, which separates them by commas; none of no text. */
export function wordList(text: string | undefined): string[] {
  return text?.split(', ') ?? []
}
