import { type Kysely, sql } from 'kysely'
import { wordsOf } from '../../kernel/text-normalisation.ts'
import { createIndex, readProducts } from '../migration-steps.ts'
import { trigramIndex } from '../search-index/trigram-index.ts'

/**
 * Prefix lookup of terms, also by their normalised form and for words of more than 40 letters,
 * which were left out before.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createIndex(database, 'search_word', ['folded'])
  const columns = sql`"_id",
    "name" || ' ' || "tags" || ' ' || "material" || ' ' || "description" as "text"`
  for await (const { text } of readProducts<{ _id: string; text: string }>(database, columns)) {
    const long = wordsOf(text).filter(({ spelling }) => spelling.length > longest)
    if (long.length > 0) await trigramIndex.add(database, long)
  }
}

/** Maximum length of an indexed word so far. */
const longest = 40
