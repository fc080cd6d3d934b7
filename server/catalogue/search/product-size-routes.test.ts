import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../../tests/helpers/catalogue.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { photograph } from '../../../tests/helpers/media/media.ts'
import { createTestDatabase } from '../../../tests/helpers/test-database.ts'
import { connectDatabase } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { sizeTerms } from '../../db/search-index/size-terms.ts'
import { type Match, productWords } from '../../db/search-index/term-index.ts'

let shop: TestCatalogue
let swings: string
const products = '/ourCategoriesItems'

beforeAll(async () => {
  shop = await createTestCatalogue()
  const form = createForm({ name: 'Swings', image: await photograph() })
  swings = (await shop.call('POST', '/ourCategories/add', { form })).body.categoryData._id
  await add({ name: 'Porch swing', width: '4 ft', height: '6\'6"', createdBy: swings })
  await add({ name: 'Teak jhoola', width: '120 cm', height: '2.1 m', tags: ['teak'] })
  await add({ name: 'Teak stool', width: '18"', height: '45 cm', tags: ['teak'] })
  await add({ name: 'Bench', width: '१५० सेमी', height: 'low', material: 'Oak' })
  await add({ name: 'Cushion', width: 'as you like' })
})
afterAll(() => shop.close())

async function add(json: object): Promise<string> {
  const { status, body } = await shop.call('POST', `${products}/add`, { json })
  expect(status).toBe(201)
  return body.categoryItemData._id
}

/** Names of matching products for a visitor, and the number excluded because they lack a size. */
async function find(query: string) {
  const { status, body } = await shop.call('GET', `${products}?sort=name&${query}`, { token: null })
  expect(status).toBe(200)
  const names = body.categoryItemData.map(({ name }: { name: string }) => name)
  expect(body.total).toBe(names.length)
  return [names, body.unsized]
}

it('filters by maximum width and height, across units', async () => {
  expect(await find('maxWidth=1219')).toEqual([['Porch swing', 'Teak jhoola', 'Teak stool'], 1])
  expect(await find('maxWidth=1218')).toEqual([['Teak jhoola', 'Teak stool'], 1])
  expect(await find('maxWidth=1200')).toEqual([['Teak jhoola', 'Teak stool'], 1])
  expect(await find('maxWidth=1199')).toEqual([['Teak stool'], 1])
  expect(await find('maxHeight=2000')).toEqual([['Porch swing', 'Teak stool'], 2])
  expect(await find('maxWidth=1500&maxHeight=2100')).toEqual([
    ['Porch swing', 'Teak jhoola', 'Teak stool'],
    2,
  ])
  expect(await find('maxWidth=0')).toEqual([[], 1])
  expect(await find('maxWidth=999999999')).toEqual([
    ['Bench', 'Porch swing', 'Teak jhoola', 'Teak stool'],
    1,
  ])
})

it('uses the longer horizontal side as width and the shorter one as depth', async () => {
  const ids = [
    await add({ name: 'Long bed', width: '2 ft', length: '2 m', tags: ['sides'] }),
    await add({ name: 'Wide bed', width: '2 m', length: '3 ft', tags: ['sides'] }),
    await add({ name: 'One side', length: '50 cm', height: '1 m', tags: ['sides'] }),
  ]
  expect(await find('tag=sides&maxWidth=2000')).toEqual([['Long bed', 'One side', 'Wide bed'], 0])
  expect(await find('tag=sides&maxWidth=1500')).toEqual([['One side'], 0])
  expect(await find('tag=sides&maxDepth=610')).toEqual([['Long bed'], 1])
  expect(await find('tag=sides&maxDepth=65535')).toEqual([['Long bed', 'Wide bed'], 1])
  expect(await find('tag=sides&maxWidth=1999&maxDepth=2000')).toEqual([[], 1])
  expect(await find('tag=sides&maxWidth=500&maxHeight=1000')).toEqual([['One side'], 2])
  await shop.call('POST', `${products}/bulk-delete`, { json: { ids } })
})

it('omits the unsized count and internal size fields without a size filter', async () => {
  const { body } = await shop.call('GET', products, { token: null })
  expect([body.total, 'unsized' in body]).toEqual([5, false])
  expect(Object.keys(body.categoryItemData[0]).join()).not.toMatch(/mm|max|size/i)
})

it('combines with search terms, category, tag, material and pagination', async () => {
  expect(await find('q=teak&maxWidth=1000')).toEqual([['Teak stool'], 0])
  expect(await find('tag=teak&maxHeight=2100')).toEqual([['Teak jhoola', 'Teak stool'], 0])
  expect(await find(`category=${swings}&maxWidth=1219`)).toEqual([['Porch swing'], 0])
  expect(await find('material=oak&maxHeight=3000')).toEqual([[], 1])
  expect(await find('unique=false&maxWidth=500')).toEqual([['Teak stool'], 1])
  const page = `${products}?sort=name&maxWidth=1500&skip=1&limit=1`
  const { body } = await shop.call('GET', page, { token: null })
  expect([body.categoryItemData[0].name, body.total, body.unsized]).toEqual(['Porch swing', 4, 1])
  const path = `${products}/ourCategories/${swings}?maxWidth=1000`
  expect((await shop.call('GET', path)).body).toEqual({ categoryItems: [], total: 0, unsized: 0 })
})

it.each([
  'maxWidth=',
  'maxWidth=wide',
  'maxDepth=-1',
  'maxHeight=-1',
  'maxHeight=1.5',
  'maxWidth=4%20ft',
])('returns 400 for %s', async (query) => {
  const { status, body } = await shop.call('GET', `${products}?${query}`)
  expect(status).toBe(400)
  expect(body.message).toMatch(/max(?:Width|Depth|Height): must be a whole number of 0 or more/)
})

it('updates the size filter after every kind of product write', async () => {
  const isFound = async (id: string, width: number) => {
    const { body } = await shop.call('GET', `${products}?maxWidth=${width}`)
    return body.categoryItemData.some(({ _id }: { _id: string }) => _id === id)
  }
  const id = await add({ name: 'Changing', width: '300 cm' })
  expect([await isFound(id, 2_999), await isFound(id, 3_000)]).toEqual([false, true])

  await shop.call('PUT', `${products}/${id}`, { json: { width: '200 cm' } })
  expect([await isFound(id, 1_999), await isFound(id, 2_000)]).toEqual([false, true])

  await shop.call('POST', `${products}/${id}/history/1`)
  expect([await isFound(id, 2_000), await isFound(id, 3_000)]).toEqual([false, true])

  const csv = `_id,width\n${id},1 m`
  expect((await shop.call('POST', `${products}/import`, { json: { csv } })).status).toBe(200)
  expect([await isFound(id, 999), await isFound(id, 1_000)]).toEqual([false, true])

  const copy = (await shop.call('POST', `${products}/${id}/duplicate`)).body.categoryItemData._id
  expect(await isFound(copy, 1_000)).toBe(true)

  const json = { ids: [id], change: { createdBy: swings } }
  await shop.call('PUT', `${products}/bulk`, { json })
  expect(await isFound(id, 1_000)).toBe(true)

  await shop.call('PUT', `${products}/order`, { json: { ids: [copy, id] } })
  expect(await isFound(id, 1_000)).toBe(true)

  await shop.call('DELETE', `${products}/${id}`)
  expect(await isFound(id, 65_535)).toBe(false)
  await shop.call('POST', `/trash/${id}`)
  expect([await isFound(id, 999), await isFound(id, 1_000)]).toEqual([false, true])
  const revisions = (await shop.call('GET', `${products}/${id}/history`)).body.revisions
  expect(JSON.stringify(revisions)).not.toMatch(/maxWidth|millimetre/i)
  await shop.call('POST', `${products}/bulk-delete`, { json: { ids: [id, copy] } })
})

it('matches a plain numeric comparison at every size limit', async () => {
  const sizes = [
    1, 2, 3, 4, 15, 16, 17, 63, 64, 255, 256, 1_023, 1_024, 4_095, 4_096, 16_384, 65_535,
  ]
  const rows = sizes.map((size) => `Row ${size},${size} mm,${size} mm,limit`)
  const csv = ['name,width,height,tags', ...rows].join('\n')
  await shop.call('POST', `${products}/import`, { json: { csv } })
  for (const limit of sizes.flatMap((size) => [size - 1, size, size + 1])) {
    const path = `${products}?tag=limit&maxWidth=${limit}&maxHeight=${limit}`
    const { body } = await shop.call('GET', path, { token: null })
    expect([limit, body.total]).toEqual([limit, sizes.filter((size) => size <= limit).length])
  }
})

it('indexes the sizes of existing products in a migration', async () => {
  const old = await createTestDatabase('nothing')
  const earlier = connectDatabase(old)
  await migrate(earlier, { last: '0014-backups' })
  await sql`insert into "product" ("_id", "name", "width", "height", "position", "version", "createdAt", "updatedAt")
    values ('a', 'Wide', '2 m', '', -1, 1, '', ''), ('b', 'Small', '4 ft', '1 m', -2, 1, '', ''),
      ('c', 'Unknown', 'wide', '', -3, 1, '', ''), ('d', 'Plain', '', '', -4, 1, '', '')`.execute(
    earlier,
  )
  await migrate(earlier)
  const find = async (match: Match) => {
    const { rows } = await sql<{ product: string }>`
      select "product" from "product_search" where "number" in
        (select rowid from "product_words" where ${productWords.matching(earlier, match)})
      order by "product"`.execute(earlier)
    return rows.map(({ product }) => product)
  }
  expect(await find(sizeTerms.longer.matchKnown())).toEqual(['a', 'b'])
  expect(await find(sizeTerms.longer.matchMaximum(1_500))).toEqual(['b'])
  expect(await find(sizeTerms.height.matchMaximum(1_000))).toEqual(['b'])
  await earlier.destroy()
  await old.remove()
})
