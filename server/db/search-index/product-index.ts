import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import {
  getPublicationStatus,
  nextChange,
  type PublicationStatus,
} from '../../../domain/content/publication-status.ts'
import { isSold } from '../../../domain/shop/availability.ts'
import { now } from '../../kernel/clock.ts'
import { normaliseText } from '../../kernel/text-normalisation.ts'
import { textsIn } from '../engine.ts'
import { productNumbers } from './document-numbers.ts'
import { readWords } from './product-terms.ts'
import { type IndexedWords, productWords } from './term-index.ts'
import { trigramIndex } from './trigram-index.ts'

/**
 * Search index of products. `product_words` is the full-text index, whose document numbers follow
 * manual order, so that the first matches read are the first of the list. `product_search` maps
 * numbers to products: see `productNumbers`. The product's derived columns for sorting and
 * publication status are updated here too.
 */
export const productIndex = {
  /** Replaces the index entries of a product by those of its stored row. */
  async put<S>(connection: Kysely<S>, id: string): Promise<void> {
    const stored = await readProduct(connection, id)
    await sql`update "product" set "sortName" = ${normaliseText(stored.name)}
      where "_id" = ${id} and "sortName" <> ${normaliseText(stored.name)}`.execute(connection)
    const isSoldNow = isSold(stored) ? 1 : 0
    if (stored.isSold !== undefined && stored.isSold !== isSoldNow)
      await sql`update "product" set "isSold" = ${isSoldNow} where "_id" = ${id}`.execute(
        connection,
      )
    const { indexed, written } = readWords(
      stored,
      await indexPublicationStatus(connection, id, stored),
    )
    const known = await productNumbers.find(connection, id)
    if (known?.position === stored.position) {
      await sql`delete from "product_words" where rowid = ${known.number}`.execute(connection)
      await productWords.add(connection, known.number, indexed)
    } else {
      if (known !== undefined) await productIndex.remove(connection, id)
      const numbers = await numberProducts(connection, [id])
      await productWords.add(connection, numberOf(numbers, id), indexed)
    }
    await trigramIndex.add(connection, written)
  },

  /** Applies changed positions; `renumbered` products kept their order. */
  async move<S>(connection: Kysely<S>, moved: string[], renumbered: string[] = []): Promise<void> {
    await productNumbers.copyPositions(connection, renumbered)
    await removeAll(connection, moved)
    await addWords(connection, moved, await numberProducts(connection, moved))
  },

  remove: <S>(connection: Kysely<S>, id: string): Promise<void> => removeAll(connection, [id]),
}

async function removeAll<S>(connection: Kysely<S>, ids: string[]): Promise<void> {
  const products = textsIn(connection, ids)
  await sql`delete from "product_words" where rowid in
    (select "number" from "product_search" where "product" in ${products})`.execute(connection)
  await sql`delete from "product_search" where "product" in ${products}`.execute(connection)
}

/** Products per statement: each takes six parameters, and other work runs between two batches. */
const BATCH_SIZE = 500

/** Adds the terms of products under their numbers. */
async function addWords<S>(
  connection: Kysely<S>,
  ids: string[],
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const { rows } = await sql<unknown>`select * from "product"
      where "_id" in ${textsIn(connection, ids.slice(from, from + BATCH_SIZE))}`.execute(connection)
    const entries: [number, IndexedWords][] = []
    for (const row of rows) {
      const stored = storedProduct.parse(row)
      const stage = await indexPublicationStatus(connection, stored._id, stored)
      entries.push([numberOf(numbers, stored._id), readWords(stored, stage).indexed])
    }
    if (entries.length > 0) await productWords.addAll(connection, entries)
  }
}

/** Assigns numbers to products without one, and re-indexes products renumbered to make room. */
async function numberProducts<S>(
  connection: Kysely<S>,
  ids: string[],
): Promise<Map<string, number>> {
  const numbers = await productNumbers.add(connection, ids, (others) =>
    removeAll(connection, others),
  )
  const wanted = new Set(ids)
  const others = [...numbers.keys()].filter((id) => !wanted.has(id))
  await addWords(connection, others, numbers)
  return numbers
}

function numberOf(numbers: ReadonlyMap<string, number>, id: string): number {
  const number = numbers.get(id)
  if (number === undefined) throw new Error(`The product ${id} has no number in the index.`)
  return number
}

const storedProduct = z.object({
  _id: z.string(),
  position: z.number(),
  name: z.string(),
  tags: z.string().transform((json) => z.array(z.string()).parse(JSON.parse(json))),
  createdBy: z.string().nullable(),
  isDisplaingInSomethingUnique: z.number().transform((value) => value === 1),
  material: z.string(),
  height: z.string(),
  width: z.string(),
  length: z.string(),
  description: z.string(),
  // Columns that do not exist yet in migrations that read an earlier schema.
  availability: z.string().default(''),
  isSold: z.number().optional(),
  visibility: z.string().default('live'),
  liveFrom: z.string().default(''),
  liveUntil: z.string().default(''),
  isShown: z.number().default(1),
  changesAt: z.string().default(''),
})
type StoredProduct = z.infer<typeof storedProduct>

async function readProduct<S>(connection: Kysely<S>, id: string): Promise<StoredProduct> {
  const { rows } = await sql<unknown>`select * from "product" where "_id" = ${id}`.execute(
    connection,
  )
  return storedProduct.parse(rows[0])
}

/** Updates the publication status and the time of its next change. */
async function indexPublicationStatus<S>(
  connection: Kysely<S>,
  id: string,
  stored: StoredProduct,
): Promise<PublicationStatus> {
  const at = now()
  const stage = getPublicationStatus(stored, at)
  const isShown = stage === 'live' ? 1 : 0
  const changesAt = nextChange(stored, at)
  if (stored.isShown !== isShown || stored.changesAt !== changesAt)
    await sql`update "product" set "isShown" = ${isShown}, "changesAt" = ${changesAt}
      where "_id" = ${id}`.execute(connection)
  return stage
}
