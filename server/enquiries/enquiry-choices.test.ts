import { beforeEach, expect, it } from 'vitest'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'

const shop = catalogueForEachTest()
/** Ids of the choices, their values and the product, by name. */
let ids: Record<string, string>
beforeEach(async () => {
  ids = {}
  const fabrics = [
    { name: 'Sage linen', colour: '#9caf88' },
    { name: 'Indigo', colour: '#3f51b5' },
    { name: 'Rust', colour: '#b7410e', isAvailable: false },
    { name: 'Old rose', colour: '#c08081', hidden: true },
  ]
  await addChoice('Fabric', fabrics, { kind: 'swatch' })
  await addChoice('Length', [], { kind: 'measure', unit: 'cm', min: 100, max: 250 })
  ids.Swing = await addProduct('Swing', [
    { choice: id('Fabric'), values: [] },
    { choice: id('Length'), values: [] },
  ])
})

const id = (name: string) => ids[name] ?? ''

async function addChoice(name: string, values: object[], more: object): Promise<void> {
  const { body } = await shop.call('POST', '/choices/add', { json: { name, values, ...more } })
  for (const one of [body.choiceData, ...body.choiceData.values]) ids[one.name] = one._id
}

const addProduct = async (name: string, choices: object[] = []): Promise<string> =>
  (await shop.addProduct({ name, choices }))._id

async function ask(choices: unknown, more: object = {}) {
  const json = { product: id('Swing'), source: 'product', choices, ...more }
  const { status, body } = await shop.call('POST', '/orders', { token: null, json })
  expect(status).toBe(202)
  return body.reference
}

/** Selected value of a choice of the swing, as a client sends it. */
const wish = (choice: string, value: unknown) => ({ product: id('Swing'), choice, value })

const listOrders = async (query = '') => (await shop.read(`/orders${query}`)).orders

/** Choices of the only product of the newest enquiry. */
async function newestChoices() {
  const [{ products }] = await listOrders('?limit=1')
  expect(products).toHaveLength(1)
  return products[0].choices
}

it('stores the names of selected values and returns them from every endpoint', async () => {
  const choices = [wish(id('Length'), 137.2), wish(id('Fabric'), id('Sage linen'))]
  const reference = await ask(choices)
  const asked = [
    { name: 'Fabric', value: 'Sage linen' },
    { name: 'Length', value: '137.2 cm (4 ft 6 in)' },
  ]
  expect(await newestChoices()).toEqual(asked)

  await shop.call('PUT', `/choices/${id('Fabric')}`, { json: { name: 'Cloth' } })
  await shop.call('DELETE', `/ourCategoriesItems/${id('Swing')}`)
  const [{ _id }] = await listOrders()
  const found = await shop.call('POST', '/orders/find', { json: { message: reference } })
  const changed = await shop.call('PUT', `/orders/${_id}`, { json: { note: 'Called' } })
  const json = { ids: [_id], change: { status: 'confirmed' } }
  const bulk = await shop.call('PUT', '/orders/bulk', { json })
  for (const order of [found.body.orders[0], changed.body.order, bulk.body.orders[0]])
    expect(order.products).toEqual([{ _id: id('Swing'), name: 'Swing', choices: asked }])
})

it('accepts choices by their URL slugs, and a measure as typed', async () => {
  await ask([wish('fabric', 'indigo'), wish('length', '४ फीट')])
  expect(await newestChoices()).toEqual([
    { name: 'Fabric', value: 'Indigo' },
    { name: 'Length', value: '121.9 cm (4 ft)' },
  ])
})

it.each([
  ['a string', 'sage-linen'],
  ['null', null],
  ['entries of another shape', [null, 1, {}, [], { product: 1, choice: 2, value: 3 }]],
  ['values of another shape', [{ choice: 'fabric', value: { _id: 'x' } }]],
])('accepts an enquiry with malformed choices: %s', async (_, choices) => {
  await ask(choices)
  expect(await newestChoices()).toEqual([])
})

it('drops choices that are unknown, not offered, unavailable, hidden or out of range', async () => {
  const chair = await addProduct('Chair', [{ choice: id('Fabric'), values: [id('Indigo')] }])
  const indigo = wish(id('Fabric'), id('Indigo'))
  for (const one of [
    ...['velvet', id('Rust'), id('Old rose')].map((value) => wish(id('Fabric'), value)),
    ...[99, '9 m', 'long', 1e21].map((value) => wish(id('Length'), value)),
    wish('colour', 'indigo'),
    ...[chair, 'elsewhere'].map((product) => ({ ...indigo, product })),
  ]) {
    await ask([one])
    expect([one, await newestChoices()]).toEqual([one, []])
  }
  await ask([{ ...wish(id('Fabric'), id('Sage linen')), product: chair }], { product: chair })
  expect(await newestChoices()).toEqual([])
  await ask([wish(id('Fabric'), 'velvet'), wish(id('Length'), 150)])
  expect(await newestChoices()).toEqual([{ name: 'Length', value: '150 cm (4 ft 11 in)' }])
})

it('stores the choices of a shortlist per product', async () => {
  const chair = await addProduct('Chair', [{ choice: id('Fabric'), values: [id('Indigo')] }])
  const wishes = [
    wish(id('Fabric'), id('Sage linen')),
    { product: chair, choice: id('Fabric'), value: id('Indigo') },
  ]
  const products = [chair, id('Swing')]
  await ask(wishes, { product: undefined, products, source: 'shortlist' })
  const [stored] = await listOrders()
  expect(stored.products).toEqual([
    { _id: chair, name: 'Chair', choices: [{ name: 'Fabric', value: 'Indigo' }] },
    { _id: id('Swing'), name: 'Swing', choices: [{ name: 'Fabric', value: 'Sage linen' }] },
  ])
})

it('finds enquiries by the names of selected values', async () => {
  await ask([wish(id('Fabric'), id('Sage linen'))])
  await ask([wish(id('Fabric'), id('Indigo'))])
  expect(await listOrders('?q=sage')).toHaveLength(1)
  expect(await listOrders('?q=swing')).toHaveLength(2)
  const [{ _id }] = await listOrders('?q=indigo')
  await shop.call('PUT', `/orders/${_id}`, { json: { note: 'Called' } })
  expect(await listOrders('?q=indigo called')).toHaveLength(1)
})

it('deduplicates an enquiry with the same choices, and gives other choices a new reference', async () => {
  const sage = [wish(id('Fabric'), id('Sage linen'))]
  expect(await ask(sage, { reference: 'ZL-4K6HX' })).toBe('ZL-4K6HX')
  expect(await ask(sage, { reference: 'ZL-4K6HX' })).toBe('ZL-4K6HX')
  expect(await listOrders()).toHaveLength(1)
  const indigo = [wish(id('Fabric'), id('Indigo'))]
  expect(await ask(indigo, { reference: 'ZL-4K6HX' })).not.toBe('ZL-4K6HX')
  expect(await listOrders()).toHaveLength(2)
})

it('counts the most requested values per choice in statistics and the weekly summary', async () => {
  const sage = wish(id('Fabric'), id('Sage linen'))
  const indigo = wish(id('Fabric'), id('Indigo'))
  for (const choices of [[sage, wish(id('Length'), 200)], [indigo], [sage], []]) await ask(choices)
  const fabrics = [
    { name: 'Sage linen', count: 2 },
    { name: 'Indigo', count: 1 },
  ]
  expect((await shop.read('/statistics?days=1')).statistics.choices).toEqual([
    { name: 'Fabric', values: fabrics },
    { name: 'Length', values: [{ name: '200 cm (6 ft 6.5 in)', count: 1 }] },
  ])
  const week = (await shop.read('/statistics/week')).text
  expect(week).toContain('\nMost asked for: Fabric: Sage linen (2)')
})

it('returns at most six choices with ten values each in statistics', async () => {
  const names = Array.from({ length: 6 }, (_, at) => `Part ${at}`)
  for (const name of names) {
    const values = Array.from({ length: 12 }, (_, at) => ({ name: `${name} as ${at}` }))
    await addChoice(name, values, { kind: 'list' })
  }
  ids.Swing = await addProduct(
    'Swing',
    names.map((name) => ({ choice: id(name), values: [] })),
  )
  for (let at = 0; at < 12; at++) await ask([wish(id('Part 0'), id(`Part 0 as ${at}`))])
  await ask(names.map((name) => wish(id(name), id(`${name} as 0`))))
  const chair = await addProduct('Chair', [{ choice: id('Length'), values: [] }])
  await ask([{ product: chair, choice: 'length', value: 150 }], { product: chair })
  const { choices } = (await shop.read('/statistics?days=1')).statistics
  expect([choices.length, choices[0].name, choices[0].values.length]).toEqual([6, 'Part 0', 10])
  expect(choices[0].values[0]).toEqual({ name: 'Part 0 as 0', count: 2 })
})
