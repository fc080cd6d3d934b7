import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { nextChange, type Stage, stageOf } from '../../domain/content/stage.ts'
import { now } from '../clock.ts'
import { foldText } from '../search-text.ts'
import { readWords } from './indexed-words.ts'
import { productWords } from './product-words.ts'
import { spellings } from './spellings.ts'

/**
 * The words of the products. `product_words` finds by word; its numbers stand in the order of the
 * arranged list, so that the first hits are the first that it comes upon. `product_search` says which
 * product has which number. The columns that a list is sorted by, and whether visitors see a product,
 * are kept in step here too.
 */
export const productIndex = {
  /** Notes what can be searched of a product as it is stored, in place of what was noted before. */
  async put<S>(connection: Kysely<S>, id: string): Promise<void> {
    const stored = await readProduct(connection, id)
    await sql`update "product" set "sortName" = ${foldText(stored.name)}
      where "_id" = ${id} and "sortName" <> ${foldText(stored.name)}`.execute(connection)
    const number = await numberOf(connection, id, stored.position)
    await putWords(connection, number, id, stored)
  },

  async remove<S>(connection: Kysely<S>, id: string): Promise<void> {
    await sql`delete from "product_words" where rowid in
      (select "number" from "product_search" where "product" = ${id})`.execute(connection)
    await sql`delete from "product_search" where "product" = ${id}`.execute(connection)
  },
}

const storedProduct = z.object({
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
  // An earlier time, from which a migration reads, had none of these.
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

async function putWords<S>(
  connection: Kysely<S>,
  number: number,
  id: string,
  stored: StoredProduct,
): Promise<void> {
  const { indexed, written } = readWords(stored, await noteStage(connection, id, stored))
  await productWords.add(connection, number, indexed)
  await spellings.add(connection, written)
}

/** Whether visitors see it now, and when that is to be looked at again. */
async function noteStage<S>(
  connection: Kysely<S>,
  id: string,
  stored: StoredProduct,
): Promise<Stage> {
  const at = now()
  const stage = stageOf(stored, at)
  const isShown = stage === 'live' ? 1 : 0
  const changesAt = nextChange(stored, at)
  if (stored.isShown !== isShown || stored.changesAt !== changesAt)
    await sql`update "product" set "isShown" = ${isShown}, "changesAt" = ${changesAt}
      where "_id" = ${id}`.execute(connection)
  return stage
}

/** Between the numbers of two places: so many copies may share one. */
const perPlace = 2 ** 20

const entries = z.array(z.object({ number: z.number(), product: z.string() }))

/** The number at which a product stands in the index, without the words that were noted of it. */
async function numberOf<S>(connection: Kysely<S>, id: string, position: number): Promise<number> {
  const known = await sql<{ number: number; position: number }>`
    select "number", "position" from "product_search" where "product" = ${id}`.execute(connection)
  const [row] = known.rows
  if (row?.position === position) {
    await sql`delete from "product_words" where rowid = ${row.number}`.execute(connection)
    return row.number
  }
  if (row !== undefined) await productIndex.remove(connection, id)
  const number = await makeRoom(connection, id, position)
  await sql`insert into "product_search" ("number", "product", "position")
    values (${number}, ${id}, ${position})`.execute(connection)
  return number
}

/** Of those at one place the later id stands behind: what stands there and is later moves on by one. */
async function makeRoom<S>(connection: Kysely<S>, id: string, position: number): Promise<number> {
  const found = await sql<unknown>`
    select "number", "product" from "product_search" where "position" = ${position}
    order by "number" desc`.execute(connection)
  const neighbours = entries.parse(found.rows)
  const later = neighbours.filter(({ product }) => product > id)
  for (const { number, product } of later) {
    await sql`delete from "product_words" where rowid = ${number}`.execute(connection)
    await sql`update "product_search" set "number" = ${number + 1}
      where "product" = ${product}`.execute(connection)
    await putWords(connection, number + 1, product, await readProduct(connection, product))
  }
  const before = neighbours.find(({ product }) => product < id)
  return later.at(-1)?.number ?? (before === undefined ? position * perPlace : before.number + 1)
}
