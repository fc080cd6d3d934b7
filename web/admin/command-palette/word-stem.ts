/** Words of a text in lower case, without accents and punctuation. */
export function wordsIn(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Word without the endings of plurals and participles, so that `prices` and `pricing` agree. */
export function stemOf(word: string): string {
  if (word.length < 4) return word
  const singular = word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.replace(/(?<=ss|sh|ch|x)es$|(?<![su])s$/, '')
  const stem = singular.length > 5 ? singular.replace(/(?:ing|ed|e)$/, '') : singular
  return stem.replace(/e$/, '')
}
