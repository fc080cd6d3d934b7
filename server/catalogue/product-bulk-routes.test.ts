import { beforeAll, beforeEach, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'
import { namesOf } from '../../tests/helpers/names.ts'

const shop = catalogueForAllTests()
let swings: string
let one: string
let two: string

beforeAll(async () => {
  swings = (await shop.addCategory('Swings'))._id
})
beforeEach(async () => {
  one = await addProduct({ name: 'One' })
  two = await addProduct({ name: 'Two' })
})

const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
const unknownSentence = `Product ${unknown} not found`

const addProduct = async (json: object): Promise<string> => (await shop.addProduct(json))._id
function bulk(ids: unknown, change?: unknown) {
  return shop.call('PUT', '/ourCategoriesItems/bulk', { json: { ids, change } })
}
const read = (id: string) => shop.readProduct(id)

it('changes several products, and creates no version of one that stays the same', async () => {
  const change = { createdBy: swings, isDisplaingInSomethingUnique: true }
  const { status, body } = await bulk([two, one, two], { ...change, name: 'ignored' })
  expect([status, body.message]).toEqual([200, '2 products saved.'])
  const changed = { ...change, version: 2, createdBy: { _id: swings, name: 'Swings' } }
  expect(body.categoryItemData).toMatchObject([
    { _id: two, name: 'Two', ...changed },
    { _id: one, name: 'One', ...changed },
  ])
  const { revisions } = await shop.read(`/ourCategoriesItems/${one}/history`)
  expect(revisions[0]).toMatchObject({ version: 2, action: 'update' })
  const none = await bulk([one], { createdBy: '' })
  expect(none.body).toMatchObject({
    message: '1 product saved.',
    categoryItemData: [{ createdBy: null, version: 3 }],
  })
  const again = await bulk([one, two], { createdBy: swings })
  expect(again.body.categoryItemData).toMatchObject([{ version: 4 }, { version: 2 }])
})

it('undoes a bulk change with the previous values in the response', async () => {
  await bulk([two], { visibility: 'hidden' })
  const change = {
    createdBy: swings,
    isDisplaingInSomethingUnique: true,
    visibility: 'hidden',
    availability: 'made-to-order',
    availabilityNote: '3 weeks',
  }
  const { body } = await bulk([one, two], change)
  const before = { createdBy: null, isDisplaingInSomethingUnique: false, availability: '' }
  expect(body.previous).toEqual([
    { _id: one, version: 2, ...before, availabilityNote: '', visibility: 'live' },
    { _id: two, version: 3, ...before, availabilityNote: '', visibility: 'hidden' },
  ])
  const json = { products: body.previous }
  const undone = await shop.call('PUT', '/ourCategoriesItems/bulk', { json })
  expect(undone.status).toBe(200)
  expect(await read(one)).toMatchObject({ ...before, visibility: 'live', version: 3 })
  expect(await read(two)).toMatchObject({ ...before, visibility: 'hidden', version: 4 })
  expect((await bulk([one, two], { visibility: 'hidden' })).body.previous).toEqual([
    { _id: one, version: 4, visibility: 'live' },
  ])
})

const hide = { visibility: 'hidden' }
const put = (json: object) => shop.call('PUT', '/ourCategoriesItems/bulk', { json })
const meanwhile = (names: string) =>
  `Someone else changed ${names} meanwhile, so nothing was saved. Check the list and try again.`

it('rejects a bulk change and a bulk deletion of products that somebody else changed', async () => {
  const versions = { [one.toUpperCase()]: 1, [two]: 1 }
  const json = { ids: [one, two], versions, change: hide }
  await shop.changeProduct(two, { name: 'Jhoola' })
  const refused = await put(json)
  const sentence =
    'Someone else changed this product meanwhile. Check the current version and try again.'
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      message: meanwhile('“Jhoola”'),
      errors: { [`versions.${two}`]: `“Jhoola”: ${sentence}` },
      current: [{ _id: two, name: 'Jhoola', version: 2 }],
    },
  ])
  const deletion = await shop.call('POST', '/ourCategoriesItems/bulk-delete', { json })
  expect([deletion.status, deletion.body.message]).toEqual([409, refused.body.message])
  expect(await read(one)).toMatchObject({ visibility: 'live', version: 1 })
  const invalid = await put({ ...json, versions: { [one]: 'one' } })
  expect([invalid.status, invalid.body.message]).toEqual([422, 'must be a whole number'])
})

it('rejects the undo of a bulk change of products that somebody else changed', async () => {
  const { previous } = (await bulk([one, two], hide)).body
  await shop.changeProduct(one, { name: 'Swing' })
  await shop.changeProduct(two, { name: 'Jhoola' })
  const { status, body } = await put({ products: previous })
  expect([status, body.message]).toEqual([409, meanwhile('“Swing”, “Jhoola”')])
  expect(await read(one)).toMatchObject({ visibility: 'hidden', version: 3 })
})

it('names three of many changed products', async () => {
  const ids = [one, two, await addProduct({ name: 'Three' }), await addProduct({ name: 'Four' })]
  const versions = Object.fromEntries(ids.map((id) => [id, 9]))
  const { body } = await put({ ids, versions, change: hide })
  expect(body.message).toBe(meanwhile('“One”, “Two”, “Three” and 1 more'))
})

it('rejects the whole request for an unknown product or an invalid change', async () => {
  const change = { createdBy: swings }
  for (const [ids, changed, errors] of [
    [[one, unknown], { isDisplaingInSomethingUnique: true }, { ids: unknownSentence }],
    [[one], { createdBy: unknown }, { createdBy: 'Category not found' }],
    [
      [one],
      { isDisplaingInSomethingUnique: 'perhaps' },
      { isDisplaingInSomethingUnique: 'must be true or false' },
    ],
    [[one], { visibility: 'secret' }, { visibility: 'Please choose one from the list' }],
    [[one], {}, { change: 'Please choose what to change.' }],
    [[one], undefined, { change: 'Please choose what to change.' }],
    [[], change, { ids: 'Please choose at least one product.' }],
    [one, change, { ids: 'must be a list of texts' }],
    [Array(501).fill(one), change, { ids: 'must have at most 500 entries' }],
  ]) {
    const { status, body } = await bulk(ids, changed)
    expect([status, body.errors]).toEqual([422, errors])
  }
  expect((await read(one)).version).toBe(1)
})

it('moves several products to the trash in one request', async () => {
  const remove = (ids: string[]) =>
    shop.call('POST', '/ourCategoriesItems/bulk-delete', { json: { ids } })
  const missing = await remove([one, unknown])
  expect([missing.status, missing.body.message]).toEqual([422, unknownSentence])
  expect((await read(one)).name).toBe('One')
  const { status, body } = await remove([one, two])
  expect([status, body]).toEqual([
    200,
    { message: '2 products deleted.', versions: { [one]: 2, [two]: 2 } },
  ])
  expect((await shop.call('GET', `/ourCategoriesItems/${one}`)).status).toBe(404)
  expect((await shop.read('/trash')).total).toBe(2)
})

it('duplicates a product with its photos, hidden and not in Something Unique', async () => {
  const form = createForm({
    name: 'Jhoola',
    tags: 'teak, brass',
    isDisplaingInSomethingUnique: 'true',
    createdBy: swings,
    images: await smallPhotograph(),
  })
  const original = await shop.addProduct(form)
  const { status, body } = await shop.call('POST', `/ourCategoriesItems/${original._id}/duplicate`)
  expect([status, body.message]).toEqual([201, '“Jhoola (copy)” added.'])
  expect(body.categoryItemData).toEqual({
    ...original,
    _id: expect.not.stringMatching(original._id),
    name: 'Jhoola (copy)',
    slug: 'jhoola-copy',
    path: expect.stringMatching(/^\/product-detail\/jhoola-copy-[0-9a-f]{12}$/),
    isDisplaingInSomethingUnique: false,
    visibility: 'hidden',
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  })
  expect((await shop.call('POST', `/ourCategoriesItems/${unknown}/duplicate`)).status).toBe(404)
})

it('places a copy directly after its original, with and without a manual order', async () => {
  const order = async () =>
    namesOf((await shop.read('/ourCategoriesItems?limit=4')).categoryItemData)
  const copy = async (id: string) =>
    (await shop.call('POST', `/ourCategoriesItems/${id}/duplicate`)).body.categoryItemData._id
  await copy(one)
  expect((await order()).slice(0, 3)).toEqual(['Two', 'One', 'One (copy)'])
  const ids = [one, two]
  await shop.call('PUT', '/ourCategoriesItems/order', { json: { ids } })
  await copy(await copy(one))
  expect(await order()).toEqual(['One', 'One (copy)', 'One (copy) (copy)', 'Two'])
})

it('truncates the name of a copy to 500 characters', async () => {
  const long = await addProduct({ name: 'x'.repeat(500) })
  const { body } = await shop.call('POST', `/ourCategoriesItems/${long}/duplicate`)
  expect(body.categoryItemData.name).toBe(`${'x'.repeat(493)} (copy)`)
})
