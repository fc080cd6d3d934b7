import { z } from 'zod'
import { namedChoices } from '../../../domain/choices/offered-choice.ts'
import {
  getPublicationStatus,
  nextChange,
  type PublicationStatus,
} from '../../../domain/content/publication-status.ts'
import { readEffectivePrice } from '../../../domain/money/price.ts'
import { availabilityOrder, isAvailability, isSold } from '../../../domain/shop/availability.ts'
import { normaliseText } from '../../kernel/text-normalisation.ts'
import { readTranslations } from '../translations.ts'
import type { IndexColumn } from './term-index.ts'

const storedChoices = z.string().transform((json) => namedChoices.parse(JSON.parse(json)))
const storedList = z.string().transform((json) => z.array(z.string()).parse(JSON.parse(json)))

const columns = z.object({
  _id: z.string(),
  position: z.number(),
  name: z.string(),
  tags: storedList,
  /**
   * Id only: the category's name is looked up at query time, so that it may change without
   * re-indexing.
   */
  category: z.string().nullable(),
  isFeatured: z.number().transform((value) => value === 1),
  material: z.string(),
  height: z.string(),
  width: z.string(),
  length: z.string(),
  description: z.string(),
  /** Searched for numbers of seats only. */
  additionalInformation: storedList,
  // Columns that do not exist yet in migrations that read an earlier schema.
  availability: z.string().default(''),
  price: z.string().default(''),
  salePrice: z.string().default(''),
  saleUntil: z.string().default(''),
  visibility: z.string().default('live'),
  liveFrom: z.string().default(''),
  liveUntil: z.string().default(''),
  choices: storedChoices.default([]),
  translations: z.string().default('{}').transform(readTranslations),
})

/**
 * The columns of a stored product that the index and the derived columns are made of. Migrations
 * that read an earlier schema find two of them under the names of the API.
 */
export const indexedProduct = z
  .record(z.string(), z.unknown())
  .transform((row) => ({
    category: row.createdBy,
    isFeatured: row.isDisplaingInSomethingUnique,
    ...row,
  }))
  .pipe(columns)
export type IndexedProduct = z.infer<typeof indexedProduct>

/** Fields in which words are searched, in every language, by the column of the index. */
export const searchedFields: Readonly<Record<IndexColumn, readonly SearchedField[]>> = {
  name: ['name'],
  groups: ['tags'],
  facts: ['material', 'height', 'width', 'length'],
  description: ['description'],
}
type SearchedField = {
  [K in keyof IndexedProduct]: IndexedProduct[K] extends string | string[] ? K : never
}[keyof IndexedProduct]

/** Columns of a product that follow from the others, for the indexes of lists. */
export interface DerivedColumns {
  sortName: string
  isSold: 0 | 1
  /** In hundredths; null without a price. */
  effectivePrice: number | null
  availabilityRank: number
  isShown: 0 | 1
  /** Time of the next change of publication status or effective price; empty if there is none. */
  changesAt: string
}

/** Publication status at a time, and the derived columns with it, of a product as offered then. */
export function deriveColumns(
  product: IndexedProduct,
  at: string,
): { stage: PublicationStatus; derived: DerivedColumns } {
  const stage = getPublicationStatus(product, at)
  return {
    stage,
    derived: {
      sortName: normaliseText(product.name),
      isSold: isSold(product) ? 1 : 0,
      effectivePrice: readEffectivePrice(product),
      availabilityRank: rankOf(product.availability),
      isShown: stage === 'live' ? 1 : 0,
      changesAt: earliest([nextChange(product, at), product.salePrice && product.saleUntil]),
    },
  }
}

function earliest(times: string[]): string {
  return times.filter((time) => time !== '').sort()[0] ?? ''
}

/** Place in the sort order of availabilities. */
export function rankOf(availability: string): number {
  return availabilityOrder.indexOf(isAvailability(availability) ? availability : '')
}
