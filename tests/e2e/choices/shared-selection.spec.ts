import type { Page } from '@playwright/test'
import { expect, test } from '../../helpers/test.ts'

interface Facts {
  '@type': string
  mainEntity?: Record<string, unknown>
}

async function productOf(page: Page, url: string, name: string) {
  const response = await page.request.get(`${url}/api/ourCategoriesItems`)
  const { categoryItemData } = await response.json()
  return categoryItemData.find((one: { name: string }) => one.name === name)
}

/** Main entity of the page's structured data. */
async function readEntity(page: Page): Promise<Record<string, unknown> | undefined> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const facts = texts.map((text): Facts => JSON.parse(text))
  return facts.find((one) => one['@type'] === 'ItemPage')?.mainEntity
}

const contentOf = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"]`).getAttribute('content')

test.use({ javaScriptEnabled: false })

test('link previews show the selection, and the canonical URL leaves it out', async ({
  page,
  demoSite,
}) => {
  const { _id, path } = await productOf(page, demoSite.url, 'Three-Seat Linen Sofa')
  const address = demoSite.url + path
  await page.goto(address)
  const plainPreview = (await contentOf(page, 'og:image')) ?? ''
  const plainPrice = Number(await contentOf(page, 'product:price:amount'))
  expect(plainPreview).toBe(`${demoSite.url}/preview/product/${_id}.jpg`)
  expect(await contentOf(page, 'og:url')).toBe(address)

  await page.goto(`${address}?wood-finish=dark-walnut&unknown=1&fabric=indigo-linen`)
  await expect(page).toHaveTitle(/^Three-Seat Linen Sofa, Indigo linen, Dark walnut \|/)
  const description = await page.locator('meta[name="description"]').getAttribute('content')
  expect(description).toMatch(/^Fabric: Indigo linen\. Wood finish: Dark walnut\. /)
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(address)
  expect(await contentOf(page, 'og:url')).toBe(
    `${address}?fabric=indigo-linen&wood-finish=dark-walnut`,
  )
  expect(Number(await contentOf(page, 'product:price:amount'))).toBe(plainPrice + 3000)
  const preview = (await contentOf(page, 'og:image')) ?? ''
  expect(preview).toMatch(/\/preview\/product\/[^?]+\.jpg\?value=[0-9a-f-]+$/)
  const [plainFile, file] = await Promise.all(
    [plainPreview, preview].map((url) => page.request.get(url)),
  )
  expect(file?.headers()['content-type']).toBe('image/jpeg')
  expect(file?.headers().etag).not.toBe(plainFile?.headers().etag)

  // For a finish without photos, the preview shows the first photo of the product.
  await page.goto(`${address}?wood-finish=dark-walnut`)
  expect(await contentOf(page, 'og:image')).toBe(plainPreview)
})

test('structured data lists values with photos as a ProductGroup', async ({ page, demoSite }) => {
  const sofa = await productOf(page, demoSite.url, 'Three-Seat Linen Sofa')
  const address = demoSite.url + sofa.path
  await page.goto(address)
  const group = await readEntity(page)
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: sofa._id,
    variesBy: 'https://schema.org/color',
    name: 'Three-Seat Linen Sofa',
  })
  const names = ['Sage linen', 'Oat linen', 'Terracotta linen', 'Indigo linen']
  expect(group?.hasVariant).toEqual(
    names.map((name) => {
      const url = `${address}?fabric=${name.toLowerCase().replace(' ', '-')}`
      return {
        '@type': 'Product',
        sku: expect.stringMatching(new RegExp(`^${sofa._id}-[0-9a-f]{12}$`)),
        name: `Three-Seat Linen Sofa, ${name}`,
        url,
        color: name,
        image: expect.arrayContaining([expect.stringContaining('/media/')]),
        offers: expect.objectContaining({ '@type': 'Offer', price: sofa.price, url }),
      }
    }),
  )
  await page.goto(`${address}?fabric=indigo-linen`)
  expect(await readEntity(page)).toEqual(group)
  // Choices whose values have no photos make no ProductGroup.
  const stool = await productOf(page, demoSite.url, 'Three-Leg Walnut Stool')
  await page.goto(demoSite.url + stool.path)
  expect((await readEntity(page))?.['@type']).toBe('Product')
})
