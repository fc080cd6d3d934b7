import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { product } from '../../domain/content/product.ts'
import { photograph } from '../../tests/helpers/media.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/helpers/test-database.ts'
import { createApp } from '../app/app.ts'
import { readConfig } from '../app/config.ts'
import { createServices, type Services } from '../app/services.ts'
import { connectDatabase, type Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'

/** Last migration before file names were shortened. */
const before = '0003-product-index'
const at = '2026-01-01T00:00:00.000Z'

let place: TestDatabase
let dataDir: string
let services: Services | undefined
beforeEach(async () => {
  place = await createTestDatabase('nothing')
  dataDir = place.dataDir
})
afterEach(async () => {
  await services?.close()
  services = undefined
  await place.remove()
})

/** File named by its whole hash, as in earlier versions. */
interface Former {
  hash: string
  short: string
  bytes: Buffer
}

async function keepFormer(database: Database, colour: string): Promise<Former> {
  const { bytes } = await photograph(colour)
  const hash = createHash('sha256').update(bytes).digest('hex')
  await writeInto('media', `${hash}.jpg`, bytes)
  await writeInto('variants', `${hash}-160.webp`, Buffer.from('a rendition'))
  await sql`insert into "media" ("file", "kind", "type", "bytes", "width", "height", "createdAt")
    values (${`${hash}.jpg`}, 'image', 'image/jpeg', ${bytes.length}, 320, 240, ${at})`.execute(
    database,
  )
  return { hash, short: Buffer.from(hash, 'hex').subarray(0, 16).toString('base64url'), bytes }
}

async function writeInto(folder: string, name: string, bytes: Buffer): Promise<void> {
  const parent = join(dataDir, folder, name.slice(0, 2))
  await mkdir(parent, { recursive: true })
  await writeFile(join(parent, name), bytes)
}

const pictureOf = ({ hash }: Former) => ({
  file: `${hash}.jpg`,
  width: 320,
  height: 240,
  placeholder: 'data:image/webp;base64,AA',
  alt: '',
  focus: '',
})

/** Creates a data directory of an earlier version: a category with a photo, and another in its history. */
async function makeFormer(): Promise<{ shown: Former; earlier: Former }> {
  const database = connectDatabase(place)
  await migrate(database, { last: before })
  const shown = await keepFormer(database, '#336699')
  const earlier = await keepFormer(database, '#996633')
  await sql`insert into "category"
      ("_id", "name", "image", "position", "version", "createdAt", "updatedAt")
    values ('c1', ${`/media/${shown.hash}.jpg`}, ${JSON.stringify(pictureOf(shown))}, 0, 2, ${at}, ${at})`.execute(
    database,
  )
  const fields = { name: 'Swings', image: pictureOf(earlier) }
  await sql`insert into "revision"
      ("resource", "recordId", "version", "action", "name", "state", "at")
    values ('ourCategories', 'c1', 1, 'create', 'Swings',
      ${JSON.stringify({ createdAt: at, position: 0, fields })}, ${at})`.execute(database)
  await database.destroy()
  return { shown, earlier }
}

/** Deletes unused pictures with their history. */
async function forgetUnused(): Promise<void> {
  const database = connectDatabase(place)
  await sql`delete from "picture" where "_id" not in (select "picture" from "picture_use")`.execute(
    database,
  )
  await sql`delete from "revision" where "resource" = 'pictures'`.execute(database)
  await database.destroy()
}

async function open() {
  services = await createServices(place)
  return createApp(readConfig({ LOG_LEVEL: 'silent' }), services, null)
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

it('renames files of an earlier version, and serves them under their former URLs too', async () => {
  const { shown, earlier } = await makeFormer()
  const app = await open()
  const [category] = (await app.inject({ url: '/api/ourCategories' })).json().categoryData
  expect(category.image).toBe(`/media/${shown.short}.jpg`)
  // Text fields are left unchanged.
  expect(category.name).toBe(`/media/${shown.hash}.jpg`)
  for (const url of [category.image, `/media/${shown.hash}.jpg`])
    expect((await app.inject({ url })).rawPayload).toEqual(shown.bytes)
  for (const end of ['160.jpg', '320.avif', '320.webp', 'icon-180.png'])
    expect((await app.inject({ url: `/media/${shown.hash}-${end}` })).statusCode).toBe(200)
  const other = `${'0'.repeat(32)}${shown.hash.slice(32)}`
  expect((await app.inject({ url: `/media/${other}.jpg` })).statusCode).toBe(404)
  const files = [shown.short, earlier.short]
  expect((await namesIn('media')).sort()).toEqual(files.map((name) => `${name}.jpg`).sort())
  expect(await namesIn('variants')).toEqual(
    expect.arrayContaining(files.map((name) => `${name}-160.webp`)),
  )
  // The library keeps what no record shows.
  expect(await services?.sweep()).toBe(0)
  await forgetUnused()
  expect(await services?.sweep()).toBe(1)
  expect(await namesIn('media')).toEqual([`${shown.short}.jpg`])
})

it('resumes renaming files after an interrupted start', async () => {
  const { shown, earlier } = await makeFormer()
  const database = connectDatabase(place)
  await migrate(database)
  await database.destroy()
  // One file was renamed before the interruption.
  await rm(join(dataDir, 'media', shown.hash.slice(0, 2), `${shown.hash}.jpg`))
  await writeInto('media', `${shown.short}.jpg`, shown.bytes)
  const app = await open()
  for (const { short, bytes } of [shown, earlier]) {
    expect((await app.inject({ url: `/media/${short}.jpg` })).rawPayload).toEqual(bytes)
  }
})

it('resolves the former URL of a picture in an update', async () => {
  const { shown } = await makeFormer()
  await open()
  const { content } = services ?? {}
  const images = [{ url: `/media/${shown.hash}.jpg`, alt: 'A swing' }]
  const record = await content?.create(product, { kind: 'json', body: { name: 'Swing' } }, null)
  const database = connectDatabase(place)
  const stored = JSON.stringify([{ ...pictureOf(shown), file: `${shown.short}.jpg` }])
  await sql`update "product" set "images" = ${stored}`.execute(database)
  await database.destroy()
  const changed = await content?.update(
    product,
    record?._id ?? '',
    { kind: 'json', body: { images } },
    null,
  )
  expect(changed?.images).toMatchObject([{ url: `/media/${shown.short}.jpg`, alt: 'A swing' }])
})
