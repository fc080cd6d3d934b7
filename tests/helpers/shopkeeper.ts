import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { nameOfHash } from '../../server/storage/file-names.ts'
import { createForm } from './form.ts'
import { photograph } from './media/media.ts'
import type { CutOffShop } from './process/killed-server.ts'

interface Product {
  _id: string
  name: string
  tags: string[]
  images: { url: string }[]
}

/** Writes to a shop that may be gone any moment, and knows what has to be there afterwards. */
export interface Shopkeeper {
  /** How many products were confirmed at some time. */
  confirmed(): number
  /** Writes without pause until the shop is no more. */
  writeUntilTheEnd(shop: CutOffShop): Promise<void>
  /** What was confirmed is there, whole, and nothing beside it. */
  assertNothingLost(shop: CutOffShop, dataDir: string): Promise<void>
}

export function createShopkeeper(): Shopkeeper {
  /** What the shop confirmed: names by id, null for what it confirmed to be gone. */
  const confirmed = new Map<string, string | null>()
  /** Those whose next state was asked for and not answered: both may be found. */
  const unsure = new Map<string, string | null>()
  let count = 0

  async function write(shop: CutOffShop): Promise<void> {
    count += 1
    const ids = [...confirmed.keys()].filter((id) => confirmed.get(id) !== null && !unsure.has(id))
    const id = ids[count % Math.max(1, ids.length)]
    const name = `Swing ${count}`
    if (id === undefined || count % 4 < 2) return add(shop, name)
    if (count % 4 === 2) return change(shop, id, name)
    unsure.set(id, null)
    const { status } = await shop.ask('DELETE', `/api/ourCategoriesItems/${id}`)
    settle(id, status === 200 ? null : undefined)
  }

  async function formOf(name: string) {
    const colour = `#${(count % 0xffffff).toString(16).padStart(6, '0')}`
    const images = [await photograph(colour, { width: 400, height: 300 })]
    return createForm({ name, tags: 'teak, rope', images })
  }

  async function add(shop: CutOffShop, name: string): Promise<void> {
    const form = await formOf(name)
    const path = '/api/ourCategoriesItems/add'
    const response = await shop.ask('POST', path, new Uint8Array(form.body), form.contentType)
    if (response.status === 201) confirmed.set((await response.json()).categoryItemData._id, name)
  }

  async function change(shop: CutOffShop, id: string, name: string): Promise<void> {
    // Before anything is waited for: no other writer takes the same one.
    unsure.set(id, name)
    const form = await formOf(name)
    const path = `/api/ourCategoriesItems/${id}`
    const { status } = await shop.ask('PUT', path, new Uint8Array(form.body), form.contentType)
    settle(id, status === 200 ? name : undefined)
  }

  function settle(id: string, name: string | null | undefined): void {
    if (name !== undefined) confirmed.set(id, name)
    unsure.delete(id)
  }

  return {
    confirmed: () => confirmed.size,

    async writeUntilTheEnd(shop) {
      try {
        for (;;) await write(shop)
      } catch {
        // The connection went with the shop.
      }
    },

    async assertNothingLost(shop, dataDir) {
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
      const known = new Set(filesKnown(dataDir))
      const kept = await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true })
      const files = kept.filter((entry) => entry.isFile())
      const names = files.map((entry) => entry.name)
      for (const { parentPath, name } of files) {
        // A file is called after its bytes.
        const digest = createHash('sha256').update(await readFile(join(parentPath, name)))
        expect(name.split('.')[0]).toBe(nameOfHash(digest.digest()))
      }
      expect(names.filter((name) => !known.has(name))).toEqual([])
      expect([...known].filter((name) => !names.includes(name))).toEqual([])
      expect(urls.filter((url) => !known.has(url.split('/').at(-1) ?? ''))).toEqual([])
    },
  }
}

/** The files that the database knows, after it was looked through. */
function filesKnown(dataDir: string): string[] {
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
