import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { PublicationStatus } from '../../../domain/content/publication-status.ts'
import { offeredAt } from '../../../domain/money/price.ts'
import { now } from '../../kernel/clock.ts'
import { textsIn } from '../engine.ts'
import { productNumbers } from './document-numbers.ts'
import { deriveColumns, type IndexedProduct, indexedProduct } from './indexed-product.ts'
import { readWords } from './product-terms.ts'
import { type IndexedWords, productWords } from './term-index.ts'
import { trigramIndex } from './trigram-index.ts'

/**
 * Search index of products. `product_words` is the full-text index, whose document numbers follow
 * manual order, so that the first matches read are the first of the list. `product_search` maps
 * numbers to products: see `productNumbers`. The product's derived columns are updated here too: see
 * `deriveColumns`.
 */
export const productIndex = {
  /** Replaces the index entries of a product by those of its stored row. */
  async put<S>(connection: Kysely<S>, id: string): Promise<void> {
    const { rows } = await sql<unknown>`select * from "product" where "_id" = ${id}`.execute(
      connection,
    )
    const { stored, stage } = await readProduct(connection, rows[0])
    const { indexed, written } = readWords(stored, stage)
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
      const { stored, stage } = await readProduct(connection, row)
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

const productRow = z.record(z.string(), z.unknown())

/**
 * Parses a row of the table to the product as it is offered now, and updates those of its derived
 * columns that have changed.
 */
async function readProduct<S>(
  connection: Kysely<S>,
  row: unknown,
): Promise<{ stored: IndexedProduct; stage: PublicationStatus }> {
  const at = now()
  const stored = offeredAt(indexedProduct.parse(row), at)
  const columns = productRow.parse(row)
  const { stage, derived } = deriveColumns(stored, at)
  // Migrations that read an earlier schema lack some of the columns.
  const changes = Object.entries(derived).filter(
    ([name, value]) => Object.hasOwn(columns, name) && columns[name] !== value,
  )
  if (changes.length > 0) {
    const settings = changes.map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
    await sql`update "product" set ${sql.join(settings)} where "_id" = ${stored._id}`.execute(
      connection,
    )
  }
  return { stored, stage }
}
