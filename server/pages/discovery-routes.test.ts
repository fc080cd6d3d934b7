import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { indexedPaths, publicPages } from '../../domain/urls/public-pages.ts'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { switchLanguages } from '../../tests/helpers/languages.ts'
import { photograph } from '../../tests/helpers/media.ts'

const shop = catalogueForAllTests({ PUBLIC_URL: 'https://shop.example' })
let category: { _id: string; image: string; path: string }
beforeAll(async () => {
  const image = await photograph('#c08040', { width: 300, height: 200 })
  category = await shop.addCategory('Swings & more', { image })
})

async function addProduct(name: string): Promise<string> {
  const images = await photograph('#40c080', { width: 300, height: 400 })
  return (await shop.addProduct(createForm({ name, images })))._id
}

it('lists every page in the sitemap with images, lastmod and absolute URLs', async () => {
  const id = await addProduct('Jhoola')
  const { statusCode, headers, body } = await shop.app.inject({ url: '/sitemap.xml' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  for (const path of [
    // The shop has no rooms: see room-routes.test.ts.
    ...indexedPaths().filter((path) => path !== publicPages.rooms.path),
    category.path,
    `/product-detail/jhoola-${id.slice(-12)}`,
  ]) {
    expect(body).toContain(`<loc>https://shop.example${path}</loc>`)
  }
  expect(body).toContain(`<image:loc>https://shop.example${category.image}</image:loc>`)
  expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/)
})

it('lists every page in the sitemap in every language, with hreflang links', async () => {
  const path = `/product-detail/rope-chair-${(await addProduct('Rope chair')).slice(-12)}`
  await switchLanguages(shop, 'en', 'hi', 'gu')
  const { body } = await shop.app.inject({ url: '/sitemap.xml' })
  const urls = body.split('<url>').slice(1)
  const link = (name: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="https://shop.example${path}"/>`
  for (const page of ['/', path, category.path]) {
    const links = [
      link('en', page),
      link('hi', `/hi${page}`),
      link('gu', `/gu${page}`),
      link('x-default', page),
    ].join('')
    for (const start of ['', '/hi', '/gu']) {
      const own = urls.filter((url) => url.startsWith(`<loc>https://shop.example${start}${page}<`))
      expect(own).toHaveLength(1)
      expect(own[0]).toContain(links)
    }
  }
  expect(urls.filter((url) => !url.includes('x-default'))).toEqual([])
  await switchLanguages(shop, 'hi')
  const alone = (await shop.app.inject({ url: '/sitemap.xml' })).body
  expect(alone).not.toMatch(/xhtml|hreflang|example\/(?:hi|en|gu)\//)
  await switchLanguages(shop, 'en')
})

it('disallows /admin but not /media in robots.txt', async () => {
  const { body } = await shop.app.inject({ url: '/robots.txt' })
  expect(body).toContain('Disallow: /admin')
  expect(body).toContain('Sitemap: https://shop.example/sitemap.xml')
  expect(body).not.toContain('/media')
})

it('renders preview images of 1200 × 630 below 300 KB for products and categories with any name', async () => {
  const names = ['W'.repeat(60), 'झूला 🪑', '<script>alert(1)</script>', '']
  const urls = [`/preview/category/${category._id}.jpg`]
  for (const name of names) urls.push(`/preview/product/${await addProduct(name)}.jpg`)
  for (const url of urls) {
    const response = await shop.app.inject({ url })
    expect([url, response.statusCode, response.headers['content-type']]).toEqual([
      url,
      200,
      'image/jpeg',
    ])
    expect(response.rawPayload.length).toBeLessThan(300_000)
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
  }
})

it('re-renders a preview image when the name changes, and keeps its ETag otherwise', async () => {
  const id = await addProduct('Before')
  const read = () => shop.app.inject({ url: `/preview/product/${id}.jpg` })
  const before = await read()
  expect((await read()).headers.etag).toBe(before.headers.etag)
  await shop.call('PUT', `/ourCategoriesItems/${id}`, { json: { name: 'After' } })
  expect((await read()).headers.etag).not.toBe(before.headers.etag)
})

it('renders the photo of a selected value in the preview image, or the default without one', async () => {
  const fabric = await shop.call('POST', '/choices/add', {
    json: { name: 'Fabric', kind: 'swatch', values: [{ name: 'Sage' }, { name: 'Oat' }] },
  })
  const { _id: choice, values } = fabric.body.choiceData
  const form = createForm({
    name: 'Sofa',
    choices: JSON.stringify([{ choice, values: [] }]),
    images: [
      await photograph('#40c080', { width: 300, height: 300 }),
      await photograph('#c04080', { width: 300, height: 300 }),
      JSON.stringify({ value: values[0]._id }),
    ],
  })
  const { body } = await shop.call('POST', '/ourCategoriesItems/add', { form })
  const { _id, path } = body.categoryItemData
  const etagOf = async (query: string) => {
    const response = await shop.app.inject({ url: `/preview/product/${_id}.jpg${query}` })
    expect(response.statusCode).toBe(200)
    return response.headers.etag
  }
  const first = await etagOf('')
  expect(await etagOf(`?value=${values[0]._id}`)).not.toBe(first)
  for (const value of [values[1]._id, 'unknown', '', '../../secret', `a&value=${values[0]._id}`])
    expect([value, await etagOf(`?value=${value}`)]).toEqual([value, first])
  const sitemap = await shop.app.inject({ url: '/sitemap.xml' })
  expect(sitemap.body).toContain(`<loc>https://shop.example${path}</loc>`)
  expect(sitemap.body).not.toContain(`${path}?`)
})

it('renders the preview image with the translated name', async () => {
  const id = await addProduct('Teak swing')
  await switchLanguages(shop, 'en', 'hi', 'gu')
  await shop.call('PUT', `/ourCategoriesItems/${id}`, {
    json: { translations: { hi: { name: 'सागौन का झूला' } } },
  })
  const read = async (start: string) => {
    const { statusCode, headers } = await shop.app.inject({ url: `${start}/product/${id}.jpg` })
    return [statusCode, headers.etag]
  }
  const english = await read('/preview')
  expect(english[0]).toBe(200)
  expect(await read('/preview/gu')).toEqual(english)
  const hindi = await read('/preview/hi')
  expect([hindi[0], hindi[1] === english[1]]).toEqual([200, false])
  for (const start of ['/preview/en', '/preview/ta', '/preview/xx'])
    expect((await read(start))[0]).toBe(404)
  await switchLanguages(shop, 'en')
})

it('returns 404 for the preview image of an unknown product, and for an unknown sitemap', async () => {
  const unknown = '/preview/product/01a1fe04-d592-72a5-a8dc-eff94a3e22f7.jpg'
  expect((await shop.app.inject({ url: unknown })).statusCode).toBe(404)
  expect((await shop.app.inject({ url: '/sitemap-99.xml' })).statusCode).toBe(404)
})
