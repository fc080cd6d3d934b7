import type { Kysely } from 'kysely'

/** Outline in which products of a category are drawn to scale; empty: guessed from the names. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('category')
    .addColumn('pieceKind', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
