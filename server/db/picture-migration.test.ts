import { sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { product } from '../../domain/content/product.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/helpers/test-database.ts'
import { createServices } from '../app/services.ts'
import { createContentWriter, findRecord } from '../content/content-writer.ts'
import { idOfFile } from '../storage/file-names.ts'
import { connectDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'

const at = '2026-06-01T10:00:00.000Z'
const fileOf = (name: string, extension = 'jpg') => `${name.padEnd(22, '0')}.${extension}`
const photo = (name: string, more = {}) => ({
  file: fileOf(name),
  width: 800,
  height: 600,
  placeholder: '#abc',
  alt: '',
  focus: '',
  ...more,
})
const film = { file: fileOf('film', 'mp4'), type: 'video/mp4', poster: photo('poster') }

/** The tables as the version before pictures leaves them. */
let old: TestDatabase
let database: Database
beforeEach(async () => {
  old = await createTestDatabase('nothing')
  database = connectDatabase(old)
  onTestFinished(async () => {
    await database.destroy()
    await old.remove()
  })
  await migrate(database, { last: '0055-content-revisions' })
})

async function insert(table: string, columns: Record<string, unknown>): Promise<void> {
  const stored = Object.values(columns).map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  )
  await sql`insert into ${sql.table(table)}
    (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    values (${sql.join(stored)})`.execute(database)
}

const record = (table: string, _id: string, columns: object) =>
  insert(table, { _id, position: 0, version: 1, createdAt: at, updatedAt: at, ...columns })

async function addMedia(names: string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    const isFilm = name === 'film'
    await insert('media', {
      file: fileOf(name, isFilm ? 'mp4' : 'jpg'),
      kind: isFilm ? 'video' : 'image',
      type: isFilm ? 'video/mp4' : 'image/jpeg',
      bytes: 1_000 + index,
      width: isFilm ? 0 : 800,
      height: isFilm ? 0 : 600,
      createdAt: `2026-06-0${index + 1}T10:00:00.000Z`,
      ready: isFilm ? 'none' : 'avif',
    })
  }
}

it('makes a picture of every file but posters, with what its uses say, and leaves records alone', async () => {
  await addMedia(['swing', 'logo', 'sage', 'film', 'poster', 'gone', 'oldposter'])
  const images = [photo('swing', { alt: 'A swing', value: 'v1' }), photo('logo')]
  await record('product', 'p1', { name: 'Teak swing', images: [photo('swing')] })
  await record('product', 'p2', {
    name: 'Daybed',
    images,
    translations: {
      hi: {
        name: { text: 'खाट', of: 'n' },
        [`images.${fileOf('swing')}`]: { text: 'झूला', of: 'd' },
      },
    },
  })
  const logo = photo('logo', { focus: '10% 20%' })
  await record('settings', 's1', { brandName: 'Zula', logo })
  const values = [
    { _id: 'e1', name: 'Sage', image: photo('sage') },
    { _id: 'e2', image: null },
  ]
  await record('choice', 'c1', { name: 'Fabric', kind: 'swatch', values })
  await record('review_video', 'r1', { video: film })
  const trashed = { fields: { video: { ...film, poster: photo('oldposter') } } }
  await insert('revision', {
    resource: 'customerReviewVideo',
    recordId: 'r2',
    version: 1,
    action: 'delete',
    name: 'Customer video',
    state: trashed,
    at,
  })
  const before = await sql`select * from "product" order by "_id"`.execute(database)
  await database.destroy()

  const services = await createServices({ ...old, postgres: old.postgres ?? null })
  onTestFinished(() => services.close())
  const { pictureData, total } = await services.pictures.list({})
  expect(pictureData.map(({ name, kind, alt, uses }) => [name, kind, alt, uses])).toEqual([
    ['2026-06-06', 'image', '', 0],
    ['Customer video', 'video', '', 1],
    ['Fabric', 'image', '', 1],
    ['Daybed', 'image', '', 2],
    ['Teak swing', 'image', 'A swing', 2],
  ])
  expect(total).toBe(5)
  const swing = await services.pictures.read(idOfFile(fileOf('swing')))
  expect(swing).toMatchObject({
    translations: { hi: { alt: 'झूला' } },
    bytes: 1_000,
    isSmall: true,
    usedBy: [{ _id: 'p1' }, { _id: 'p2', field: 'images' }],
  })
  const shown = await services.pictures.read(idOfFile(fileOf('logo')))
  expect(shown.focus).toEqual({ x: 0.1, y: 0.2 })
  const sage = await services.pictures.read(idOfFile(fileOf('sage')))
  expect(sage.usedBy).toMatchObject([{ resource: 'choices', field: 'values.e1.image' }])
  expect((await services.pictures.list({ q: 'खाट' })).total).toBe(2)
  database = connectDatabase(old)
  expect(await sql`select * from "product" order by "_id"`.execute(database)).toEqual(before)
  const { rows } = await sql<{ file: string }>`select "file" from "media"
    where "picture" is null order by "file"`.execute(database)
  expect(rows.map(({ file }) => file)).toEqual([fileOf('oldposter'), fileOf('poster')])
})

it('indexes existing records as a write of today does', async () => {
  await addMedia(['swing', 'logo'])
  const images = [photo('swing'), photo('logo', { width: 1_400 })]
  const id = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
  await record('product', id, { name: 'Swing', images })
  await migrate(database)
  const rows = async () => ({
    uses: await database.selectFrom('picture_use').selectAll().orderBy('_id').execute(),
    list: await database.selectFrom('picture_list').selectAll().orderBy('picture').execute(),
  })
  const migrated = await rows()
  expect(migrated.uses.map(({ isSmall }) => isSmall).toSorted()).toEqual([0, 1])
  const writer = createContentWriter({})
  await database.transaction().execute(async (transaction) => {
    const stored = await findRecord(transaction, product, id)
    const version = await writer.remove(transaction, product, stored, null)
    expect((await transaction.selectFrom('picture_use').selectAll().execute()).length).toBe(0)
    await writer.bringBack(transaction, product, { ...stored, version: version + 1 })
  })
  expect(await rows()).toEqual(migrated)
})
