import { beforeAll, beforeEach, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { addChoice, type CreatedChoice } from '../../tests/helpers/catalogue-choices.ts'

const shop = catalogueForAllTests()
let fabric: CreatedChoice
let finish: CreatedChoice
let one: string
let two: string
/** Choices of the second product. */
let ofRust: object
let ofFinish: object
const products = '/ourCategoriesItems'
const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'

beforeAll(async () => {
  fabric = await addChoice(shop, 'Fabric', ['Sage', 'Indigo', 'Rust'])
  finish = await addChoice(shop, 'Finish', ['Teak'], { kind: 'list' })
})
beforeEach(async () => {
  one = await add({ name: 'One' })
  ofRust = { choice: fabric._id, values: [fabric.idOf('Rust')] }
  ofFinish = { choice: finish._id, values: [] }
  two = await add({ name: 'Two', choices: [ofRust, ofFinish] })
})

const add = async (json: object): Promise<string> => (await shop.addProduct(json))._id
const bulk = (json: object) => shop.call('PUT', `${products}/bulk`, { json })
const offer = (ids: string[], offered: unknown, more: object = {}) =>
  bulk({ ids, change: { offer: offered, ...more } })
const choicesOf = async (id: string) => (await shop.readProduct(id)).choices
const versionOf = async (id: string) => (await shop.readProduct(id)).version

it('adds a choice or replaces its values in bulk, and undoes both in one request', async () => {
  const values = [fabric.idOf('Indigo'), fabric.idOf('Sage')]
  const { status, body } = await offer([one, two], { choice: fabric._id, values })
  expect([status, body.message]).toEqual([200, '2 products saved.'])
  const offered = { choice: fabric._id, values }
  expect(await choicesOf(one)).toEqual([offered])
  expect(await choicesOf(two)).toEqual([offered, ofFinish])
  expect(body.previousChoices).toEqual([
    { _id: one, version: 2, choices: [] },
    { _id: two, version: 2, choices: [ofRust, ofFinish] },
  ])
  const undone = await bulk({ choices: body.previousChoices })
  expect([undone.status, undone.body.message]).toEqual([200, '2 products saved.'])
  expect([await choicesOf(one), await choicesOf(two)]).toEqual([[], [ofRust, ofFinish]])
  const redone = await bulk({ choices: undone.body.previousChoices })
  expect(redone.status).toBe(200)
  expect(await choicesOf(two)).toEqual([offered, ofFinish])
})

it('offers all values if none are listed, along with other changes', async () => {
  const { body } = await offer([one], { choice: finish._id }, { availability: 'in-stock' })
  expect(body.categoryItemData[0]).toMatchObject({
    choices: [{ choice: finish._id, values: [] }],
    availability: 'in-stock',
  })
})

it('rejects the whole request if a product already has six choices, and names the product', async () => {
  const others: CreatedChoice[] = []
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F'])
    others.push(await addChoice(shop, name, ['x'], { kind: 'list' }))
  const choices = others.map(({ _id }) => ({ choice: _id, values: [] }))
  const full = await add({ name: 'Full', choices })
  const other = await add({ name: 'Fuller', choices })
  const { status, body } = await offer([one, full, other], { choice: fabric._id, values: [] })
  const errors = { offer: '“Full” and 1 more product have 6 choices already.' }
  expect([status, body.errors]).toEqual([422, errors])
  expect(await versionOf(one)).toBe(1)
  const single = await offer([full], { choice: fabric._id, values: [] })
  expect(single.body.errors).toEqual({ offer: '“Full” has 6 choices already.' })
  const known = await offer([full], { choice: others[0]?._id, values: [others[0]?.idOf('x')] })
  expect(known.status).toBe(200)
})

it.each([
  ['an unknown choice', () => ({ choice: unknown, values: [] }), 'Choice not found'],
  ['an unknown value', () => ({ ...ofRust, values: [unknown] }), 'The choice has no such value.'],
  ['no choice', () => ({ values: [] }), 'must be text'],
  ['values that are no list', () => ({ ...ofRust, values: 'Sage' }), 'must be a list of texts'],
  ['a text', () => 'Fabric', 'must be a choice with its values'],
])('rejects %s, and stores nothing', async (_, offered, message) => {
  const { status, body } = await offer([one, two], offered())
  expect([status, body.errors]).toEqual([422, { offer: message }])
  expect([await versionOf(one), await versionOf(two)]).toEqual([1, 1])
})

it('rejects the undo of an offer on a product that somebody else has changed since', async () => {
  const { body } = await offer([one, two], { choice: fabric._id }, { visibility: 'hidden' })
  expect(body.previous).toMatchObject([
    { _id: one, version: 2, choices: [], visibility: 'live' },
    { _id: two, version: 2, visibility: 'live' },
  ])
  await shop.changeProduct(two, { choices: [] })
  const meanwhile =
    'Someone else changed “Two” meanwhile, so nothing was saved. Check the list and try again.'
  for (const undo of [{ products: body.previous }, { choices: body.previousChoices }]) {
    const { status, body } = await bulk(undo)
    expect([status, body.message]).toEqual([409, meanwhile])
  }
  expect([await versionOf(one), await choicesOf(two)]).toEqual([2, []])
})

it('drops deleted values on undo, without falling back to all values', async () => {
  const rope = await addChoice(shop, 'Rope', ['Jute', 'Silk'])
  const named = [{ choice: rope._id, values: [rope.idOf('Jute')] }]
  await shop.changeProduct(one, { choices: named })
  const silk = rope.idOf('Silk')
  await rope.change({}, { values: [{ _id: silk, name: 'Silk' }] })
  const { body } = await offer([one], { choice: rope._id, values: [silk] })
  expect(body.previousChoices).toEqual([{ _id: one, version: 3, choices: [] }])
  expect((await bulk({ choices: body.previousChoices })).status).toBe(200)
  expect(await choicesOf(one)).toEqual([])
})

it('returns validation errors per entry, and rejects choices combined with prices', async () => {
  const wrong = await bulk({
    choices: [
      { _id: one, choices: [{ choice: unknown, values: [] }] },
      { _id: two, choices: [ofFinish, ofFinish] },
      { _id: unknown, choices: [] },
    ],
  })
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    {
      'choices.0.choices': '“One”: Choice not found',
      'choices.1.choices': '“Two”: The product has the same choice twice.',
      'choices.2._id': `Product ${unknown} not found`,
    },
  ])
  const entry = { _id: one, choices: [] }
  const both = await bulk({ choices: [entry], prices: [{ _id: one, price: '5' }] })
  expect(both.status).toBe(422)
  const empty = await bulk({ choices: [{ _id: one }] })
  expect(empty.body.message).toBe('Please choose what to change.')
  expect(await versionOf(one)).toBe(1)
})
