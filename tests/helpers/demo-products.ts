import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readManifest } from '../../demo/manifest.ts'
import { category } from '../../domain/content/category.ts'
import { product } from '../../domain/content/product.ts'
import type { Services } from '../../server/app/services.ts'
import type { Part } from '../../server/http/multipart.ts'
import { Upload } from '../../server/storage/upload.ts'
import { photograph } from './media.ts'

/**
 * Creates the categories and products of the demo catalogue in their order, without photos: these
 * take a minute to process, and the search ignores them. Categories require one, so all share a
 * plain image.
 */
export async function addDemoProducts({ content }: Pick<Services, 'content'>): Promise<void> {
  const manifest = await readManifest()
  const folder = await mkdtemp(join(tmpdir(), 'demo-products-'))
  const { bytes, filename } = await photograph()
  const path = join(folder, filename)
  await writeFile(path, bytes)
  const ids = new Map<string, string>()
  for (const { name, description } of manifest.categories) {
    const parts = new Map<string, Part[]>([
      ['name', [name]],
      ['description', [description]],
      ['image', [new Upload({ path, filename, bytes: bytes.length })]],
    ])
    ids.set(name, (await content.create(category, { kind: 'parts', parts }, null))._id)
  }
  // A new product is placed before the others, so create the last one first.
  for (const entry of manifest.products.toReversed()) {
    const { category: name, unique, images: _, choices: _choices, ...fields } = entry
    const body = { ...fields, isFeatured: unique, category: ids.get(name) ?? '' }
    await content.create(product, { kind: 'json', body }, null)
  }
  await rm(folder, { recursive: true, force: true })
}
