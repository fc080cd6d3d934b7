import { type Kysely, sql } from 'kysely'
import type { SearchWord } from '../search-text.ts'
import { jsonElements, jsonEntries } from './engine.ts'

const longestSpelling = 40

/** The spellings that there have been: `search_word` holds them, `search_gram` finds them by their letters. */
export const spellings = {
  /** Numbers are never taken for one another, so they need no spelling. */
  async add<S>(connection: Kysely<S>, words: SearchWord[]): Promise<void> {
    const usable = words.filter(
      ({ spelling }) => spelling.length <= longestSpelling && !/\p{Number}/u.test(spelling),
    )
    const given = Object.fromEntries(usable.map(({ spelling, folded }) => [spelling, folded]))
    const { rows } = await sql<SearchWord>`
      insert into "search_word" ("spelling", "folded")
      select "key", "value" from ${jsonEntries(connection, sql`${JSON.stringify(given)}`)}
      where true on conflict ("spelling") do nothing
      returning "spelling", "folded"`.execute(connection)
    if (rows.length === 0) return
    const grams = rows.map(({ spelling, folded }) => [
      spelling,
      [...new Set([...gramsOf(spelling), ...gramsOf(folded)])],
    ])
    await sql`insert into "search_gram" ("gram", "spelling")
      select g."value", w."key"
      from ${jsonEntries(connection, sql`${JSON.stringify(Object.fromEntries(grams))}`)} w,
        ${jsonElements(connection, sql`w."value"`)} g`.execute(connection)
  },

  /** All that lie within so many edits of a word, in either form, and some that do not. */
  async near<S>(connection: Kysely<S>, word: SearchWord, edits: number): Promise<SearchWord[]> {
    const forms = [...new Set([word.spelling, word.folded])]
    const found = new Map<string, SearchWord>()
    for (const form of forms) {
      const grams = gramsOf(form)
      const shared = Math.max(1, grams.length - edits * mostTouched)
      const { rows } = await sql<SearchWord>`
        select "spelling", "folded" from "search_word" where "spelling" in (
          select "spelling" from "search_gram" where "gram" in (${sql.join(grams)})
          group by "spelling" having count(*) >= ${shared})`.execute(connection)
      for (const row of rows) found.set(row.spelling, row)
    }
    return [...found.values()]
  },
}

/** A swap of two neighbours changes four of a word's groups of three letters, any other edit three. */
const mostTouched = 4
const edge = '  '

/** The letters of a word by threes, those at its ends with blanks beside them. */
function gramsOf(word: string): string[] {
  const letters = [...`${edge}${word}${edge}`]
  const grams = letters.slice(2).map((letter, at) => `${letters[at]}${letters[at + 1]}${letter}`)
  return [...new Set(grams)]
}
