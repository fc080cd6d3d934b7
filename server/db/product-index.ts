import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { type SearchWord, wordsOf } from '../search-text.ts'

/** What of a product can be searched. */
interface SearchableProduct {
  name: string
  tags: string[]
  /** The category's id: its name is looked up when somebody searches, so that it may change freely. */
  category: string | null
  material: string
  height: string
  width: string
  length: string
  description: string
}

/**
 * The words of the products, in three tables: `product_words` finds by word, `product_search` says
 * which product that is and where it stands, `search_word` holds the spellings that there have been.
 */
export const productIndex = {
  /** Notes a product's words in place of those that were noted of it before. */
  async put<S>(
    connection: Kysely<S>,
    id: string,
    position: number,
    product: SearchableProduct,
  ): Promise<void> {
    const number = await numberOf(connection, id, position)
    const columns = [
      [product.name],
      product.tags,
      [product.material, product.height, product.width, product.length],
      [product.description],
    ].map((texts) => wordsOf(texts.join(' ')))
    const [name = '', tags = '', facts = '', description = ''] = columns.map(writeWords)
    const groups = product.category === null ? tags : `${tags} ${categoryWord(product.category)}`
    await sql`insert into "product_words" (rowid, "name", "groups", "facts", "description")
      values (${number}, ${name}, ${groups}, ${facts}, ${description})`.execute(connection)
    await addSpellings(connection, columns.flat())
  },

  async remove<S>(connection: Kysely<S>, id: string): Promise<void> {
    await sql`delete from "product_words" where rowid in
      (select "number" from "product_search" where "product" = ${id})`.execute(connection)
    await sql`delete from "product_search" where "product" = ${id}`.execute(connection)
  },

  /** Follows an arranged list. */
  async move<S>(connection: Kysely<S>, id: string, position: number): Promise<void> {
    await sql`update "product_search" set "position" = ${position} where "product" = ${id}`.execute(
      connection,
    )
  },
}

/** What stands for a category among a product's words. No text that somebody types can begin it. */
export function categoryWord(id: string): string {
  return `§${id.replace(/[^0-9a-z]/gi, '')}`
}

/** The number under which a product stands in the index, without the words that were noted of it. */
async function numberOf<S>(connection: Kysely<S>, id: string, position: number): Promise<number> {
  const known = await sql<{ number: number }>`
    update "product_search" set "position" = ${position} where "product" = ${id}
    returning "number"`.execute(connection)
  const [row] = known.rows
  if (row !== undefined) {
    await sql`delete from "product_words" where rowid = ${row.number}`.execute(connection)
    return row.number
  }
  const added = await sql<{ number: number }>`
    insert into "product_search" ("product", "position") values (${id}, ${position})
    returning "number"`.execute(connection)
  return z.object({ number: z.number() }).parse(added.rows[0]).number
}

/** Both forms of each word: one that is only half typed may begin the one and not the other. */
function writeWords(words: SearchWord[]): string {
  return [...new Set(words.flatMap(({ spelling, folded }) => [spelling, folded]))].join(' ')
}

const longestSpelling = 40

/** Numbers are never taken for one another, so they need no spelling. */
async function addSpellings<S>(connection: Kysely<S>, words: SearchWord[]): Promise<void> {
  const usable = words.filter(
    ({ spelling }) => spelling.length <= longestSpelling && !/\p{Number}/u.test(spelling),
  )
  const known = Object.fromEntries(usable.map(({ spelling, folded }) => [spelling, folded]))
  await sql`insert or ignore into "search_word" ("spelling", "folded")
    select "key", "value" from json_each(${JSON.stringify(known)})`.execute(connection)
}
