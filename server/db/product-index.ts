import { type Kysely, sql } from 'kysely'
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
    await sql`delete from "product_words" where rowid = ${number}`.execute(connection)
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

async function numberOf<S>(connection: Kysely<S>, id: string, position: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into "product_search" ("product", "position") values (${id}, ${position})
    on conflict ("product") do update set "position" = excluded."position"
    returning "number"`.execute(connection)
  const number = rows[0]?.number
  if (number === undefined) throw new Error('A product has no number in the index.')
  return number
}

/** Both forms of each word: one that is only half typed may begin the one and not the other. */
function writeWords(words: SearchWord[]): string {
  return [...new Set(words.flatMap(({ spelling, folded }) => [spelling, folded]))].join(' ')
}

const longestSpelling = 40
const spellingsAtOnce = 400

/** Numbers are never taken for one another, so they need no spelling. */
async function addSpellings<S>(connection: Kysely<S>, words: SearchWord[]): Promise<void> {
  const known = new Map(words.map(({ spelling, folded }) => [spelling, folded]))
  const rows = [...known]
    .filter(([spelling]) => spelling.length <= longestSpelling && !/\p{Number}/u.test(spelling))
    .map(([spelling, folded]) => sql`(${spelling}, ${folded})`)
  for (let from = 0; from < rows.length; from += spellingsAtOnce) {
    await sql`insert into "search_word" ("spelling", "folded")
      values ${sql.join(rows.slice(from, from + spellingsAtOnce))}
      on conflict ("spelling") do nothing`.execute(connection)
  }
}
