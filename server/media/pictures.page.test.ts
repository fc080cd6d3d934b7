import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media.ts'
import { shopForAllTests } from '../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')

/** Names of all media files in the HTML of a page. */
async function filesNamedBy(path: string): Promise<string[]> {
  const { html } = await shop.request(path)
  const names = [...html.matchAll(/\/media\/(?<name>[\w-]+\.[a-z0-9]+)/g)]
  return [...new Set(names.map(({ groups }) => groups?.name ?? ''))]
}

/** Swatches, which most photos never are, are generated when first requested. */
const isSwatch = (name: string) => /-96\.\w+$/.test(name)

const isMissing = (name: string) =>
  !isSwatch(name) &&
  !['media', 'variants'].some((folder) =>
    existsSync(join(shop.dataDir, folder, name.slice(0, 2), name)),
  )

it('names only files that exist, swatches aside', async () => {
  const { categoryItemData } = await shop.read('/ourCategoriesItems?limit=1')
  for (const path of ['/', '/aboutus', '/contactus', '/product', categoryItemData[0].path]) {
    const names = await filesNamedBy(path)
    expect(names.filter((name) => name.endsWith('.avif')).length).toBeGreaterThan(0)
    expect([path, names.filter(isMissing)]).toEqual([path, []])
  }
})

it('shows an uploaded photo as WebP at once, and as AVIF later', async () => {
  const image = await photograph('#557799', { width: 900, height: 700 })
  const form = createForm({ name: 'Reading chairs', images: image })
  const { categoryItemData } = await shop.call('POST', '/ourCategoriesItems/add', form)
  const { path, images } = categoryItemData
  const base = images[0].url.replace(/\/media\/|\.jpg/g, '')
  const names = await filesNamedBy(path)
  expect(names).toContain(`${base}-640.webp`)
  expect(names.filter(isMissing)).toEqual([])
  await shop.services.variantQueue.drain()
  const later = await filesNamedBy(path)
  expect(later).toEqual(expect.arrayContaining([`${base}-480.avif`, `${base}-640.avif`]))
  expect(later.filter(isMissing)).toEqual([])
})
