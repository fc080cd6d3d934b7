import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createForm } from '../helpers/form.ts'
import { photograph } from '../helpers/media.ts'
import { type KillableShop, startShop } from '../helpers/process/killed-server.ts'

const size = 12 * 1024 * 1024
const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
const isMounted =
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0

afterAll(() => {
  if (isMounted) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
})

async function add(shop: KillableShop, name: string) {
  const image = await photograph('#557799', { width: 1200, height: 900 })
  // Bytes after the end of the JPEG make the upload large; the stored file stays small.
  const bytes = Buffer.concat([image.bytes, Buffer.alloc(500_000)])
  const form = createForm({ name, image: { ...image, bytes } })
  const path = '/api/ourCategories/add'
  const response = await shop.ask('POST', path, new Uint8Array(form.body), form.contentType)
  return { status: response.status, message: (await response.json()).message }
}

/** True once all variants are stored and temporary files are deleted: generating them takes disk space meanwhile. */
function isQuiet(): boolean {
  const made = readdirSync(join(folder, 'variants'), { recursive: true, encoding: 'utf8' })
  const inProgress = readdirSync(join(folder, 'temporary'))
  return made.some((name) => name.endsWith('.avif')) && inProgress.length === 0
}

it.skipIf(!isMounted)(
  'on a full disk, writes return 503 and reads work, until space is freed',
  async () => {
    const shop = await startShop(folder)
    expect((await add(shop, 'First')).status).toBe(201)
    const ballast = join(folder, 'ballast')
    const fill = (bytes: number) => {
      try {
        writeFileSync(ballast, Buffer.alloc(bytes))
      } catch {
        // Filling the disk ends with ENOSPC.
      }
    }
    await expect.poll(isQuiet).toBe(true)
    // First with space for the upload but not for its decoded pixels, then with no space at all.
    const { bavail, bsize } = statfsSync(folder)
    for (const [name, bytes] of [
      ['Second', bavail * bsize - 1_500_000],
      ['Third', size],
    ] as const) {
      fill(bytes)
      expect(await add(shop, name)).toEqual({
        status: 503,
        message: 'The server’s disk is full, so nothing was saved. Please try again later.',
      })
      const list = await shop.ask('GET', '/api/ourCategories')
      const { categoryData } = await list.json()
      expect(categoryData.map((category: { name: string }) => category.name)).toEqual(['First'])
      expect((await shop.ask('GET', categoryData[0].image)).status).toBe(200)
    }
    rmSync(ballast)
    expect((await add(shop, 'Fourth')).status).toBe(201)
    expect((await shop.ask('GET', '/readyz')).status).toBe(200)
  },
)
