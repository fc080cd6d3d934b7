import { type Kysely, sql } from 'kysely'
import { wordsOf } from '../../kernel/text-normalisation.ts'
import { trigramIndex } from '../search-index/trigram-index.ts'

/**
 * Prefix lookup of terms, also by their normalised form and for words of more than 40 letters,
 * which were left out before.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('search_word_folded')
    .on('search_word')
    .column('folded')
    .execute()
  let after = ''
  for (;;) {
    const { rows } = await sql<{ _id: string; text: string }>`
      select "_id", "name" || ' ' || "tags" || ' ' || "material" || ' ' || "description" as "text"
      from "product" where "_id" > ${after} order by "_id" limit ${portion}`.execute(database)
    for (const { _id, text } of rows) {
      const long = wordsOf(text).filter(({ spelling }) => spelling.length > longest)
      if (long.length > 0) await trigramIndex.add(database, long)
      after = _id
    }
    if (rows.length < portion) return
  }
}

const portion = 500
/** Maximum length of an indexed word so far. */
const longest = 40
