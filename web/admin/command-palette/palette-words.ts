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
