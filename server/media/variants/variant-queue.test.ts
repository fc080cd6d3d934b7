import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { category } from '../../../domain/content/category.ts'
import {
  getLargestUrl,
  getSrcsetWidths,
  jpegUrl,
  type Picture,
  type SrcsetKind,
  variantUrl,
} from '../../../domain/media/media.ts'
import { catalogueForEachTest } from '../../../tests/helpers/catalogue.ts'
import { photograph } from '../../../tests/helpers/media.ts'
import { createServices } from '../../app/services.ts'
import { connectDatabase, type Database } from '../../db/database.ts'
import { minute } from '../../kernel/clock.ts'

const shop = catalogueForEachTest()
let database: Database
beforeEach(() => {
  database = connectDatabase(shop.place)
})
afterEach(async () => {
  vi.useRealTimers()
  await database.destroy()
})

async function addCategory(colour: string, width = 700): Promise<Picture> {
  const image = await photograph(colour, { width, height: 60 })
  return (await shop.addCategory('Swings', { image })).imageDetails
}

async function picturesNow({ content } = shop.services): Promise<Picture[]> {
  const { records } = await content.list(category)
  return records.flatMap(({ image }) => image ?? [])
}

/** Every URL of a picture that a page may contain. */
function addressesOf(picture: Picture): string[] {
  const formats = { none: [], webp: ['webp'], avif: ['webp', 'avif'] } as const
  const kinds: SrcsetKind[] = ['small', 'card', 'half', 'full']
  return [
    jpegUrl(picture),
    getLargestUrl(picture),
    ...formats[picture.ready].flatMap((format) =>
      kinds.flatMap((srcsetKind) =>
        getSrcsetWidths(picture, srcsetKind).map((width) => variantUrl(picture.url, width, format)),
      ),
    ),
  ]
}

/** Names of the picture's files that are not stored and would be rendered on request. */
async function notOnDisk(picture: Picture): Promise<string[]> {
  const { originals, variants } = shop.services
  const missing: string[] = []
  for (const address of addressesOf(picture)) {
    const name = address.replace('/media/', '')
    if ((await originals.size(name)) === null && (await variants.size(name)) === null)
      missing.push(name)
  }
  return missing
}

it('stores every variant that pages use before the upload response, and AVIF after that', async () => {
  for (const width of [100, 700, 3000]) {
    const picture = await addCategory('#336699', width)
    expect([width, picture.ready, await notOnDisk(picture)]).toEqual([width, 'webp', []])
  }
  await shop.services.variantQueue.drain()
  for (const picture of await picturesNow()) {
    expect([picture.width, picture.ready, await notOnDisk(picture)]).toEqual([
      picture.width,
      'avif',
      [],
    ])
  }
})

it('invalidates cached pages once for many photos, when their variants are stored', async () => {
  const { revision, variantQueue } = shop.services
  for (const colour of ['#110000', '#220000', '#330000']) await addCategory(colour)
  const before = await revision.current()
  await variantQueue.drain()
  expect(await revision.current()).toBe(before + 1)
  await variantQueue.drain()
  expect(await revision.current()).toBe(before + 1)
})

it('resumes the queue after a restart', async () => {
  await addCategory('#336699')
  await shop.services.close()
  const services = await createServices(shop.place)
  const errors: unknown[] = []
  await services.variantQueue.start((error) => errors.push(error))
  await expect
    .poll(() => database.selectFrom('media').select('ready').execute())
    .toEqual([{ ready: 'avif' }])
  expect(await database.selectFrom('rendition_job').selectAll().execute()).toEqual([])
  await services.close()
  expect(errors).toEqual([])
})

it('re-renders lost variants, and pages use none until then', async () => {
  await addCategory('#336699')
  const { variantQueue, variants } = shop.services
  await variantQueue.drain()
  await rm(join(shop.dataDir, 'variants'), { recursive: true })
  // Startup of a server on the same data.
  const other = await createServices(shop.place)
  await other.variantQueue.start(() => {})
  await other.variantQueue.stop()
  const [meanwhile] = await picturesNow(other)
  if (meanwhile === undefined) throw new Error('no picture')
  expect(meanwhile.ready === 'none' || (await notOnDisk(meanwhile)).length === 0).toBe(true)
  await other.variantQueue.drain()
  const [picture] = await picturesNow(other)
  await other.close()
  expect(picture?.ready).toBe('avif')
  expect(picture && (await notOnDisk(picture))).toEqual([])
  expect(await variants.isEmpty()).toBe(false)
})

it('retries a failing photo, gives up after five attempts, and processes the others', async () => {
  const broken = await addCategory('#336699')
  const file = broken.url.replace('/media/', '')
  await writeFile(join(shop.dataDir, 'media', file.slice(0, 2), file), 'no photograph')
  await addCategory('#996633')
  await shop.services.variantQueue.drain()
  expect((await picturesNow()).map(({ ready }) => ready).sort()).toEqual(['avif', 'webp'])
  const attempts: number[][] = []
  for (let tries = 0; tries < 5; tries++) {
    const left = await database.selectFrom('rendition_job').select('attempts').execute()
    attempts.push(left.map((job) => job.attempts))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * minute })
    await shop.services.variantQueue.drain()
  }
  expect(attempts).toEqual([[1], [2], [3], [4], []])
})

it('serves uploads and requests while many photos are waiting', async () => {
  await addCategory('#223344')
  await sql`with recursive "number" ("n") as (select 1 union all select "n" + 1 from "number" where "n" < 10000)
    insert into "rendition_job" ("file", "stage", "notBefore", "attempts")
    select 'waiting-' || "n" || '.jpg', 1, '', 0 from "number"`.execute(database)
  await shop.services.variantQueue.start(() => undefined)
  const picture = await addCategory('#334455')
  expect([picture.ready, await notOnDisk(picture)]).toEqual(['webp', []])
  await shop.services.variantQueue.stop()
  // Unfinished jobs stay in the queue for the next start.
  expect(await database.selectFrom('rendition_job').selectAll().execute()).not.toEqual([])
})
