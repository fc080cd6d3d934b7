import { beforeAll, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'

const shop = catalogueForAllTests()
const ids = new Map<string, string>()
beforeAll(async () => {
  // New products come first in manual order, new categories last.
  for (const name of ['Swings', 'Tables', 'Chairs', 'Lamps'])
    ids.set(name, (await shop.addCategory(name))._id)
  await add('Lamp', 'Lamps', '')
  await add('Table', 'Tables', 'teak')
  await add('Rope chair', 'Chairs', 'rope')
  await add('Teak chair', 'Chairs', 'teak, low')
  await add('Sold chair', 'Chairs', 'rope, teak', { availability: 'sold' })
  await add('Swing', 'Swings', 'rope, teak')
})

const path = '/ourCategoriesItems'
const idOf = (name: string) => ids.get(name) ?? ''

async function add(name: string, category: string, tags: string, more = {}): Promise<void> {
  const { _id } = await shop.addProduct({ name, createdBy: idOf(category), tags, ...more })
  ids.set(name, _id)
}
const change = (name: string, json: object) => shop.changeProduct(idOf(name), json)

async function similarTo(name: string): Promise<string[]> {
  const { products } = shop.services
  return (await products.similar(await products.readShown(idOf(name)))).map(({ name }) => name)
}

it('lists four similar products from categories that share most tags, then in manual order', async () => {
  expect(await similarTo('Swing')).toEqual(['Teak chair', 'Rope chair', 'Table', 'Lamp'])
})

it('lists sold products last and omits hidden ones', async () => {
  await change('Lamp', { availability: 'sold' })
  expect(await similarTo('Swing')).toEqual(['Teak chair', 'Rope chair', 'Table', 'Sold chair'])
  await change('Teak chair', { visibility: 'hidden' })
  expect(await similarTo('Swing')).toEqual(['Rope chair', 'Table', 'Sold chair', 'Lamp'])
  await change('Teak chair', { visibility: 'live' })
  await change('Lamp', { availability: '' })
})

it('lists related products first, then products of the same category', async () => {
  await add('Bench swing', 'Swings', 'bench')
  await change('Swing', { related: [idOf('Lamp')] })
  expect(await similarTo('Swing')).toEqual(['Lamp', 'Bench swing', 'Teak chair', 'Rope chair'])
  await change('Swing', { related: [] })
})

it('lists similar products for a product without category and tags', async () => {
  await change('Lamp', { createdBy: '' })
  expect(await similarTo('Lamp')).toEqual(['Bench swing', 'Swing', 'Teak chair', 'Rope chair'])
})

it('lists only the same category if it has four others, and fewer in a small shop', async () => {
  for (const number of [1, 2, 3]) await add(`Swing ${number}`, 'Swings', '')
  expect(await similarTo('Swing')).toEqual(['Swing 3', 'Swing 2', 'Swing 1', 'Bench swing'])
  const swings = ['Swing 1', 'Swing 2', 'Swing 3', 'Bench swing']
  for (const name of [...swings, 'Sold chair', 'Lamp', 'Table'])
    await shop.call('DELETE', `${path}/${idOf(name)}`)
  expect(await similarTo('Swing')).toEqual(['Teak chair', 'Rope chair'])
})
