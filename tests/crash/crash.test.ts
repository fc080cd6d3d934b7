import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { casesOf } from '../helpers/battery.ts'
import { type CutOffShop, startShop } from '../helpers/cut-off-shop.ts'
import { createForm } from '../helpers/form.ts'
import { photograph } from '../helpers/media.ts'

interface Product {
  _id: string
  name: string
  tags: string[]
  images: { url: string }[]
}

let dataDir: string
let shop: CutOffShop
/** What the shop confirmed: names by id, null for what it confirmed to be gone. */
let confirmed: Map<string, string | null>
/** Those whose next state was asked for and not answered: both may be found. */
let unsure: Map<string, string | null>
let count = 0

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
  confirmed = new Map()
  unsure = new Map()
})
afterEach(async () => {
  await shop.cutOff()
  await rm(dataDir, { recursive: true, force: true })
})

async function write(): Promise<void> {
  count += 1
  const ids = [...confirmed.keys()].filter((id) => confirmed.get(id) !== null && !unsure.has(id))
  const id = ids[count % Math.max(1, ids.length)]
  const name = `Swing ${count}`
  if (id === undefined || count % 4 < 2) return add(name)
  if (count % 4 === 2) return change(id, name)
  unsure.set(id, null)
  const { status } = await shop.ask('DELETE', `/api/ourCategoriesItems/${id}`)
  settle(id, status === 200 ? null : undefined)
}

async function formOf(name: string) {
  const colour = `#${(count % 0xffffff).toString(16).padStart(6, '0')}`
  const images = [await photograph(colour, { width: 400, height: 300 })]
  return createForm({ name, tags: 'teak, rope', images })
}

async function add(name: string): Promise<void> {
  const form = await formOf(name)
  const path = '/api/ourCategoriesItems/add'
  const answer = await shop.ask('POST', path, new Uint8Array(form.body), form.contentType)
  if (answer.status === 201) confirmed.set((await answer.json()).categoryItemData._id, name)
}

async function change(id: string, name: string): Promise<void> {
  const form = await formOf(name)
  unsure.set(id, name)
  const path = `/api/ourCategoriesItems/${id}`
  const { status } = await shop.ask('PUT', path, new Uint8Array(form.body), form.contentType)
  settle(id, status === 200 ? name : undefined)
}

function settle(id: string, name: string | null | undefined): void {
  if (name !== undefined) confirmed.set(id, name)
  unsure.delete(id)
}

/** Writes without pause until the shop is no more. */
async function writeUntilTheEnd(): Promise<void> {
  try {
    for (;;) await write()
  } catch {
    // The connection went with the shop.
  }
}

async function expectEverything(): Promise<void> {
  const list = await shop.ask('GET', '/api/ourCategoriesItems')
  const products: Product[] = (await list.json()).categoryItemData
  const found = new Map(products.map((product) => [product._id, product.name]))
  for (const [id, name] of confirmed) {
    const allowed = [name, ...(unsure.has(id) ? [unsure.get(id) ?? null] : [])]
    expect(allowed).toContain(found.get(id) ?? null)
    confirmed.set(id, found.get(id) ?? null)
  }
  unsure.clear()
  const urls = products.flatMap(({ images }) => images.map(({ url }) => url))
  for (const { tags, images } of products)
    expect([tags.length, images.length > 0]).toEqual([2, true])
  // An acknowledgement may have been lost on its way; the record is whole all the same.
  for (const { _id, name } of products) confirmed.set(_id, name)
  const known = new Set(await filesKnown())
  const kept = await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true })
  const names = kept.filter((entry) => entry.isFile()).map((entry) => entry.name)
  expect(names.filter((name) => !known.has(name))).toEqual([])
  expect([...known].filter((name) => !names.includes(name))).toEqual([])
  expect(urls.filter((url) => !known.has(url.split('/').at(-1) ?? ''))).toEqual([])
}

/** The files that the database knows, after it was looked through. */
function filesKnown(): string[] {
  const database = new DatabaseSync(join(dataDir, 'catalogue.sqlite'))
  try {
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    return database
      .prepare('select "file" from "media"')
      .all()
      .map(({ file }) => String(file))
  } finally {
    database.close()
  }
}

it('power cuts in the middle of writes: what was confirmed is there, whole, and nothing beside it', async ({
  task,
}) => {
  const cycles = casesOf({ few: 10, all: 200 })
  task.meta.cases = cycles
  shop = await startShop(dataDir)
  expect(shop.said).not.toContain('did not end by itself')
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const before = confirmed.size
    const writers = Array.from({ length: 6 }, writeUntilTheEnd)
    while (confirmed.size < before + 2) await setTimeout(5)
    await setTimeout(Math.random() * 120)
    await shop.cutOff()
    await Promise.all(writers)
    shop = await startShop(dataDir)
    expect(shop.said).toMatch(/did not end by itself .* is whole; \d+ files? of unfinished uploads/)
    await expectEverything()
  }
  await shop.stop()
  shop = await startShop(dataDir)
  expect(shop.said).not.toContain('did not end by itself')
})
