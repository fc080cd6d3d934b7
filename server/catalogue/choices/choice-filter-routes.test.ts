import { beforeAll, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../../tests/helpers/catalogue.ts'
import { addChoice, type CreatedChoice } from '../../../tests/helpers/catalogue-choices.ts'
import { namesOf } from '../../../tests/helpers/names.ts'

const shop = catalogueForAllTests()
let fabric: CreatedChoice
let finish: CreatedChoice
const products = '/ourCategoriesItems'

beforeAll(async () => {
  fabric = await addChoice(shop, 'Fabric', ['Sage', 'Indigo', 'Rust', 'Sand'], { isFilter: true })
  finish = await addChoice(shop, 'Finish', ['Teak', 'Walnut'], { kind: 'list' })
  // New products are listed first.
  await add({ name: 'Plain stool', tags: ['teak'] })
  const anyFabric = { choice: fabric._id, values: [] }
  await add({ name: 'Hidden sofa', visibility: 'hidden', choices: [anyFabric] })
  const ofSage = { choice: fabric._id, values: [fabric.idOf('Sage')] }
  const ofTeak = { choice: finish._id, values: [finish.idOf('Teak')] }
  await add({ name: 'Bench', tags: ['teak'], availability: 'sold', choices: [ofSage, ofTeak] })
  const ofBoth = { choice: fabric._id, values: [fabric.idOf('Indigo'), fabric.idOf('Sage')] }
  await add({ name: 'Armchair', tags: ['teak'], choices: [ofBoth] })
  await add({ name: 'Swing', choices: [{ choice: finish._id, values: [] }, anyFabric] })
})

const add = async (json: object): Promise<string> => (await shop.addProduct(json))._id

/** First words of the names of matching products for a visitor, in order. */
async function find(...queries: string[]): Promise<string> {
  const { total, categoryItemData } = await shop.visit(`${products}?${queries.join('&')}`)
  expect(total).toBe(categoryItemData.length)
  return namesOf(categoryItemData)
    .map((name) => name.split(' ')[0])
    .join(' ')
}

const filterBy = (choice: CreatedChoice, name: string) => `value=${choice.idOf(name)}`

/** Names of filter values with their counts, such as `Fabric: Sage 3, Indigo 2`. */
async function facets(): Promise<string[]> {
  const { choices } = await shop.services.products.facets()
  return choices.map(
    ({ name, values }) =>
      `${name}: ${values.map((value) => `${value.name} ${value.count}`).join(', ')}`,
  )
}

it('filters by a choice value, listed or implied by an empty list, sold products last', async () => {
  expect(await find(filterBy(fabric, 'Sage'))).toBe('Swing Armchair Bench')
  expect(await find(filterBy(fabric, 'Indigo'))).toBe('Swing Armchair')
  expect(await find(filterBy(fabric, 'Rust'))).toBe('Swing')
  expect(await find(filterBy(finish, 'Teak'))).toBe('Swing Bench')
})

it('requires all values if several are filtered (AND)', async () => {
  expect(await find(filterBy(fabric, 'Sage'), filterBy(finish, 'Teak'))).toBe('Swing Bench')
  expect(await find(filterBy(fabric, 'Sage'), filterBy(fabric, 'Indigo'))).toBe('Swing Armchair')
})

it('finds products by the names of their choices and values, as they are now', async () => {
  expect(await find('q=fabric')).toBe('Swing Armchair Bench')
  expect(await find('q=indigo')).toBe('Swing Armchair')
  expect(await find('q=idnigo')).toBe('Swing Armchair')
  expect(await find('q=sage', 'tag=teak')).toBe('Armchair Bench')
  await fabric.change({ Indigo: { name: 'Peacock' } }, { name: 'Zari' })
  expect([await find('q=peacock'), await find('q=indigo')]).toEqual(['Swing Armchair', ''])
  expect([await find('q=zari'), await find('q=fabric')]).toEqual(['Swing Armchair Bench', ''])
  await fabric.change({ Peacock: { hidden: true } })
  expect(await find('q=peacock')).toBe('')
  await fabric.change({ Peacock: { name: 'Indigo', hidden: false } }, { name: 'Fabric' })
  expect(await find('q=indigo')).toBe('Swing Armchair')
})

it('returns no products for an unknown value id', async () => {
  for (const value of ['', 'sage', fabric._id, '01a1fe04-d592-72a5-a8dc-eff94a3e22f7', '"*'])
    expect([value, await find(`value=${encodeURIComponent(value)}`)]).toEqual([value, ''])
  expect(await find(filterBy(fabric, 'Sage'), 'value=sage')).toBe('')
})

it('returns 400 for control characters and for more than 20 values', async () => {
  const control = await shop.call('GET', `${products}?value=%00`, { token: null })
  expect([control.status, control.body.message]).toEqual([
    400,
    expect.stringContaining('must not contain control characters'),
  ])
  const many = await shop.call('GET', `${products}?${'value=a&'.repeat(21)}`, { token: null })
  expect([many.status, many.body.message]).toEqual([400, 'value: must have at most 20 entries'])
})

it('counts visible products per value in the facets of a filter choice', async () => {
  expect(await facets()).toEqual(['Fabric: Sage 3, Indigo 2, Rust 1, Sand 1'])
})

it('updates filters and facets when a choice changes, without writes to its products', async () => {
  const own = await addChoice(shop, 'Rope', ['Jute', 'Cotton', 'Silk'], { isFilter: true })
  const [jute, silk] = [filterBy(own, 'Jute'), filterBy(own, 'Silk')]
  const named = await add({
    name: 'Named',
    choices: [{ choice: own._id, values: [own.idOf('Jute'), own.idOf('Silk')] }],
  })
  const all = await add({ name: 'All', choices: [{ choice: own._id, values: [] }] })
  expect(await find(jute)).toBe('All Named')
  const [, counts] = await facets()
  expect(counts).toBe('Rope: Jute 2, Cotton 1, Silk 2')

  await own.change({ Jute: { hidden: true }, Silk: { isAvailable: false } })
  expect([await find(jute), await find(silk)]).toEqual(['', ''])
  expect((await facets())[1]).toBe('Rope: Cotton 1')

  await own.change({ Jute: { hidden: false, name: 'Jute rope' } })
  expect(await find(jute)).toBe('All Named')
  expect((await facets())[1]).toBe('Rope: Jute rope 2, Cotton 1')

  await own.change({}, { isFilter: false })
  expect(await facets()).toHaveLength(1)
  expect(await find(jute)).toBe('All Named')

  const cotton = [{ _id: own.idOf('Cotton'), name: 'Cotton' }]
  await own.change({}, { isFilter: true, values: [...cotton, { name: 'Hemp' }] })
  expect([await find(jute), await find(filterBy(own, 'Hemp'))]).toEqual(['', 'All'])
  expect((await facets())[1]).toBe('Rope: Cotton 1, Hemp 1')

  const json = { ids: [named, all] }
  await shop.call('POST', `${products}/bulk-delete`, { json })
  expect((await shop.call('DELETE', `/choices/${own._id}`)).status).toBe(200)
  expect(await facets()).toHaveLength(1)
})
