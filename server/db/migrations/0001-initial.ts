import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { addColumns, createIndex } from '../migration-steps.ts'

/** Column names are the API's field names; only text and integer columns, so that engines agree. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await content(database, 'category', { name: 'text', image: 'media' })
  await content(database, 'product', {
    name: 'text',
    description: 'text',
    tags: 'list',
    height: 'text',
    width: 'text',
    length: 'text',
    material: 'text',
    warranty: 'text',
    hangingSet: 'text',
    cushion: 'text',
    maintenance: 'list',
    customizationAvailable: 'text',
    additionalInformation: 'list',
    images: 'list',
    isDisplaingInSomethingUnique: 'integer',
    createdBy: 'media',
  })
  await content(database, 'carousel', { title: 'text', content: 'text', image: 'media' })
  await content(database, 'slogan', { slogan: 'text', description: 'text' })
  await content(database, 'review_video', { video: 'media' })
  await content(database, 'social_card', {
    title: 'text',
    thumbnail_media: 'media',
    thumbnail_media_url: 'text',
  })
  await content(database, 'about', {
    title: 'text',
    description: 'text',
    yearsOfExperience: 'text',
    tags: 'list',
    satisfiedClients: 'text',
    zulaItems: 'text',
    image: 'media',
    video: 'media',
  })
  await content(database, 'story', { title: 'text', content: 'text', image: 'media' })
  await content(database, 'gallery', { title: 'text', description: 'list', images: 'list' })
  await content(database, 'contact', {
    title: 'text',
    description: 'text',
    image: 'media',
    address: 'text',
    mobileNumber: 'text',
    email: 'text',
    instagramLink: 'text',
    facebookLink: 'text',
    watsappNumber: 'text',
  })
  await content(database, 'item_review', {
    ourCategoriesItem: 'media',
    name: 'text',
    rating: 'integer',
    comment: 'text',
  })
  await content(database, 'settings', {
    brandName: 'text',
    logo: 'media',
    blurb: 'text',
    phoneCountryCode: 'text',
    defaultCity: 'text',
    metaTitle: 'text',
    metaDescription: 'text',
  })
  await addColumns(database, 'product', { searchText: '' })
  await createIndex(database, 'product', ['createdBy', 'position'])
  await createIndex(database, 'product', ['isDisplaingInSomethingUnique', 'position'])
  await createIndex(database, 'product', ['createdAt', '_id'])
  await sql`create index "product_name" on "product" (lower("name"), "_id")`.execute(database)
  await createIndex(database, 'item_review', ['ourCategoriesItem', 'createdAt'])

  await database.schema
    .createTable('media')
    .addColumn('file', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()

  await database.schema
    .createTable('revision')
    .addColumn('sequence', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('recordId', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text')
    .execute()
  await createIndex(database, 'revision', ['resource', 'recordId', 'version'])
  await createIndex(database, 'revision', ['action', 'at'])

  await database.schema
    .createTable('administrator')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('session')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('administrator', 'text', (column) =>
      column.notNull().references('administrator._id').onDelete('cascade'),
    )
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('usedAt', 'text', (column) => column.notNull())
    .execute()
  await createIndex(database, 'session', ['administrator'])
  await database.schema
    .createTable('invitation')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('administrator', 'text', (column) =>
      column.references('administrator._id').onDelete('cascade'),
    )
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('known_address')
    .addColumn('administrator', 'text', (column) =>
      column.notNull().references('administrator._id').onDelete('cascade'),
    )
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_address_key', ['administrator', 'address'])
    .execute()
  await database.schema
    .createTable('enquiry')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('products', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('updatedBy', 'text')
    .execute()
  await createIndex(database, 'enquiry', ['status', 'createdAt'])
  await createIndex(database, 'enquiry', ['createdAt'])
}

/** `media` is JSON or an id that may be absent; `list` is a JSON array. */
type Column = 'text' | 'integer' | 'list' | 'media'

async function content(
  database: Kysely<unknown>,
  table: string,
  columns: Record<string, Column>,
): Promise<void> {
  let builder: CreateTableBuilder<string, string> = database.schema
    .createTable(table)
    .addColumn('_id', 'text', (column) => column.primaryKey())
  for (const [name, kind] of Object.entries(columns)) {
    builder = builder.addColumn(name, kind === 'integer' ? 'integer' : 'text', (column) => {
      if (kind === 'media') return column
      const initial = kind === 'integer' ? 0 : kind === 'list' ? '[]' : ''
      return column.notNull().defaultTo(initial)
    })
  }
  await builder
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('updatedBy', 'text')
    .execute()
  await createIndex(database, table, ['position'])
}
