import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { nextChange, type Stage, stageOf } from '../../domain/content/stage.ts'
import { now } from '../clock.ts'
import { foldText, type SearchWord, wordsOf } from '../search-text.ts'
import { productWords } from './product-words.ts'
import { sizeWords } from './size-words.ts'
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

/** What stands for a category among a product's words. No text that somebody types can begin it. */
export function categoryWord(id: string): string {
  return `§${id.replace(/[^0-9a-z]/gi, '')}`
}

/** What stands for being in Something Unique, or not. */
export function uniqueWord(isUnique: boolean): string {
  return isUnique ? '§u' : '§o'
}

/** What stands for not being shown to visitors. That most products are is noted of none. */
export const concealedWord = '§c'

/** What stands for why it is not. */
export function stageWord(stage: Exclude<Stage, 'live'>): string {
  return `${concealedWord}${stage}`
}

/** What stands for a tag, whatever its case. */
export function tagWord(tag: string): string {
  return `§t${digest(tag.trim().toLowerCase())}`
}

/** What stands for a material as a product names it. */
export function materialWord(material: string): string {
  return `§m${digest(material)}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

const storedProduct = z.object({
  position: z.number(),
  name: z.string(),
  tags: z.string().transform((json) => z.array(z.string()).parse(JSON.parse(json))),
  /** Its name is looked up when somebody searches, so that it may change freely. */
  createdBy: z.string().nullable(),
  isDisplaingInSomethingUnique: z.number(),
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
  const stage = await noteStage(connection, id, stored)
  const columns = [
    [stored.name],
    stored.tags,
    [stored.material, stored.height, stored.width, stored.length],
    [stored.description],
  ].map((texts) => wordsOf(texts.join(' ')))
  const [name = '', tags = '', facts = '', description = ''] = columns.map(writeWords)
  const groups = stored.createdBy === null ? tags : `${tags} ${categoryWord(stored.createdBy)}`
  const filters = filterWords(stored, stage)
  await productWords.add(connection, number, { name, groups, facts, description, filters })
  await spellings.add(connection, columns.flat())
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

/** Both forms of each word: one that is only half typed may begin the one and not the other. */
function writeWords(words: SearchWord[]): string {
  return [...new Set(words.flatMap(({ spelling, folded }) => [spelling, folded]))].join(' ')
}

function filterWords(stored: StoredProduct, stage: Stage): string {
  return [
    ...(stage === 'live' ? [] : [concealedWord, stageWord(stage)]),
    uniqueWord(stored.isDisplaingInSomethingUnique === 1),
    ...stored.tags.map(tagWord),
    ...(stored.material === '' ? [] : [materialWord(stored.material)]),
    ...sizeWords(stored),
  ].join(' ')
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
