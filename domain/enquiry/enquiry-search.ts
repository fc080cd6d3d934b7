import { referencePattern } from './enquiry.ts'

/** What apps put between letters that belong together: breaks, marks of bold, signs without width. */
const filling = /[\s\p{Control}\p{Format}*_~`]+/gu
const dashes = /[\u2010-\u2015\u2212]/gu
const MAX_REFERENCES = 20

/**
 * What could be references in a message as somebody pasted it, the likeliest first: what stands behind
 * the word “Reference”, then everything of that form from the end on.
 */
export function referencesIn(message: string): string[] {
  const text = message.normalize('NFKC').replace(dashes, '-').toUpperCase()
  const named = [...text.matchAll(/REFERENCE/g)].flatMap(({ index }) => {
    const behind = text.slice(index + 'REFERENCE'.length, index + 60)
    return shorterOnes(behind.replace(filling, '').replace(/^[^A-Z0-9]+/, ''))
  })
  const loose = text
    .replace(/\p{Format}/gu, '')
    .matchAll(/(?<![A-Z0-9])([A-Z0-9]{2,4})\s*-\s*([A-Z0-9]{4,8})(?![A-Z0-9])/g)
  const others = [...loose].map(([, prefix, tail]) => `${prefix}-${tail}`).toReversed()
  const found = [...named, ...others].filter((one) => referencePattern.test(one))
  return [...new Set(found)].slice(0, MAX_REFERENCES)
}

/** What follows without a space may belong to it or not: five signs are ours, then the others. */
function shorterOnes(text: string): string[] {
  const [, prefix, tail = ''] = /^([A-Z0-9]{2,4})-([A-Z0-9]{4,8})/.exec(text) ?? []
  if (prefix === undefined) return []
  return [5, 8, 7, 6, 4]
    .filter((length) => length <= tail.length)
    .map((length) => `${prefix}-${tail.slice(0, length)}`)
}

/** The part of a reference that no change of the brand's name touches. */
export function tailOf(reference: string): string {
  return reference.slice(reference.indexOf('-') + 1)
}
