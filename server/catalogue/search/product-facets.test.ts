import { expect, it } from 'vitest'
import { catalogueForEachTest } from '../../../tests/helpers/catalogue.ts'
import { itOnSqlite } from '../../../tests/helpers/test-database.ts'

const shop = catalogueForEachTest()

/** Number of products that match a query for a visitor. */
const count = async (query: string) => (await shop.visit(`/ourCategoriesItems?${query}`)).total

it('returns the range of effective prices and the availability counts of visible products', async () => {
  await shop.importCsv([
    'name,price,salePrice,availability,visibility',
    'One,1200,999.50,sold,live',
    'Two,4000,,in-stock,live',
    'Three,,,in-stock,live',
    'Four,,,,live',
    'Five,1,,back-on,hidden',
    'Six,99999,,made-to-order,hidden',
  ])
  const { prices, availabilities } = await shop.services.products.facets()
  expect(prices).toEqual({ min: '999.50', max: '4000' })
  expect(availabilities).toEqual([
    { value: 'in-stock', count: 2 },
    { value: 'sold', count: 1 },
  ])
})

itOnSqlite('returns no price range and no availabilities if no product has any', async () => {
  await shop.importCsv(['name,price,visibility', 'One,,live', 'Two,500,hidden'])
  const { prices, availabilities } = await shop.services.products.facets()
  expect([prices, availabilities]).toEqual([null, []])
})

it('lists up to 60 tags and 60 materials, the most frequent first', async () => {
  const numbers = Array.from({ length: 70 }, (_, number) => number)
  await shop.importCsv([
    'name,tags,material',
    ...numbers.map((number) => `Piece ${number},common; tag ${number},Wood ${number}`),
    'Another,tag 69,Wood 69',
  ])
  const { tags, materials } = await shop.services.products.facets()
  expect([tags.length, materials.length]).toEqual([60, 60])
  expect(tags.slice(0, 2)).toEqual([
    { value: 'common', count: 70 },
    { value: 'tag 69', count: 2 },
  ])
  expect(materials[0]).toEqual({ value: 'Wood 69', count: 2 })
})

it('groups materials by configured synonyms, in facet counts and in the filter', async () => {
  await shop.importCsv([
    'name,material',
    'One,"Sheesham, oiled"',
    'Two,Sheesham',
    'Three,Indian rosewood; brass',
    'Four,SHEESHAM',
    'Five,Cane',
    'Six,Cane and brass',
  ])
  const { materials: before } = await shop.services.products.facets()
  expect(before[0]).toEqual({ value: 'Sheesham', count: 3 })
  const json = { synonyms: ['rosewood = indian rosewood, Shisham, sheesham', 'cane = rattan'] }
  expect((await shop.call('PUT', '/settings', { json })).status).toBe(200)
  const { materials } = await shop.services.products.facets()
  expect(materials).toEqual([
    { value: 'Sheesham', count: 4 },
    { value: 'Cane', count: 1 },
    { value: 'Cane and brass', count: 1 },
  ])
  for (const material of ['Sheesham', 'rosewood'])
    expect(await count(`material=${material}`)).toBe(4)
  for (const material of ['rattan', 'brass']) expect(await count(`material=${material}`)).toBe(2)
})

it('filters by a material with an accented capital letter', async () => {
  const csv = 'name,material\nCabinet,Ébène\nChest,"Solid ébène, brass"\nTray,Bambène'
  await shop.importCsv(csv)
  const { materials } = await shop.services.products.facets()
  expect(materials).toContainEqual({ value: 'Ébène', count: 1 })
  expect(await count(`material=${encodeURIComponent('Ébène')}`)).toBe(2)
})
