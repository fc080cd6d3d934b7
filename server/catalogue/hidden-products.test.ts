import { beforeAll, expect, it } from 'vitest'
import { apiEndpoints } from '../../domain/api/endpoints.ts'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'

const shop = catalogueForAllTests()
let swings: string
let shown: string
const hidden: Record<string, string> = {}
const secret = /zebra/i

beforeAll(async () => {
  swings = (await shop.addCategory('Swings'))._id
  shown = await add({ name: 'Jhoola', tags: 'teak', material: 'Teak', visibility: 'live' })
  const far = { liveFrom: '9000-01-01T00:00:00Z', liveUntil: '' }
  const over = { liveFrom: '', liveUntil: '2001-01-01T00:00:00Z' }
  const texts = { description: 'Of zebrawood', tags: 'zebrawood', material: 'Zebrawood' }
  const offer = { isDisplaingInSomethingUnique: 'true', price: '77', availability: 'in-stock' }
  for (const [stage, dates] of Object.entries({ hidden: {}, upcoming: far, ended: over })) {
    const visibility = stage === 'hidden' ? 'hidden' : 'live'
    hidden[stage] = await add({ name: `Zebra ${stage}`, visibility, ...texts, ...offer, ...dates })
  }
  for (const id of [...Object.values(hidden), shown])
    await shop.call('POST', '/itemReview/add', {
      json: { ourCategoriesItem: id, name: 'Zebra', rating: 5, comment: 'Fine' },
    })
  const points = [...Object.values(hidden), shown].map((product) => ({ product, x: 0.5, y: 0.5 }))
  const room = { title: 'Veranda', image: await smallPhotograph(), points: JSON.stringify(points) }
  expect((await shop.call('POST', '/rooms/add', { form: createForm(room) })).status).toBe(201)
})

async function add(fields: Record<string, string>): Promise<string> {
  const form = createForm({ createdBy: swings, images: await smallPhotograph(), ...fields })
  return (await shop.addProduct(form))._id
}
const visit = (path: string) => shop.call('GET', path, { token: null })

it('omits hidden, upcoming and ended products from every public API response', async () => {
  const queries = [
    ...['q=zebra', 'q=zebrawod', 'q=zebrawood%20teak', `category=${swings}`, 'tag=zebrawood'],
    ...['material=zebrawood', 'unique=true', 'sort=name', 'sort=newest&limit=1', 'sort=price'],
    ...['sort=availability&q=zebra', 'minPrice=77&sort=-price', 'maxPrice=77'],
    ...['availability=in-stock', 'stage=hidden', 'stage=upcoming&q=zebra'],
  ]
  const paths = [...apiEndpoints]
    .filter(({ method, access }) => method === 'GET' && access === 'public')
    .flatMap(({ path }) =>
      path.includes(':')
        ? Object.values(hidden)
            .concat(swings, shown)
            .map((id) => path.replace(/:\w+/g, id))
        : [path],
    )
  const searches = queries.map((query) => `/ourCategoriesItems?${query}`)
  const suggestions = ['/suggestions?q=zebra', '/suggestions?q=zebrawod']
  const checked = [...paths, ...searches, ...suggestions]
  for (const path of checked.filter((path) => !path.endsWith(`ourCategoriesItem/${shown}`)))
    expect([path, secret.exec(JSON.stringify((await visit(path)).body))]).toEqual([path, null])
})

it('omits them from the related products of a visible product, for visitors only', async () => {
  const related = [hidden.hidden, shown, hidden.upcoming, hidden.ended]
  const { body } = await shop.call('POST', '/ourCategoriesItems/add', {
    json: { name: 'Swing seat', createdBy: swings, related },
  })
  const { _id } = body.categoryItemData
  const path = `/ourCategoriesItems/${_id}`
  expect((await visit(path)).body.categoryItemData.related).toEqual([shown])
  const [first] = (await visit('/ourCategoriesItems?limit=1')).body.categoryItemData
  expect([first._id, first.related]).toEqual([_id, [shown]])
  expect((await shop.read(path)).categoryItemData.related).toEqual(related)
  await shop.call('DELETE', path)
})

it('excludes them from totals, spelling correction, facets and similar products', async () => {
  const { body: all } = await visit('/ourCategoriesItems')
  expect([all.total, all.categoryItemData.length]).toEqual([1, 1])
  expect((await visit(`/ourCategoriesItems/ourCategories/${swings}`)).body.total).toBe(1)
  expect((await visit('/ourCategoriesItems?q=zebrawod')).body).toEqual({
    categoryItemData: [],
    total: 0,
  })
  const { products } = shop.services
  const facets = await products.facets()
  expect(facets).toEqual({
    categories: [{ _id: swings, name: 'Swings', count: 1 }],
    tags: [{ value: 'teak', count: 1 }],
    materials: [{ value: 'Teak', count: 1 }],
    prices: null,
    availabilities: [],
    choices: [],
  })
  const shownOne = await products.readShown(shown)
  expect(await products.similar(shownOne)).toEqual([])
  expect((await products.latest()).map(({ _id }) => _id)).toEqual([shown])
})

it('returns the 404 of an unknown id for their record, reviews and preview image, and omits them from the sitemap', async () => {
  async function respond(path: string) {
    const { statusCode, headers, body } = await shop.app.inject(path)
    const { date, 'x-request-id': requestId, ...others } = headers
    return { statusCode, others, body: body.replace(String(requestId), '') }
  }
  const responses = async (id: string) => [
    await respond(`/api/ourCategoriesItems/${id}`),
    await respond(`/api/itemReview/ourCategoriesItem/${id}`),
    await respond(`/preview/product/${id}.jpg`),
  ]
  const unknown = await responses('01a1fe04-d592-72a5-a8dc-eff94a3e22f7')
  expect(unknown.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  for (const id of Object.values(hidden)) expect(await responses(id)).toEqual(unknown)
  const sitemap = (await shop.app.inject('/sitemap.xml')).body
  expect(sitemap).toContain(shown.slice(-12))
  for (const id of Object.values(hidden)) expect(sitemap).not.toContain(id.slice(-12))
})

it('returns only the ids of visible products, and 400 without ids', async () => {
  const ids = [...Object.values(hidden), shown.toUpperCase(), 'none'].join(',')
  expect((await visit(`/ourCategoriesItems/shown?ids=${ids}`)).body).toEqual({ ids: [shown] })
  expect((await visit('/ourCategoriesItems/shown')).status).toBe(400)
})

it('drops hidden products from an enquiry', async () => {
  const products = [...Object.values(hidden), shown]
  await shop.call('POST', '/orders', { token: null, json: { source: 'shortlist', products } })
  const { orders } = await shop.read('/orders?limit=1')
  expect(orders[0].products).toEqual([{ _id: shown, name: 'Jhoola', choices: [] }])
})

it('lists all products for administrators, filtered by publication status', async () => {
  const body = await shop.read('/ourCategoriesItems')
  expect(body.total).toBe(4)
  for (const [stage, id] of Object.entries(hidden)) {
    const listed = await shop.read(`/ourCategoriesItems?stage=${stage}`)
    expect(listed.categoryItemData.map(({ _id }: { _id: string }) => _id)).toEqual([id])
    const { categoryItemData } = await shop.read(`/ourCategoriesItems/${id}`)
    expect(categoryItemData.visibility).toBe(stage === 'hidden' ? 'hidden' : 'live')
  }
  const unique = await shop.read('/ourCategoriesItems/someUnique/CategoryItems')
  expect(unique.categoryItemDataSomethingUnique).toHaveLength(3)
  const reviews = await shop.call('GET', `/itemReview/ourCategoriesItem/${hidden.hidden}`)
  expect(reviews.status).toBe(200)
  expect((await shop.call('GET', '/ourCategoriesItems?stage=gone')).status).toBe(400)
  expect((await shop.read('/ourCategories/counts/total')).data.totalCategoryItems).toBe(4)
})

it('omits visibility and schedule fields from responses for visitors', async () => {
  const { categoryItemData } = (await visit(`/ourCategoriesItems/${shown}`)).body
  for (const name of ['visibility', 'liveFrom', 'liveUntil'])
    expect(categoryItemData).not.toHaveProperty(name)
})

it('keeps an upcoming product hidden after restores from the trash and the history', async () => {
  const path = `/ourCategoriesItems/${hidden.upcoming}`
  await shop.call('DELETE', path)
  await shop.call('POST', `/trash/${hidden.upcoming}`)
  expect((await visit(path)).status).toBe(404)
  await shop.call('PUT', path, { json: { liveFrom: '' } })
  expect((await visit(path)).status).toBe(200)
  await shop.call('POST', `${path}/history/1`)
  expect((await visit(path)).status).toBe(404)
})
