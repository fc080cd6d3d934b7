import { createHash } from 'node:crypto'
import type { PublicationStatus } from '../../../domain/content/publication-status.ts'
import { isLanguage } from '../../../domain/languages/language.ts'
import { readSeats } from '../../../domain/measures/seats.ts'
import { readEffectivePrice } from '../../../domain/money/price.ts'
import { type Availability, isAvailability } from '../../../domain/shop/availability.ts'
import { type SearchWord, wordsOf } from '../../kernel/text-normalisation.ts'
import { type IndexedProduct, searchedFields } from './indexed-product.ts'
import { priceTerms, sizeWords } from './number-terms.ts'
import { type IndexedWords, languageTerm, textColumns } from './term-index.ts'

/** Index terms of a product with the given publication status, and its words as written. */
export function readWords(
  product: IndexedProduct,
  stage: PublicationStatus,
): { indexed: IndexedWords; written: SearchWord[] } {
  const { category } = product
  const columns = textColumns.map((column) =>
    wordsOf(searchedFields[column].flatMap((field) => product[field]).join(' ')),
  )
  const translated = readTranslatedWords(product)
  const [names = '', tagged = '', facts = '', described = ''] = columns.map((words, index) =>
    [writeWords(words), ...translated.map((one) => one.columns[index] ?? '')]
      .filter((terms) => terms !== '')
      .join(' '),
  )
  const groups = category === null ? tagged : `${tagged} ${categoryWord(category)}`
  const filters = filterWords(product, stage)
  return {
    indexed: { name: names, groups, facts, description: described, filters },
    written: [...columns.flat(), ...translated.flatMap(({ written }) => written)],
  }
}

/** Terms of the translations by column, with their words; also of languages that are off now. */
function readTranslatedWords({
  translations,
}: IndexedProduct): { columns: string[]; written: SearchWord[] }[] {
  return Object.entries(translations).flatMap(([language, own]) => {
    if (!isLanguage(language)) return []
    const words = textColumns.map((column) =>
      wordsOf(searchedFields[column].flatMap((field) => own[field]?.text ?? []).join(' ')),
    )
    const columns = words.map((some) =>
      formsOf(some)
        .map((form) => languageTerm(language, form))
        .join(' '),
    )
    return { columns, written: words.flat() }
  })
}

/** Index term of a category. The prefix `§` never occurs in a query. */
export function categoryWord(id: string): string {
  return `§${plainId(id)}`
}

/** Index term for products in, or outside of, Something Unique. */
export function uniqueWord(isUnique: boolean): string {
  return isUnique ? '§u' : '§o'
}

/** Index term of products that are not live. Live ones have none, since they are the majority. */
export const concealedWord = '§c'

/** Index term of the publication status of a product that is not live. */
export function publicationStatusTerm(stage: Exclude<PublicationStatus, 'live'>): string {
  return `${concealedWord}${stage}`
}

/** Index term of an availability. */
export function availabilityWord(availability: Availability): string {
  return `§a${availability.replaceAll('-', '')}`
}

/** Index term of a number of seats. */
export function seatsWord(seats: number): string {
  return `§s${seats}`
}

/** Index term of a tag, in any case. */
export function tagWord(tag: string): string {
  return `§t${digest(tag.trim().toLowerCase())}`
}

/** Index term for a product's material. */
export function materialWord(material: string): string {
  return `§m${digest(material)}`
}

/** Index term of products that offer all values of a choice. */
export function choiceWord(id: string): string {
  return `§k${plainId(id)}`
}

/**
 * Index term of products that name a value of a choice. Whether visitors can choose it is looked up
 * at query time, so that it may change without re-indexing.
 */
export function choiceValueWord(id: string): string {
  return `§v${plainId(id)}`
}

function writeWords(words: SearchWord[]): string {
  return formsOf(words).join(' ')
}

/** Both forms of each word, since a prefix may match only one of them. */
function formsOf(words: SearchWord[]): string[] {
  return [...new Set(words.flatMap(({ spelling, normalised }) => [spelling, normalised]))]
}

function filterWords(product: IndexedProduct, stage: PublicationStatus): string {
  return [
    ...(stage === 'live' ? [] : [concealedWord, publicationStatusTerm(stage)]),
    uniqueWord(product.isFeatured),
    ...(isAvailability(product.availability) ? [availabilityWord(product.availability)] : []),
    ...product.tags.map(tagWord),
    ...(product.material === '' ? [] : [materialWord(product.material)]),
    ...sizeWords(product),
    ...readSeats([product.name, ...product.tags, ...product.additionalInformation]).map(seatsWord),
    ...priceTerms.termsOf(readEffectivePrice(product)),
    ...product.choices.flatMap(({ choice, values }) =>
      values.length === 0 ? [choiceWord(choice)] : values.map(choiceValueWord),
    ),
  ].join(' ')
}

function plainId(id: string): string {
  return id.replace(/[^0-9a-z]/gi, '')
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}
