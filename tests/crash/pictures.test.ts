import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { casesOf } from '../helpers/extended-suite.ts'
import { createForm } from '../helpers/form.ts'
import { photograph } from '../helpers/media.ts'
import { type KillableShop, startShop } from '../helpers/process/killed-server.ts'
import { createTemporaryFolder } from '../helpers/temporary-folder.ts'

const added = z.object({ pictures: z.array(z.object({ _id: z.string() })) })
const listed = z.object({
  pictureData: z.array(z.object({ _id: z.string(), url: z.string(), uses: z.number() })),
})
const products = z.object({
  categoryItemData: z.array(z.object({ images: z.array(z.object({ url: z.string() })) })),
})

const PRODUCTS = 120
const LONGEST_DELAY_MS = 400

it('a picture is replaced or edited in all places or in none, whenever the server is killed', async () => {
  const dataDir = await createTemporaryFolder()
  let shop = await startShop(dataDir)
  const ids = [await addPicture(shop, '#c08040'), await addPicture(shop, '#4080c0')]
  for (let at = 0; at < PRODUCTS; at += 1) {
    const json = { name: `Product ${at}`, images: [{ picture: ids[0] }] }
    expect((await shop.ask('POST', '/api/ourCategoriesItems/add', json)).status).toBe(201)
  }
  for (let cycle = 0; cycle < casesOf({ few: 4, all: 60 }); cycle += 1) {
    const { pictureData } = listed.parse(await (await shop.ask('GET', '/api/pictures')).json())
    const shown = pictureData.find(({ uses }) => uses > 0)
    const other = pictureData.find(({ uses }) => uses === 0)
    expect([shown?.uses, pictureData.length]).toEqual([PRODUCTS, 2])
    const path = `/api/pictures/${shown?._id}`
    const edit = { turn: (cycle % 8) * 20 + 7 }
    const request =
      cycle % 2 === 0
        ? shop.ask('POST', `${path}/replace`, { by: other?._id })
        : shop.ask('PUT', path, { edit })
    // The first ones are answered, so that there is something to lose.
    if (cycle < 2) await request
    else await Promise.race([request, setTimeout(Math.random() * LONGEST_DELAY_MS)])
    await shop.cutOff()
    const response = await request.catch(() => null)
    if (response !== null) expect(response.status).toBe(200)
    shop = await startShop(dataDir)
    await expectWhole(shop, dataDir)
  }
})

async function addPicture(shop: KillableShop, colour: string): Promise<string> {
  const form = createForm({ file: await photograph(colour) })
  const sent = await shop.ask(
    'POST',
    '/api/pictures/add',
    new Uint8Array(form.body),
    form.contentType,
  )
  return added.parse(await sent.json()).pictures[0]?._id ?? ''
}

/** Asserts that all products show the same file, which is there, and that no file is without a row. */
async function expectWhole(shop: KillableShop, dataDir: string): Promise<void> {
  const path = '/api/ourCategoriesItems?limit=200'
  const { categoryItemData } = products.parse(await (await shop.ask('GET', path)).json())
  const shown = categoryItemData.map(({ images }) => images.map(({ url }) => url).join())
  expect(shown).toHaveLength(PRODUCTS)
  const [url = '', ...others] = new Set(shown)
  expect(others).toEqual([])
  expect((await shop.ask('GET', url)).status).toBe(200)
  const { pictureData } = listed.parse(await (await shop.ask('GET', '/api/pictures')).json())
  expect(pictureData.filter((picture) => picture.url === url)).toMatchObject([{ uses: PRODUCTS }])
  const stored = await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true })
  const files = stored.filter((entry) => entry.isFile()).map(({ name }) => name)
  expect(files.toSorted()).toEqual(filesKnown(dataDir).toSorted())
}

function filesKnown(dataDir: string): string[] {
  const database = new DatabaseSync(join(dataDir, 'catalogue.sqlite'), { readOnly: true })
  try {
    return database
      .prepare('select "file" from "media"')
      .all()
      .map(({ file }) => String(file))
  } finally {
    database.close()
  }
}
