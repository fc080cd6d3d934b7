import type { Kysely } from 'kysely'

/** Two-factor secrets and recovery codes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('second_factor')
    .addColumn('administrator', 'text', (column) =>
      column.primaryKey().references('administrator._id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmedAt', 'text', (column) => column.notNull())
    .addColumn('lastStep', 'integer', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('recovery_code')
    .addColumn('administrator', 'text', (column) =>
      column.notNull().references('administrator._id').onDelete('cascade'),
    )
    .addColumn('codeHash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_code_key', ['administrator', 'codeHash'])
    .execute()
}
