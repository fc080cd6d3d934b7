import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { nameOfHash } from '../../server/storage/file-names.ts'
import { createForm } from './form.ts'
import { photograph } from './media/media.ts'
import type { KillableShop } from './process/killed-server.ts'

interface Product {
  _id: string
  name: string
  tags: string[]
  images: { url: string }[]
}

/** Client that writes to a server that may crash at any moment, and then asserts that no confirmed write is lost. */
export interface Shopkeeper {
  /** Number of products with a confirmed write so far, deleted ones included. */
  confirmed(): number
  /** Sends writes one after the other until the server is gone. */
  writeUntilTheEnd(shop: KillableShop): Promise<void>
  /** Asserts that all confirmed writes are stored completely, without orphaned files. */
  assertNothingLost(shop: KillableShop, dataDir: string): Promise<void>
}

export function createShopkeeper(): Shopkeeper {
  /** Last confirmed names by id; null for a confirmed delete. */
  const confirmed = new Map<string, string | null>()
  /** Requested states without a response yet, by id: either the old or the new one may be stored. */
  const unsure = new Map<string, string | null>()
  let count = 0

  async function write(shop: KillableShop): Promise<void> {
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

  async function add(shop: KillableShop, name: string): Promise<void> {
    const form = await formOf(name)
    const path = '/api/ourCategoriesItems/add'
    const response = await shop.ask('POST', path, new Uint8Array(form.body), form.contentType)
    if (response.status === 201) confirmed.set((await response.json()).categoryItemData._id, name)
  }

  async function change(shop: KillableShop, id: string, name: string): Promise<void> {
    // Set before the first await, so that no other writer picks the same product.
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
        // The connection closed when the server was killed.
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
      // The response may have been lost although the record was stored.
      for (const { _id, name } of products) confirmed.set(_id, name)
      const known = new Set(filesKnown(dataDir))
      const kept = await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true })
      const files = kept.filter((entry) => entry.isFile())
      const names = files.map((entry) => entry.name)
      for (const { parentPath, name } of files) {
        // File names are hashes of the content.
        const digest = createHash('sha256').update(await readFile(join(parentPath, name)))
        expect(name.split('.')[0]).toBe(nameOfHash(digest.digest()))
      }
      expect(names.filter((name) => !known.has(name))).toEqual([])
      expect([...known].filter((name) => !names.includes(name))).toEqual([])
      expect(urls.filter((url) => !known.has(url.split('/').at(-1) ?? ''))).toEqual([])
    },
  }
}

/** Files recorded in the database, after an integrity check of it. */
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
