import { referencePattern } from './enquiry.ts'

/** Characters that apps insert inside a word: line breaks, bold markers, zero-width characters. */
const filling = /[\s\p{Control}\p{Format}*_~`]+/gu
const dashes = /[\u2010-\u2015\u2212]/gu
const MAX_REFERENCES = 20
/**
 * Possible references in a pasted message, likeliest first: those after the word “Reference”, which
 * `words` are in all languages, then every match of the pattern, last one first.
 */
export function referencesIn(message: string, words: readonly string[]): string[] {
  const text = message.normalize('NFKC').replace(dashes, '-').toUpperCase()
  const namedReference = new RegExp(
    words.map((word) => word.normalize('NFKC').toUpperCase()).join('|'),
    'g',
  )
  const named = [...text.matchAll(namedReference)].flatMap(({ 0: word, index }) => {
    const behind = text.slice(index + word.length, index + 60)
    return shorterOnes(behind.replace(filling, '').replace(/^[^A-Z0-9]+/, ''))
  })
  const loose = text
    .replace(/\p{Format}/gu, '')
    .matchAll(/(?<![A-Z0-9])([A-Z0-9]{2,4})\s*-\s*([A-Z0-9]{4,8})(?![A-Z0-9])/g)
  const others = [...loose].map(([, prefix, tail]) => `${prefix}-${tail}`).toReversed()
  const found = [...named, ...others].filter((one) => referencePattern.test(one))
  return [...new Set(found)].slice(0, MAX_REFERENCES)
}

/**
 * Text that follows without a space may or may not belong to the reference: our length of five
 * first, then the others.
 */
function shorterOnes(text: string): string[] {
  const [, prefix, tail = ''] = /^([A-Z0-9]{2,4})-([A-Z0-9]{4,8})/.exec(text) ?? []
  if (prefix === undefined) return []
  return [5, 8, 7, 6, 4]
    .filter((length) => length <= tail.length)
    .map((length) => `${prefix}-${tail.slice(0, length)}`)
}

/** Part of a reference after the prefix, which stays the same if the brand is renamed. */
export function tailOf(reference: string): string {
  return reference.slice(reference.indexOf('-') + 1)
}
