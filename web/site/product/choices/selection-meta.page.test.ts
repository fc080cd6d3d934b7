import { beforeAll, expect, it } from 'vitest'
import { shopForAllTests, shopOrigin } from '../../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')
let sofa: { _id: string; path: string; price: string }

beforeAll(async () => {
  sofa = await productOf('Three-Seat Linen Sofa')
})

async function productOf(name: string) {
  const { categoryItemData } = await shop.read(`/ourCategoriesItems?q=${name}`)
  return categoryItemData[0]
}
const visit = (query: string) => shop.visit(sofa.path + query)
/** Path of the picture in link previews. */
const previewOf = async (query: string) =>
  (await visit(query)).meta('og:image')?.replace(shopOrigin, '') ?? ''

it('names what was chosen in title and description', async () => {
  const { document, meta } = await visit('?wood-finish=dark-walnut&x=1&fabric=indigo-linen')
  expect(document.title).toMatch(/^Three-Seat Linen Sofa, Indigo linen, Dark walnut \|/)
  expect(meta('description')).toMatch(/^Fabric: Indigo linen\. Wood finish: Dark walnut\. /)
})

it('is one page for search engines, whatever was chosen, but shared with what was', async () => {
  const { document, meta } = await visit('?wood-finish=dark-walnut&x=1&fabric=indigo-linen')
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
  expect(canonical).toBe(shopOrigin + sofa.path)
  expect(meta('og:url')).toBe(`${canonical}?fabric=indigo-linen&wood-finish=dark-walnut`)
  expect((await visit('')).meta('og:url')).toBe(canonical)
})

it('has the price of what was chosen in link previews', async () => {
  const priceOf = async (query: string) => Number((await visit(query)).meta('product:price:amount'))
  expect([await priceOf(''), await priceOf('?wood-finish=dark-walnut')]).toEqual([118000, 121000])
})

it('has the photo of what was chosen in link previews', async () => {
  const plain = await previewOf('')
  const chosen = await previewOf('?fabric=indigo-linen')
  expect(plain).toBe(`/preview/product/${sofa._id}.jpg`)
  expect(chosen).toMatch(/^\/preview\/product\/[^?]+\.jpg\?value=[0-9a-f-]+$/)
  const [file, other] = await Promise.all([shop.request(plain), shop.request(chosen)])
  expect(other.headers['content-type']).toBe('image/jpeg')
  expect(other.headers.etag).not.toBe(file.headers.etag)
})

it('has its first photo in link previews if none shows what was chosen', async () => {
  expect(await previewOf('?wood-finish=dark-walnut')).toBe(await previewOf(''))
})

it('lists values with photos as variants in structured data, whatever was chosen', async () => {
  const entityOf = async (query: string) =>
    (await visit(query)).structuredData('ItemPage')[0].mainEntity
  const group = await entityOf('')
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: sofa._id,
    variesBy: 'https://schema.org/color',
    name: 'Three-Seat Linen Sofa',
  })
  const names = ['Sage linen', 'Oat linen', 'Terracotta linen', 'Indigo linen']
  expect(group.hasVariant).toEqual(
    names.map((name) => {
      const url = `${shopOrigin}${sofa.path}?fabric=${name.toLowerCase().replace(' ', '-')}`
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
  expect(await entityOf('?fabric=indigo-linen')).toEqual(group)
})

it('has no variants in structured data if no photo shows a value', async () => {
  const { path } = await productOf('Three-Leg Walnut Stool')
  const { structuredData } = await shop.visit(path)
  expect(structuredData('ItemPage')[0].mainEntity['@type']).toBe('Product')
})
