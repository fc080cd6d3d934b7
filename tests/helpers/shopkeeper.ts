import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { nameOfHash } from '../../server/storage/file-names.ts'
import { createForm, type Form } from './form.ts'
import { photograph } from './media.ts'
import type { KillableShop } from './process/killed-server.ts'

interface Product {
  _id: string
  name: string
  price: string
  tags: string[]
  images: { url: string }[]
}
interface Choice {
  name: string
  values: { name: string; image: string }[]
}

/** Client that writes to a server that may crash at any moment, and then asserts that no confirmed write is lost. */
export interface Shopkeeper {
  /** Imports the stools, whose prices change only all at once. */
  importStools(shop: KillableShop): Promise<void>
  /** Sends writes from several clients and kills the server during them, at a random moment. */
  killDuringWrites(shop: KillableShop): Promise<void>
  /** Asserts that all confirmed writes are stored completely, without orphaned files. */
  assertNothingLost(shop: KillableShop, dataDir: string): Promise<void>
}

const productPath = '/api/ourCategoriesItems'
const STOOLS = 100
const WRITERS = 6

export function createShopkeeper(): Shopkeeper {
  /** Last confirmed names of products by id; null for a confirmed delete. */
  const confirmed = new Map<string, string | null>()
  /** Requested states without a response yet, by id: either the old or the new one may be stored. */
  const unsure = new Map<string, string | null>()
  const confirmedChoices = new Set<string>()
  let stools: string[] = []
  const price = { confirmed: '1', requested: '1' }
  let count = 0

  async function write(shop: KillableShop): Promise<void> {
    count += 1
    const name = `Swing ${count}`
    const ids = [...confirmed.keys()].filter((id) => confirmed.get(id) !== null && !unsure.has(id))
    const id = ids[count % Math.max(1, ids.length)]
    if (count % 6 === 5) return addChoice(shop, `Fabric ${count}`)
    if (count % 6 === 4 && price.requested === price.confirmed) return reprice(shop, String(count))
    if (id === undefined || count % 3 === 0) return add(shop, name)
    if (count % 2 === 0) return change(shop, id, name)
    return remove(shop, id)
  }

  /** Sends a form of the fields and a photo unlike any other. */
  async function send(shop: KillableShop, [method, path]: [string, string], form: Form) {
    return shop.ask(method, path, new Uint8Array(form.body), form.contentType)
  }

  function photographOf(number: number) {
    const colour = `#${(number % 0xffffff).toString(16).padStart(6, '0')}`
    return photograph(colour, { width: 400, height: 300 })
  }

  async function add(shop: KillableShop, name: string): Promise<void> {
    const form = createForm({ name, tags: 'teak, rope', images: await photographOf(count) })
    const response = await send(shop, ['POST', `${productPath}/add`], form)
    if (response.status === 201) confirmed.set((await response.json()).categoryItemData._id, name)
  }

  async function change(shop: KillableShop, id: string, name: string): Promise<void> {
    // Set before the first await, so that no other writer picks the same product.
    unsure.set(id, name)
    const form = createForm({ name, images: await photographOf(count) })
    const { status } = await send(shop, ['PUT', `${productPath}/${id}`], form)
    if (status === 200) confirmed.set(id, name)
    unsure.delete(id)
  }

  async function remove(shop: KillableShop, id: string): Promise<void> {
    unsure.set(id, null)
    const { status } = await shop.ask('DELETE', `${productPath}/${id}`)
    if (status === 200) confirmed.set(id, null)
    unsure.delete(id)
  }

  async function reprice(shop: KillableShop, requested: string): Promise<void> {
    price.requested = requested
    const prices = stools.map((_id) => ({ _id, price: requested }))
    const { status } = await shop.ask('PUT', `${productPath}/bulk`, { prices })
    expect(status).toBe(200)
    price.confirmed = requested
  }

  async function addChoice(shop: KillableShop, name: string): Promise<void> {
    const values = ['Sage', 'Rust'].map((value) => ({ name: value, image: `file:${value}` }))
    const form = createForm({
      name,
      kind: 'swatch',
      values: JSON.stringify(values),
      Sage: await photographOf(1_000_000 + count),
      Rust: await photographOf(2_000_000 + count),
    })
    const { status } = await send(shop, ['POST', '/api/choices/add'], form)
    if (status === 201) confirmedChoices.add(name)
  }

  async function writeUntilTheEnd(shop: KillableShop): Promise<void> {
    try {
      for (;;) await write(shop)
    } catch (error) {
      // The connection closes when the server is killed.
      if (!(error instanceof TypeError)) throw error
    }
  }

  /** Asserts that the swings are as confirmed; returns their photos. */
  function assertSwings(swings: Product[]): string[] {
    const found = new Map(swings.map(({ _id, name }) => [_id, name]))
    for (const [id, name] of confirmed) {
      const allowed = [name, ...(unsure.has(id) ? [unsure.get(id) ?? null] : [])]
      expect(allowed).toContain(found.get(id) ?? null)
      confirmed.set(id, found.get(id) ?? null)
    }
    unsure.clear()
    for (const { _id, name, tags, images } of swings) {
      expect([tags.length, images.length > 0]).toEqual([2, true])
      // The response may have been lost although the record was stored.
      confirmed.set(_id, name)
    }
    return swings.flatMap(({ images }) => images.map(({ url }) => url))
  }

  /** Asserts that all stools have one price. */
  function assertStools(found: Product[]): void {
    expect(found).toHaveLength(STOOLS)
    const [one = '', ...others] = new Set(found.map((stool) => stool.price))
    expect(others).toEqual([])
    expect([price.confirmed, price.requested]).toContain(one)
    Object.assign(price, { confirmed: one, requested: one })
  }

  /** Asserts that no confirmed choice is missing and none is partial; returns the photos. */
  function assertChoices(found: Choice[]): string[] {
    const names = found.map(({ name }) => name)
    expect([...confirmedChoices].filter((name) => !names.includes(name))).toEqual([])
    for (const { values } of found) expect(values.map(({ name }) => name)).toEqual(['Sage', 'Rust'])
    return found.flatMap(({ values }) => values.map(({ image }) => image))
  }

  return {
    async importStools(shop) {
      const rows = Array.from({ length: STOOLS }, (_, at) => `Stool ${at},1`)
      await shop.ask('POST', `${productPath}/import`, { csv: ['name,price', ...rows].join('\n') })
      const { categoryItemData } = await (await shop.ask('GET', productPath)).json()
      stools = categoryItemData.map(({ _id }: Product) => _id)
    },

    async killDuringWrites(shop) {
      const before = confirmed.size
      const writers = Array.from({ length: WRITERS }, () => writeUntilTheEnd(shop))
      while (confirmed.size < before + 2) await setTimeout(5)
      await setTimeout(Math.random() * 120)
      await shop.cutOff()
      await Promise.all(writers)
    },

    async assertNothingLost(shop, dataDir) {
      const list = await (await shop.ask('GET', productPath)).json()
      const products: Product[] = list.categoryItemData
      const { choiceData } = await (await shop.ask('GET', '/api/choices')).json()
      assertStools(products.filter(({ _id }) => stools.includes(_id)))
      const urls = [
        ...assertSwings(products.filter(({ _id }) => !stools.includes(_id))),
        ...assertChoices(choiceData),
      ]
      const known = new Set(filesKnown(dataDir))
      const kept = await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true })
      const files = kept.filter((entry) => entry.isFile())
      for (const { parentPath, name } of files) {
        // File names are hashes of the content.
        const digest = createHash('sha256').update(await readFile(join(parentPath, name)))
        expect(name.split('.')[0]).toBe(nameOfHash(digest.digest()))
      }
      expect(files.map(({ name }) => name).toSorted()).toEqual([...known].toSorted())
      expect(urls.filter((url) => !known.has(url.split('/').at(-1) ?? ''))).toEqual([])
    },
  }
}

/** Files recorded in the database, after an integrity check of it. */
function filesKnown(dataDir: string): string[] {
  const database = new DatabaseSync(join(dataDir, 'catalogue.sqlite'))
  try {
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    const rows = database.prepare('select "file" from "media"').all()
    return rows.map(({ file }) => String(file))
  } finally {
    database.close()
  }
}
