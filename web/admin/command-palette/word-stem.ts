/**
 * Words of a text in lower case, without accents and punctuation. Indian letters keep their vowel
 * signs; the dots and nasal signs that many leave out or exchange make no difference.
 */
export function wordsIn(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u0abc'’]|\u200c|\u200d/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u0a81', '\u0a82')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
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
