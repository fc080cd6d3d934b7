import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { catalogueForAllTests, createTestCatalogue } from '../../../tests/helpers/catalogue.ts'
import { addChoice } from '../../../tests/helpers/catalogue-choices.ts'
import { namesOf } from '../../../tests/helpers/names.ts'

const shop = catalogueForAllTests()
let swings: string
const products = '/ourCategoriesItems'

beforeAll(async () => {
  swings = (await shop.addCategory('Swings'))._id
  // New products are listed first.
  await shop.addProduct({ name: 'Unpriced stool', width: 'as you like', height: 'low' })
  await shop.addProduct({ name: 'Sold bench', price: '900', availability: 'sold', width: '18"' })
  const ready = { price: '1500', availability: 'in-stock', width: '120 cm', height: '2.1 m' }
  await shop.addProduct({ name: 'Ready jhoola', createdBy: swings, ...ready })
  const reduced = { price: '2500', salePrice: '999.50', availability: 'made-to-order' }
  const sizes = { width: '4 ft', height: '6\'6"' }
  await shop.addProduct({ name: 'Reduced swing', createdBy: swings, ...reduced, ...sizes })
})

/** First words of the names of matching products for a visitor, in order. */
async function find(query: string): Promise<string> {
  const { total, categoryItemData } = await shop.visit(`${products}?${query}`)
  expect(total).toBe(categoryItemData.length)
  return firstWords(categoryItemData)
}
function firstWords(records: { name: string }[]): string {
  return namesOf(records)
    .map((name) => name.split(' ')[0])
    .join(' ')
}

it.each([
  ['availability=in-stock', 'Ready'],
  ['availability=back-on', ''],
  ['q=bench&availability=in-stock', ''],
  ['minPrice=999.50&sort=price', 'Reduced Ready'],
  ['maxPrice=999.5&sort=-price', 'Reduced Sold'],
  ['minPrice=901&maxPrice=900', ''],
  ['maxWidth=1219', 'Reduced Ready Sold'],
  ['maxWidth=1218', 'Ready Sold'],
  ['maxHeight=2000', 'Reduced'],
  ['maxWidth=0', ''],
])('filters by %s', async (query, names) => {
  expect(await find(query)).toBe(names)
})

it('counts the products that a size filter leaves out because they lack the size', async () => {
  const { unsized } = await shop.visit(`${products}?maxWidth=1000`)
  expect(unsized).toBe(1)
  const ofCategory = await shop.visit(`${products}/ourCategories/${swings}?maxWidth=1000`)
  expect(ofCategory).toEqual({ categoryItems: [], total: 0, unsized: 0 })
  const { categoryItemData, ...answer } = await shop.visit(products)
  expect(answer).toEqual({ total: 4 })
  expect(Object.keys(categoryItemData[0]).join()).not.toMatch(/mm|max|size|effective/i)
})

it('leaves out a bound of the search that no product meets, and says which and by how much', async () => {
  const search = async (q: string, more = '') => {
    const path = `${products}?q=${encodeURIComponent(q)}${more}`
    const { total, loosened, categoryItemData } = await shop.read(path)
    return { names: firstWords(categoryItemData), total, loosened }
  }
  expect(await search('swings under ₹900')).toEqual({
    names: 'Reduced Ready',
    total: 2,
    loosened: { maxPrice: '900', nearestPrice: '999.50' },
  })
  expect(await search('jhoola above 9000', '&skip=1&limit=1')).toEqual({
    names: 'Reduced',
    total: 2,
    loosened: { minPrice: '9000', nearestPrice: '1500' },
  })
  expect(await search('jhoola between 1100 and 1200')).toMatchObject({
    names: 'Ready',
    loosened: { maxPrice: '1200', nearestPrice: '1500' },
  })
  expect(await search('stool under 500 rupees')).toMatchObject({
    names: 'Unpriced Sold',
    loosened: { maxPrice: '500' },
  })
  expect(await search('jhoola under 1600')).toMatchObject({ names: 'Ready Reduced' })
  expect((await search('jhoola under 1600')).loosened).toBeUndefined()
  expect((await search('jhoola', '&maxPrice=1')).total).toBe(0)
})

it('counts as the nearest no product that has the words of the search in its description alone', async () => {
  const description = 'Beside a jhoola, or a stool.'
  const { _id } = await shop.addProduct({ name: 'Side table', description, price: '300' })
  const body = await shop.read(`${products}?q=${encodeURIComponent('jhoola under ₹200')}`)
  expect(body.loosened).toEqual({ maxPrice: '200', nearestPrice: '999.50' })
  expect(namesOf(body.categoryItemData).at(-1)).toBe('Side table')
  await shop.call('DELETE', `${products}/${_id}`)
})

it('seeks the size nearest to a bound among the 2,000 best-ranked products', async () => {
  const large = await createTestCatalogue()
  onTestFinished(() => large.close())
  const rows = Array.from({ length: 2_000 }, (_, row) => `Swing,${300 - (row % 10)} cm`)
  await large.importCsv(['name,width', ...rows, 'Last swing,100 cm'])
  const { total, loosened } = await large.read(`${products}?q=swing%20under%205%20cm&limit=1`)
  expect({ total, loosened }).toEqual({
    total: 2_001,
    loosened: { maxSize: 50, nearestSize: 2_910 },
  })
})

it.each([
  ['minPrice=', 'minPrice: must be an amount such as 1299 or 1299.50'],
  ['maxPrice=-5', 'maxPrice: must be an amount such as 1299 or 1299.50'],
  ['maxPrice=1.999', 'maxPrice: must be an amount such as 1299 or 1299.50'],
  ['availability=', 'availability: must be one of in-stock, made-to-order, back-on, sold'],
  ['availability=ready', 'availability: must be one of in-stock, made-to-order, back-on, sold'],
  ['skip=-1', 'skip: '],
  ['limit=1.5', 'limit: '],
  ['sort=cheapest', 'sort: must be one of newest, oldest, name, price, -price, availability'],
  ['maxWidth=', 'maxWidth: must be a whole number of 0 or more'],
  ['maxDepth=-1', 'maxDepth: must be a whole number of 0 or more'],
  ['maxHeight=1.5', 'maxHeight: must be a whole number of 0 or more'],
  ['maxWidth=4%20ft', 'maxWidth: must be a whole number of 0 or more'],
])('returns 400 for %s', async (query, message) => {
  for (const path of [products, `${products}/ourCategories/${swings}`]) {
    const { status, body } = await shop.call('GET', `${path}?${query}`, { token: null })
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)])
  }
})

it('updates all filters and the counts of values after every kind of product write', async () => {
  const legs = await addChoice(shop, 'Legs', ['Brass', 'Steel'], { isFilter: true })
  const offer = (value: string) => [{ choice: legs._id, values: [legs.idOf(value)] }]
  const brass = { price: '5000', width: '300 cm', choices: offer('Brass') }
  const steel = { price: '4000', width: '200 cm', choices: offer('Steel') }
  const filtersOf = ({ price, width, choices }: typeof brass) => [
    `minPrice=${price}&maxPrice=${price}`,
    `maxWidth=${Number.parseInt(width, 10) * 10}&minPrice=${price}`,
    ...choices.map(({ values }) => `value=${values}`),
  ]
  /** Number of products that each filter finds, if all find as many. */
  async function count(offered: typeof brass): Promise<number> {
    const totals: number[] = []
    for (const filter of filtersOf(offered))
      totals.push((await shop.visit(`${products}?sort=price&unique=false&${filter}`)).total)
    const { choices } = await shop.services.products.facets()
    const id = offered.choices[0]?.values[0]
    const value = choices[0]?.values.find(({ _id }) => _id === id)
    expect(new Set([...totals, value?.count ?? 0]).size).toBe(1)
    return value?.count ?? 0
  }
  const counts = async () => [await count(brass), await count(steel)]

  const { _id } = await shop.addProduct({ name: 'Table', ...brass })
  expect(await counts()).toEqual([1, 0])
  await shop.call('PUT', `${products}/${_id}`, { json: steel })
  expect(await counts()).toEqual([0, 1])
  await shop.call('POST', `${products}/${_id}/history/1`)
  expect(await counts()).toEqual([1, 0])
  await shop.importCsv(['_id,price,width,choices', `${_id},4000,2 m,Legs: Steel`])
  expect(await counts()).toEqual([0, 1])

  const { body } = await shop.call('POST', `${products}/${_id}/duplicate`)
  const copy = body.categoryItemData._id
  expect(await counts()).toEqual([0, 1])
  const ids = [copy, _id]
  const change = (json: object) => shop.call('PUT', `${products}/bulk`, { json })
  await change({ ids, change: { visibility: 'live' } })
  expect(await counts()).toEqual([0, 2])
  await change({
    prices: [
      { _id, price: '4100' },
      { _id: copy, price: '4100' },
    ],
  })
  expect(await find('minPrice=4100&maxPrice=4100&sort=price')).toBe('Table Table')
  await change({
    prices: [
      { _id, price: '4000' },
      { _id: copy, price: '4000' },
    ],
  })
  await shop.call('PUT', `${products}/order`, { json: { ids } })
  expect(await counts()).toEqual([0, 2])

  await shop.call('DELETE', `${products}/${copy}`)
  expect(await counts()).toEqual([0, 1])
  await shop.call('POST', `/trash/${copy}`)
  expect(await counts()).toEqual([0, 2])
  await shop.call('POST', `${products}/bulk-delete`, { json: { ids } })
  expect(await counts()).toEqual([0, 0])
})

it('matches a plain numeric comparison at every size limit', async () => {
  const sizes = [
    1, 2, 3, 4, 15, 16, 17, 63, 64, 255, 256, 1_023, 1_024, 4_095, 4_096, 16_384, 65_535,
  ]
  const rows = sizes.map((size) => `Row ${size},${size} mm,${size} mm,limit`)
  await shop.importCsv(['name,width,height,tags', ...rows])
  for (const limit of sizes.flatMap((size) => [size - 1, size, size + 1])) {
    const { total } = await shop.visit(`${products}?tag=limit&maxWidth=${limit}&maxHeight=${limit}`)
    expect([limit, total]).toEqual([limit, sizes.filter((size) => size <= limit).length])
  }
})
