import { createHash } from 'node:crypto'
import type { StoredTranslation } from '../../db/translations.ts'
import type { Text } from './translated-texts.ts'

/** Enough to notice every change of a text, and short, since each translation has one. */
const DIGEST_BYTES = 12

/** The translation as it is stored, with the digest of its present original. */
export function withDigest(text: Text, original: Text): StoredTranslation {
  if (typeof text === 'string') return { text, of: digestOf(textOf(original)) }
  return { text: [...text], of: entriesOf(original).map(digestOf) }
}

/** True if the original has changed since the translation was saved. */
export function isOutdated({ of }: StoredTranslation, original: Text): boolean {
  if (typeof of === 'string') return of !== digestOf(textOf(original))
  const digests = entriesOf(original).map(digestOf)
  return digests.length !== of.length || digests.some((digest, index) => digest !== of[index])
}

/**
 * Translations of the entries of a list, empty for those without one. An entry that was moved keeps
 * its translation; one that was changed in its place shows the outdated one.
 */
export function translateEntries(
  { text, of }: StoredTranslation,
  originals: readonly string[],
): string[] {
  const [texts, known] = [entriesOf(text), entriesOf(of)]
  const digests = originals.map(digestOf)
  return digests.map((digest, index) => {
    if (known[index] === digest) return texts[index] ?? ''
    const moved = known.indexOf(digest)
    if (moved !== -1) return texts[moved] ?? ''
    const isMoved = digests.includes(known[index] ?? '')
    return isMoved ? '' : (texts[index] ?? '')
  })
}

/**
 * The translation of an original that was replaced by another one with the same meaning: what was
 * not outdated does not become so, and what was stays so.
 */
export function followOriginal(
  translation: StoredTranslation,
  original: Text | undefined,
  present: Text | undefined,
): StoredTranslation {
  if (original === undefined || present === undefined) return translation
  if (typeof original === 'string' || typeof present === 'string')
    return isOutdated(translation, original) ? translation : withDigest(translation.text, present)
  const known = entriesOf(translation.of)
  return {
    text: translateEntries(translation, original),
    of: original.map((entry, index) =>
      known.includes(digestOf(entry)) ? digestOf(present[index] ?? '') : (known[index] ?? ''),
    ),
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, DIGEST_BYTES).toString('base64url')
}

function textOf(text: Text): string {
  return typeof text === 'string' ? text : ''
}

function entriesOf(text: Text): readonly string[] {
  return typeof text === 'string' ? [] : text
}
