import type { z } from 'zod'
import type { RecordOf } from '../../domain/content/content-type.ts'
import type { quotation } from '../../domain/content/quotation.ts'
import { knownLanguages, type Language } from '../../domain/languages/language.ts'
import type { Picture } from '../../domain/media/media.ts'
import { editionWith } from '../../domain/quotation/edition.ts'
import { sumUp } from '../../domain/quotation/sums.ts'
import { type StoredPicture, storedPicture } from '../fields/stored-values.ts'
import { fileOfUrl } from '../storage/file-names.ts'

export type Quotation = RecordOf<typeof quotation>

const storedEdition = editionWith(storedPicture)
/** A sent edition with its pictures as records store them. */
export type StoredEdition = z.infer<typeof storedEdition>

export function readEdition(content: string): StoredEdition {
  return storedEdition.parse(JSON.parse(content))
}

export function writeEdition(edition: StoredEdition): string {
  // Parsed, so that equal editions are equal texts.
  return JSON.stringify(storedEdition.parse(edition))
}

/** Fields of an edition that are the quotation's own. */
export type EditionFields = Omit<StoredEdition, 'number' | 'edition' | 'sentAt' | 'shop'>

/** Currency, and language of quotations that name none. */
interface EditionPlace {
  currency: string
  language: Language
}

/**
 * A presented picture as editions store it. Pages show it without a text, so that a new description
 * in the library is no change of an edition.
 */
export function toStoredPicture(picture: Picture | null): StoredPicture | null {
  if (picture === null) return null
  const { url, width, height, placeholder, focus } = picture
  return { file: fileOfUrl(url), width, height, placeholder, alt: '', focus }
}

/** The quotation as an edition shows it. */
export function editionFields(
  record: Quotation,
  { currency, language }: EditionPlace,
): EditionFields {
  const { lines: lineSums, ...sums } = sumUp(record, currency)
  return {
    language: knownLanguages.find((known) => known === record.language) ?? language,
    currency,
    validUntil: record.validUntil,
    customer: record.customer,
    lines: record.lines.map(({ _id, title, details, quantity, price, discount, image }, index) => ({
      _id,
      title,
      details,
      quantity: quantity ?? 0,
      price,
      discount,
      sum: lineSums[index] ?? '0',
      image: toStoredPicture(image),
    })),
    discount: record.discount,
    sums,
    advancePercent: record.advancePercent ?? 0,
    taxNote: record.taxNote,
    terms: record.terms,
  }
}

/** True if customers see the same in both, whenever they were sent. */
export function isSameEdition(one: StoredEdition, other: StoredEdition): boolean {
  const write = (edition: StoredEdition) =>
    writeEdition({ ...edition, number: '', edition: 0, sentAt: '' })
  return write(one) === write(other)
}
