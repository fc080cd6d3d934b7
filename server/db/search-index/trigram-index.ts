import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { SearchWord } from '../../kernel/text-normalisation.ts'
import { jsonElements, jsonEntries } from '../engine.ts'

/** What is longer is taken for no other word. */
const MAX_MISTYPED_LENGTH = 40

/**
 * The words that there have been, but for numbers: `search_word` holds them, `search_gram` finds them by
 * their letters.
 */
export const trigramIndex = {
  /** Numbers are never taken for one another, so they need no spelling. */
  async add<S>(connection: Kysely<S>, words: SearchWord[]): Promise<void> {
    const usable = words.filter(({ spelling }) => !/\p{Number}/u.test(spelling))
    const given = Object.fromEntries(usable.map(({ spelling, folded }) => [spelling, folded]))
    const { rows } = await sql<SearchWord>`
      insert into "search_word" ("spelling", "folded")
      select "key", "value" from ${jsonEntries(connection, sql`${JSON.stringify(given)}`)}
      where true on conflict ("spelling") do nothing
      returning "spelling", "folded"`.execute(connection)
    const short = rows.filter(({ spelling }) => spelling.length <= MAX_MISTYPED_LENGTH)
    if (short.length === 0) return
    const trigrams = short.map(({ spelling, folded }) => [
      spelling,
      [...new Set([...trigramsOf(spelling), ...trigramsOf(folded)])],
    ])
    await sql`insert into "search_gram" ("gram", "spelling")
      select g."value", w."key"
      from ${jsonEntries(connection, sql`${JSON.stringify(Object.fromEntries(trigrams))}`)} w,
        ${jsonElements(connection, sql`w."value"`)} g`.execute(connection)
  },

  /** All that lie within so many edits of a word, in either form, and some that do not. */
  async near<S>(connection: Kysely<S>, word: SearchWord, edits: 1 | 2): Promise<SearchWord[]> {
    const forms = [...new Set([word.spelling, word.folded])]
    const found = new Map<string, SearchWord>()
    for (const form of forms) {
      const near = edits === 1 ? nearOnce(form) : nearTwice(form)
      const { rows } = await sql<SearchWord>`
        select "spelling", "folded" from "search_word" where ${near}`.execute(connection)
      for (const row of rows) found.set(row.spelling, row)
    }
    return [...found.values()]
  },

  /** The forms of words that begin so, at most so many; no number is among them. */
  async beginning<S>(connection: Kysely<S>, text: string, max: number): Promise<string[]> {
    // The last of all characters stands behind whatever else goes on.
    const last = `${text}\u{10FFFF}`
    const { rows } = await sql<{ form: string }>`
      select "spelling" as "form" from "search_word" where "spelling" between ${text} and ${last}
      union select "folded" from "search_word" where "folded" between ${text} and ${last}
      limit ${max}`.execute(connection)
    return rows.map(({ form }) => form)
  },
}

/** A swap of two neighbours changes four of a word's groups of three letters, any other edit three. */
const touched = { swap: 4, other: 3 }

/** Swaps are looked up as they are, so that the ends of a word, which many share, need not be gone through. */
function nearOnce(form: string): RawBuilder<unknown> {
  const inner = trigramsOf(form).filter((gram) => !gram.startsWith(edge) && !gram.endsWith(edge))
  const swaps = sql.join([form, ...swapsOf(form)])
  return sql`"spelling" in (${swaps}) or "folded" in (${swaps})
    or "spelling" in ${sharing(inner, inner.length - touched.other)}`
}

function nearTwice(form: string): RawBuilder<unknown> {
  const trigrams = trigramsOf(form)
  return sql`"spelling" in ${sharing(trigrams, trigrams.length - 2 * touched.swap)}`
}

/** The spellings that have so many of the grams, and at least one. */
function sharing(trigrams: string[], count: number): RawBuilder<unknown> {
  return sql`(select "spelling" from "search_gram" where "gram" in (${sql.join(trigrams)})
    group by "spelling" having count(*) >= ${Math.max(1, count)})`
}

/** The word with each letter and its neighbour in turn. */
function swapsOf(form: string): string[] {
  const letters = [...form]
  return letters
    .slice(1)
    .map((letter, at) =>
      [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''),
    )
}

const edge = '  '

/** The letters of a word by threes, those at its ends with blanks beside them. */
function trigramsOf(word: string): string[] {
  const letters = [...`${edge}${word}${edge}`]
  const trigrams = letters.slice(2).map((letter, at) => `${letters[at]}${letters[at + 1]}${letter}`)
  return [...new Set(trigrams)]
}
