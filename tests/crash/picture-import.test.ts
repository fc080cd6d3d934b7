import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { casesOf } from '../helpers/extended-suite.ts'
import { smallPhotograph } from '../helpers/media.ts'
import { startShop } from '../helpers/process/killed-server.ts'
import { startPictureServer } from '../helpers/servers/picture-server.ts'
import { createTemporaryFolder } from '../helpers/temporary-folder.ts'

const imported = z.object({ import: z.string() })
const found = z.object({
  import: z.object({
    state: z.string(),
    pictures: z.object({ total: z.number(), done: z.number(), failed: z.number() }),
  }),
})
const list = z.object({
  categoryItemData: z.array(
    z.object({ name: z.string(), images: z.array(z.object({ url: z.string() })) }),
  ),
})

const PRODUCTS = casesOf({ few: 8, all: 40 })
const PHOTOS_PER_PRODUCT = 4
const TOTAL = PRODUCTS * PHOTOS_PER_PRODUCT

it('an import that is killed while it fetches pictures loses and doubles none', async () => {
  const other = await startPictureServer()
  onTestFinished(other.close)
  const colours = Array.from(
    { length: TOTAL },
    (_, at) => `#${(0x101010 + at * 0x015307).toString(16)}`,
  )
  for (const [at, colour] of colours.entries())
    other.offer(`/${at}.jpg`, (await smallPhotograph(colour)).bytes)
  const rows = Array.from({ length: PRODUCTS }, (_, row) => {
    const numbers = Array.from(
      { length: PHOTOS_PER_PRODUCT },
      (_, at) => row * PHOTOS_PER_PRODUCT + at,
    )
    return `Product ${row},${numbers.map((number) => `${other.url}/${number}.jpg`).join(';')}`
  })
  const dataDir = await createTemporaryFolder()
  const environment = { IMPORT_HOSTS: other.host }
  let shop = await startShop(dataDir, environment)
  const csv = ['name,images', ...rows].join('\n')
  const sent = await shop.ask('POST', '/api/ourCategoriesItems/import', { csv })
  const { import: id } = imported.parse(await sent.json())
  const read = async () => found.parse(await (await shop.ask('GET', `/api/imports/${id}`)).json())
  for (let cycle = 0; cycle < casesOf({ few: 2, all: 10 }); cycle += 1) {
    const asked = other.asked.length
    await expect.poll(() => other.asked.length).toBeGreaterThan(asked)
    await setTimeout(Math.random() * 120)
    await shop.cutOff()
    shop = await startShop(dataDir, environment)
  }
  await expect.poll(async () => (await read()).import.state).toBe('done')
  expect((await read()).import.pictures).toEqual({ total: TOTAL, done: TOTAL, failed: 0 })
  const { categoryItemData } = list.parse(
    await (await shop.ask('GET', '/api/ourCategoriesItems')).json(),
  )
  expect(categoryItemData.map(({ name }) => name)).toEqual(rows.map((_, row) => `Product ${row}`))
  const urls = categoryItemData.flatMap(({ images }) => images.map(({ url }) => url))
  expect([urls.length, new Set(urls).size]).toEqual([TOTAL, TOTAL])
  const stored = await readdir(join(dataDir, 'media'), { recursive: true })
  expect(stored.filter((name) => name.endsWith('.jpg'))).toHaveLength(TOTAL)
})
