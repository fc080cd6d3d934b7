import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { contentTypes } from '../../domain/content/content-types.ts'
import { hasTranslatedFields } from '../../domain/content/fields/translated-fields.ts'
import {
  createTestDatabase,
  databaseForEachTest,
  isOnPostgres,
  type TestDatabase,
} from '../../tests/helpers/test-database.ts'
import { connectDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { sizeTerms } from './search-index/number-terms.ts'
import { productIndex } from './search-index/product-index.ts'
import { availabilityWord } from './search-index/product-terms.ts'
import { type Match, matchWord, productWords } from './search-index/term-index.ts'
import { trigramIndex } from './search-index/trigram-index.ts'

const open = databaseForEachTest()

/** A database as a migration left it. */
async function openEarlier(last: string): Promise<{ old: TestDatabase; earlier: Database }> {
  const old = await createTestDatabase('nothing')
  const earlier = connectDatabase(old)
  onTestFinished(async () => {
    await earlier.destroy()
    await old.remove()
  })
  await migrate(earlier, { last })
  return { old, earlier }
}

const system = ['_id', 'position', 'version', 'createdAt', 'updatedAt', 'updatedBy']
/** Derived columns for sorting and visibility, by table. */
const derived: Record<string, string[]> = {
  redirect: ['toPath'],
  quotation: ['searchText'],
  product: ['sortName', 'isShown', 'changesAt', 'isSold', 'effectivePrice', 'availabilityRank'],
}

it('creates a column for every declared field, and no others', async () => {
  const tables = await open.database.introspection.getTables()
  for (const type of contentTypes) {
    const columns = tables.find(({ name }) => name === type.table)?.columns ?? []
    const expected = [
      ...system,
      ...(hasTranslatedFields(type) ? ['translations'] : []),
      ...(derived[type.table] ?? []),
      ...Object.keys(type.fields),
    ]
    expect([type.table, columns.map(({ name }) => name).sort()]).toEqual([
      type.table,
      expected.sort(),
    ])
  }
})

it('runs again on an up-to-date database without writing revisions', async () => {
  await migrate(open.database)
  expect((await sql`select 1 from revision`.execute(open.database)).rows).toEqual([])
})

it('migrates existing administrators to owners and keeps their sessions', async () => {
  const { earlier } = await openEarlier('0003-product-index')
  await sql`insert into administrator (_id, name, email, password, "createdAt")
    values ('a', 'Asha', 'asha@example.com', 'hash', '')`.execute(earlier)
  for (const hash of ['one', 'two'])
    await sql`insert into session ("tokenHash", administrator, "createdAt", "usedAt")
      values (${hash}, 'a', '', '')`.execute(earlier)
  await migrate(earlier)
  const [administrator] = await earlier.selectFrom('administrator').selectAll().execute()
  expect(administrator).toMatchObject({ name: 'Asha', role: 'owner' })
  const sessions = await earlier.selectFrom('session').selectAll().orderBy('tokenHash').execute()
  expect(sessions.map(({ tokenHash }) => tokenHash)).toEqual(['one', 'two'])
  expect(new Set(sessions.map(({ _id }) => _id)).size).toBe(2)
})

it('indexes existing products for lists, filters and search', async () => {
  const { earlier } = await openEarlier('0003-product-index')
  await sql`insert into "product" ("_id", "name", "tags", "material", "position", "version", "createdAt", "updatedAt")
    values ('b', 'Éclair', '["teak"]', 'Teak, oil', -2, 1, '', ''), ('a', 'Jhoola', '["teak"]', '', -1, 1, '', '')`.execute(
    earlier,
  )
  await migrate(earlier)
  const read = async (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
    (await query.execute(earlier)).rows.map((row) => Object.values(row))
  expect(await read(sql`select "sortName" from "product" order by "position"`)).toEqual([
    ['eclair'],
    ['jhoola'],
  ])
  expect(await read(sql`select "kind", "value", "count" from "product_facet" order by 1`)).toEqual([
    ['all', '', 2],
    ['leading', 'Teak', 1],
    ['material', 'Teak, oil', 1],
    ['shown-all', '', 2],
    ['shown-leading', 'Teak', 1],
    ['shown-tag', 'teak', 2],
    ['tag', 'teak', 2],
  ])
  const hits = sql<Record<string, unknown>>`select "product" from "product_search" where "number" in
    (select rowid from "product_words" where ${productWords.matching(earlier, matchWord('teak'))})
    order by "number"`
  expect(await read(hits)).toEqual([['b'], ['a']])
})

it('indexes existing words longer than 40 characters for prefix search', async () => {
  const { earlier } = await openEarlier('0029-brand')
  const long = `${'schaukel'.repeat(6)}bank`
  await sql`insert into "product" ("_id", "name", "position", "version", "createdAt", "updatedAt")
    values ('a', ${`Teak ${long}`}, -1, 1, '', '')`.execute(earlier)
  await productIndex.put(earlier, 'a')
  await sql`delete from "search_word" where length("spelling") > 40`.execute(earlier)
  await migrate(earlier)
  expect(await trigramIndex.beginning(earlier, 'schauk', 2)).toEqual([long])
})

it('runs no migration when the executed ones cannot be read, and makes the backup on retry', async () => {
  const { old, earlier } = await openEarlier('0029-brand')
  await sql`alter table "kysely_migration" rename column "name" to "away"`.execute(earlier)
  // Renames the column back after the first failed statement.
  let mending: Promise<unknown> | undefined
  const faulty = connectDatabase(old, {
    onError() {
      mending ??= sql`alter table "kysely_migration" rename column "away" to "name"`.execute(
        earlier,
      )
    },
  })
  onTestFinished(() => faulty.destroy())
  let saved = 0
  const beforeUpdate = async () => {
    saved += 1
  }

  await expect(migrate(faulty, { beforeUpdate })).rejects.toThrow('could not be read')
  await mending
  const { rows } = await sql<{ name: string }>`
    select max("name") as "name" from "kysely_migration"`.execute(earlier)
  expect([saved, rows]).toEqual([0, [{ name: '0029-brand' }]])

  await migrate(faulty, { beforeUpdate })
  expect(saved).toBe(1)
})

it('reindexes existing sizes that start with a decimal point', async () => {
  const { earlier } = await openEarlier('0030-words-by-beginning')
  await sql`insert into "product" ("_id", "name", "width", "position", "version", "createdAt", "updatedAt")
    values ('a', 'Jhoola', '9 m', -1, 1, '', '')`.execute(earlier)
  await productIndex.put(earlier, 'a')
  // The index still has nine metres, as earlier versions read “.9 m”.
  await sql`update "product" set "width" = '.9 m'`.execute(earlier)
  const fitting = () =>
    sql`select rowid from "product_words"
      where ${productWords.matching(earlier, sizeTerms.longer.matchMaximum(900))}`.execute(earlier)
  expect((await fitting()).rows).toHaveLength(0)
  await migrate(earlier)
  expect((await fitting()).rows).toHaveLength(1)
})

it('indexes effective price, availability and both dimensions of existing products, sold ones last', async () => {
  const { earlier } = await openEarlier('0032-leading-points')
  await sql`insert into "product" ("_id", "name", "width", "length", "price", "salePrice", "availability", "position", "version", "createdAt", "updatedAt")
    values ('a', 'Jhoola', '80 cm', '2 m', '900', '450.50', 'in-stock', -3, 1, '', ''),
      ('b', 'Swing', '', '', '1000', '', 'sold', -2, 1, '', ''), ('c', 'Stool', '80 cm', '', '', '', '', -1, 1, '', '')`.execute(
    earlier,
  )
  await migrate(earlier)
  const { rows } = await sql<{
    _id: string
    effectivePrice: number | null
    availabilityRank: number
  }>`
    select "_id", "effectivePrice", "availabilityRank" from "product" order by "isSold", "position"`.execute(
    earlier,
  )
  expect(rows.map((row) => [row._id, row.effectivePrice, row.availabilityRank])).toEqual([
    ['a', 45_050, 0],
    ['c', null, 3],
    ['b', 100_000, 4],
  ])
  const find = async (match: Match) => {
    const { rows } = await sql<{ product: string }>`select "product" from "product_search"
      where "number" in (select rowid from "product_words"
        where ${productWords.matching(earlier, match)}) order by "product"`.execute(earlier)
    return rows.map(({ product }) => product)
  }
  expect(await find(sizeTerms.longer.matchMaximum(1_999))).toEqual(['c'])
  expect(await find(sizeTerms.shorter.matchKnown())).toEqual(['a'])
  expect(await find(matchWord(availabilityWord('sold')))).toEqual(['b'])
  await sql`delete from "product" where "_id" = 'a'`.execute(earlier)
  const counts = await sql<{ kind: string; value: string; count: number }>`
    select "kind", "value", "count" from "product_facet"
    where "kind" in ('shown-priced', 'shown-availability') order by "kind"`.execute(earlier)
  expect(counts.rows.map((row) => Object.values(row))).toEqual([
    ['shown-availability', 'sold', 1],
    ['shown-priced', '', 1],
  ])
})

it('renames the fields that had the names of the API, in counts of products and revisions too', async () => {
  const { earlier } = await openEarlier('0049-words-in-double-l')
  await sql`insert into "product" ("_id", "name", "createdBy", "isDisplaingInSomethingUnique", "position", "version", "createdAt", "updatedAt")
    values ('a', 'Jhoola', 'swings', 1, -1, 1, '', ''), ('b', 'Stool', null, 0, -2, 1, '', '')`.execute(
    earlier,
  )
  await sql`insert into "contact" ("_id", "watsappNumber", "position", "version", "createdAt", "updatedAt")
    values ('c', '9825012345', 0, 1, '', '')`.execute(earlier)
  await sql`insert into "item_review" ("_id", "ourCategoriesItem", "position", "version", "createdAt", "updatedAt")
    values ('r', 'a', 0, 1, '', '')`.execute(earlier)
  const states = [
    ['ourCategoriesItems', { name: '"createdBy": x', createdBy: 'swings' }],
    ['ourCategoriesItems', { createdBy: null, isDisplaingInSomethingUnique: true }],
    ['contactUS', { watsappNumber: '9825012345' }],
    ['itemReview', { ourCategoriesItem: 'a' }],
  ] as const
  for (const [resource, fields] of states)
    await sql`insert into "revision" ("resource", "recordId", "version", "action", "name", "state", "at")
      values (${resource}, 'x', 1, 'update', '', ${JSON.stringify({ fields })}, '')`.execute(
      earlier,
    )

  await migrate(earlier)

  const read = async (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
    (await query.execute(earlier)).rows.map((row) => Object.values(row))
  expect(
    await read(sql`select p."category", p."isFeatured", "whatsappNumber", r."product"
      from "product" p, "contact", "item_review" r where p."_id" = r."product"`),
  ).toEqual([['swings', 1, '9825012345', 'a']])
  const revisions = await read(sql`select "state" from "revision" order by "sequence"`)
  expect(revisions.map(([state]) => JSON.parse(String(state)).fields)).toEqual([
    { name: '"createdBy": x', category: 'swings' },
    { category: null, isFeatured: true },
    { whatsappNumber: '9825012345' },
    { product: 'a' },
  ])
  await sql`update "product" set "category" = 'stools', "isFeatured" = 1, "effectivePrice" = 5
    where "_id" = 'b'`.execute(earlier)
  await sql`delete from "product" where "_id" = 'a'`.execute(earlier)
  expect(
    await read(sql`select "kind", "value", "count" from "product_facet"
      where "kind" in ('shown-unique', 'shown-category', 'shown-priced') order by 1, 2`),
  ).toEqual([
    ['shown-category', 'stools', 1],
    ['shown-priced', '', 1],
    ['shown-priced', 'stools', 1],
    ['shown-unique', '', 1],
  ])
})

it('names the indexes of a new database by the columns that it has', async () => {
  const catalogue = isOnPostgres ? sql`"pg_indexes"` : sql`"sqlite_master"`
  const name = sql.ref(isOnPostgres ? 'indexname' : 'name')
  const { rows } = await sql<{ name: string }>`select ${name} as "name" from ${catalogue}
    where ${name} like 'product%' or ${name} like 'item_review%'`.execute(open.database)
  const names = rows.map((row) => row.name).join()
  expect(names).toContain('product_shown_category_position')
  expect(names).toContain('item_review_product_createdAt')
  expect(names).not.toMatch(/createdBy|isDisplaing|ourCategoriesItem/)
})

it('rejects query parameters that the database driver would store as null', async () => {
  const odd: unknown = { file: 'x' }
  await expect(sql`select ${odd} as "value"`.execute(open.database)).rejects.toThrow(
    'query parameter',
  )
  await expect(sql`select ${Number.NaN} as "value"`.execute(open.database)).rejects.toThrow(
    'query parameter',
  )
})

it('commits concurrent transactions and rolls back the failed one', async () => {
  const add = (reference: string, fails: boolean) =>
    open.database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('invitation')
        .values({ tokenHash: reference, administrator: null, expiresAt: '' })
        .execute()
      await new Promise((resolve) => setImmediate(resolve))
      if (fails) throw new Error('no')
    })
  await Promise.allSettled([add('a', false), add('b', true), add('c', false)])
  const rows = await open.database
    .selectFrom('invitation')
    .select('tokenHash')
    .orderBy('tokenHash')
    .execute()
  expect(rows.map(({ tokenHash }) => tokenHash)).toEqual(['a', 'c'])
})
