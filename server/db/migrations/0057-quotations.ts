import type { Kysely } from 'kysely'
import { addColumns, createContentTable, createIndex } from '../migration-steps.ts'

/** Quotations, what was sent of them, and the settings that they begin with. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createContentTable(database, 'quotation', 'double precision')
    .addColumn('order', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('language', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('customer', 'text')
    .addColumn('lines', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('discount', 'text')
    .addColumn('delivery', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('taxNote', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('validUntil', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('terms', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('advancePercent', 'double precision')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('searchText', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  for (const column of ['position', 'order']) await createIndex(database, 'quotation', [column])
  await createSentTables(database)
  await addColumns(database, 'settings', {
    quotationNumber: 'Q-{year}-{number}',
    quotationTerms: '',
    quotationDays: 14,
    upiId: '',
    bankLine: '',
  })
  await addColumns(database, 'chat_messages', { quotation: '' })
}

async function createSentTables(database: Kysely<unknown>): Promise<void> {
  const { schema } = database
  await schema
    .createTable('quotation_state')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('sentAt', 'text', (column) => column.notNull())
    .addColumn('validUntil', 'text', (column) => column.notNull())
    .addColumn('acceptedAt', 'text', (column) => column.notNull())
    .addColumn('confirmedAt', 'text', (column) => column.notNull())
    .addColumn('withdrawnAt', 'text', (column) => column.notNull())
    .addColumn('advanceReceivedAt', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('quotation_edition')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('quotation', 'text', (column) => column.notNull())
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
  await createIndex(database, 'quotation_edition', ['quotation', 'edition'])
  await schema
    .createTable('quotation_view')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('quotation', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('lastAt', 'text', (column) => column.notNull())
    .execute()
  await createIndex(database, 'quotation_view', ['quotation'])
  await schema
    .createTable('quotation_number')
    .addColumn('sequence', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
}
