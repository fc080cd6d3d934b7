import type { Kysely } from 'kysely'
import { createIndex } from '../migration-steps.ts'

/** Imports of products, the records that each wrote, and the pictures that it fetches. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('import')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text')
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addColumn('undoneAt', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('import_record')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('import', 'text', (column) => column.notNull())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('recordId', 'text', (column) => column.notNull())
    .addColumn('before', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('pictures', 'text', (column) => column.notNull())
    .addColumn('isPending', 'integer', (column) => column.notNull())
    .execute()
  await createIndex(database, 'import_record', ['import'])
  await createIndex(database, 'import_record', ['recordId', 'import'])
  await createIndex(database, 'import_record', ['isPending', '_id'])
  await database.schema
    .createTable('import_picture')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('import', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('import_picture_import_address')
    .on('import_picture')
    .columns(['import', 'address'])
    .unique()
    .execute()
  await createIndex(database, 'import_picture', ['address'])
}
