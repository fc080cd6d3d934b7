import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { SearchWord } from '../../kernel/text-normalisation.ts'
import { jsonElements, jsonEntries, textsIn } from '../engine.ts'

/** Longer words are not corrected. */
const MAX_MISTYPED_LENGTH = 40
/** Longer ones are text without spaces, which nobody types whole; an index row has its limit, too. */
const MAX_WORD_LENGTH = 500

/**
 * Trigram index of all words that were ever indexed, except numbers: `search_word` holds the words,
 * `search_gram` their trigrams.
 */
export const trigramIndex = {
  /** Numbers are skipped, which are never corrected, and what is no word by its length. */
  async add<S>(connection: Kysely<S>, words: SearchWord[]): Promise<void> {
    const usable = words.filter(
      ({ spelling, normalised }) =>
        !/\p{Number}/u.test(spelling) &&
        Math.max(spelling.length, normalised.length) <= MAX_WORD_LENGTH,
    )
    const given = Object.fromEntries(
      usable.map(({ spelling, normalised }) => [spelling, normalised]),
    )
    const { rows } = await sql<SearchWord>`
      insert into "search_word" ("spelling", "folded")
      select "key", "value" from ${jsonEntries(connection, sql`${JSON.stringify(given)}`)}
      where true on conflict ("spelling") do nothing
      returning "spelling", "folded" as "normalised"`.execute(connection)
    const short = rows.filter(({ spelling }) => spelling.length <= MAX_MISTYPED_LENGTH)
    if (short.length === 0) return
    const trigrams = short.map(({ spelling, normalised }) => [
      spelling,
      [...new Set([...trigramsOf(spelling), ...trigramsOf(normalised)])],
    ])
    await sql`insert into "search_gram" ("gram", "spelling")
      select g."value", w."key"
      from ${jsonEntries(connection, sql`${JSON.stringify(Object.fromEntries(trigrams))}`)} w,
        ${jsonElements(connection, sql`w."value"`)} g`.execute(connection)
  },

  /** The normalised forms among `words` that were ever indexed. Numbers are not in the index. */
  async findIndexed<S>(connection: Kysely<S>, words: SearchWord[]): Promise<Set<string>> {
    const forms = [...new Set(words.map(({ normalised }) => normalised))]
    const { rows } = await sql<{ form: string }>`
      select distinct "folded" as "form" from "search_word"
      where "folded" in ${textsIn(connection, forms)}`.execute(connection)
    return new Set(rows.map(({ form }) => form))
  },

  /** Candidates within `edits` of a word, in either form; may include words farther away. */
  async near<S>(connection: Kysely<S>, word: SearchWord, edits: 1 | 2): Promise<SearchWord[]> {
    const forms = [...new Set([word.spelling, word.normalised])]
    const found = new Map<string, SearchWord>()
    for (const form of forms) {
      const near = edits === 1 ? nearOnce(form) : nearTwice(form)
      const { rows } = await sql<SearchWord>`
        select "spelling", "folded" as "normalised" from "search_word" where ${near}`.execute(
        connection,
      )
      for (const row of rows) found.set(row.spelling, row)
    }
    return [...found.values()]
  },

  /** At most `max` indexed forms with the given prefix, without numbers. */
  async beginning<S>(connection: Kysely<S>, text: string, max: number): Promise<string[]> {
    // Upper bound of the range: U+10FFFF sorts behind every continuation.
    const last = `${text}\u{10FFFF}`
    const { rows } = await sql<{ form: string }>`
      select "spelling" as "form" from "search_word" where "spelling" between ${text} and ${last}
      union select "folded" from "search_word" where "folded" between ${text} and ${last}
      limit ${max}`.execute(connection)
    return rows.map(({ form }) => form)
  },
}

/** Trigrams changed by one edit: four by a swap of neighbours, three by any other. */
const touched = { swap: 4, other: 3 }

/**
 * Swaps are looked up literally, so that the trigrams at a word's ends, which many words share,
 * need not be scanned.
 */
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

/** Spellings that contain at least `count` of the trigrams, and at least one. */
function sharing(trigrams: string[], count: number): RawBuilder<unknown> {
  return sql`(select "spelling" from "search_gram" where "gram" in (${sql.join(trigrams)})
    group by "spelling" having count(*) >= ${Math.max(1, count)})`
}

/** The word with each pair of neighbouring letters swapped. */
function swapsOf(form: string): string[] {
  const letters = [...form]
  return letters
    .slice(1)
    .map((letter, at) =>
      [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''),
    )
}

const edge = '  '

/** Distinct trigrams of a word, padded at both ends. */
function trigramsOf(word: string): string[] {
  const letters = [...`${edge}${word}${edge}`]
  const trigrams = letters.slice(2).map((letter, at) => `${letters[at]}${letters[at + 1]}${letter}`)
  return [...new Set(trigrams)]
}
