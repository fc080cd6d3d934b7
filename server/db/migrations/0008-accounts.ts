import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { addColumns, createIndex } from '../migration-steps.ts'

interface Before {
  session: { _id: string; tokenHash: string }
}

/** Roles, ids of sessions, and sign-in attempts that survive a restart. */
export async function up(database: Kysely<Before>): Promise<void> {
  // Existing administrators could do everything, so they become owners.
  await addColumns(database, 'administrator', { role: 'owner' })
  await addColumns(database, 'session', { _id: '', device: '' })
  for (const { tokenHash } of await database.selectFrom('session').select('tokenHash').execute()) {
    await database
      .updateTable('session')
      .set({ _id: uuid() })
      .where('tokenHash', '=', tokenHash)
      .execute()
  }
  await database.schema.createIndex('session_id').unique().on('session').column('_id').execute()
  await database.schema
    .createTable('sign_in_count')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('endsAt', 'text', (column) => column.notNull())
    .execute()
  await createIndex(database, 'sign_in_count', ['endsAt'])
}
