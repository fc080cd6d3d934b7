import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { createForm } from '../../helpers/form.ts'
import { photograph } from '../../helpers/media/media.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, signIn, test } from '../../helpers/test.ts'

/** Names of all media files in the HTML of a page. */
async function filesNamedBy(request: APIRequestContext, url: string): Promise<string[]> {
  const html = await (await request.get(url)).text()
  const names = [...html.matchAll(/\/media\/(?<name>[\w-]+\.[a-z0-9]+)/g)]
  return [...new Set(names.map(({ groups }) => groups?.name ?? ''))]
}

function isStoredFile({ dataDir }: Site, name: string): boolean {
  return ['media', 'variants'].some((folder) =>
    existsSync(join(dataDir, folder, name.slice(0, 2), name)),
  )
}

test('pages reference only image variants that exist on disk', async ({ request, demoSite }) => {
  const { categoryItemData } = await (
    await request.get(`${demoSite.url}/api/ourCategoriesItems?limit=1`)
  ).json()
  const product = `/product-detail/${categoryItemData[0]._id}`
  for (const path of ['/', '/aboutus', '/contactus', '/product', product]) {
    const names = await filesNamedBy(request, demoSite.url + path)
    expect(names.filter((name) => name.endsWith('.avif')).length).toBeGreaterThan(0)
    expect([path, names.filter((name) => !isStoredFile(demoSite, name))]).toEqual([path, []])
  }
})

test('an uploaded photo shows with its existing variants, and in AVIF soon after', async ({
  page,
  request,
  ownSite,
}) => {
  const { url } = ownSite
  const token = await signIn(page, ownSite)
  const image = await photograph('#557799', { width: 900, height: 700 })
  const form = createForm({ name: 'Reading chairs', images: image })
  const response = await request.post(`${url}/api/ourCategoriesItems/add`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': form.contentType },
    data: form.body,
  })
  const { _id, images } = (await response.json()).categoryItemData
  const base = images[0].url.replace(/\/media\/|\.jpg/g, '')
  const address = `${url}/product-detail/${_id}`
  const names = await filesNamedBy(request, address)
  expect(names).toEqual(expect.arrayContaining([`${base}-640.webp`]))
  expect(names.filter((name) => !isStoredFile(ownSite, name))).toEqual([])
  await expect
    .poll(() => filesNamedBy(request, address))
    .toEqual(expect.arrayContaining([`${base}-480.avif`, `${base}-640.avif`]))
  const later = await filesNamedBy(request, address)
  expect(later.filter((name) => !isStoredFile(ownSite, name))).toEqual([])
})

test.describe('on a phone with a pixel ratio of 3', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

  test('cards load images of at most 640 px, and lazily below the fold', async ({
    page,
    demoSite,
  }) => {
    await page.goto(`${demoSite.url}/product`)
    const cards = page.locator('main li picture img')
    await expect
      .poll(() => cards.first().evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/-(?:480|640)\.avif$/)
    await expect(cards.nth(12)).toHaveAttribute('loading', 'lazy')
    const widths = await page
      .locator('main li picture source')
      .evaluateAll((sources) =>
        sources.flatMap((source) => [...(source.getAttribute('srcset') ?? '').matchAll(/(\d+)w/g)]),
      )
    expect(Math.max(...widths.map(([, width]) => Number(width)))).toBe(640)
  })
})
