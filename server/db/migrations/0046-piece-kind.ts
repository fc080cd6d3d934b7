import type { Kysely } from 'kysely'
import { addColumns } from '../migration-steps.ts'

/** Outline in which products of a category are drawn to scale; empty: guessed from the names. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'category', { pieceKind: '' })
}
