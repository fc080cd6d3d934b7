import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../../tests/helpers/catalogue.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { photograph } from '../../../tests/helpers/media/media.ts'

let shop: TestCatalogue
/** Ids of a swatch choice, of its three values and of a measure choice. */
let fabric: string
let sage: string
let indigo: string
let rust: string
let length: string
beforeEach(async () => {
  shop = await createTestCatalogue()
  const { choiceData } = await add('/choices', {
    name: 'Fabric',
    kind: 'swatch',
    values: [{ name: 'Sage linen' }, { name: 'Indigo', surcharge: '500' }, { name: 'Rust' }],
  })
  fabric = choiceData._id
  sage = choiceData.values[0]._id
  indigo = choiceData.values[1]._id
  rust = choiceData.values[2]._id
  const measure = { name: 'Own length', kind: 'measure', unit: 'in', min: 40, max: 90 }
  length = (await add('/choices', measure)).choiceData._id
})
afterEach(() => shop.close())

async function add(path: string, json: object) {
  const { status, body } = await shop.call('POST', `${path}/add`, { json })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const products = '/ourCategoriesItems'
const addProduct = async (json: object): Promise<string> =>
  (await add(products, { name: 'Jhoola', ...json })).categoryItemData._id
const put = (id: string, json: object) => shop.call('PUT', `${products}/${id}`, { json })
const read = async (id: string, token?: null) =>
  (await shop.call('GET', `${products}/${id}`, token === null ? { token } : {})).body
    .categoryItemData
const setValues = async (values: object[]) => {
  const { status } = await shop.call('PUT', `/choices/${fabric}`, { json: { values } })
  expect(status).toBe(200)
}
/** Choices offered to visitors, each as its name followed by the names of its values. */
async function offeredBy(id: string) {
  const { choices } = await read(id, null)
  return choices.map(({ name, values }: { name: string; values: { name: string }[] }) => [
    name,
    ...values.map((value) => value.name),
  ])
}

it('returns resolved choices to visitors and stored ids to administrators', async () => {
  const choices = [
    { choice: length, values: [] },
    { choice: fabric, values: [indigo, sage] },
  ]
  const id = await addProduct({ choices })
  expect((await read(id)).choices).toEqual(choices)
  expect((await read(id, null)).choices).toEqual([
    {
      _id: length,
      name: 'Own length',
      kind: 'measure',
      slug: 'own-length',
      help: '',
      unit: 'in',
      min: 40,
      max: 90,
      values: [],
    },
    expect.objectContaining({
      name: 'Fabric',
      unit: '',
      values: [
        {
          _id: indigo,
          name: 'Indigo',
          slug: 'indigo',
          colour: '',
          image: '',
          imageDetails: null,
          note: '',
          surcharge: '500',
          isAvailable: true,
        },
        expect.objectContaining({ slug: 'sage-linen' }),
      ],
    }),
  ])
})

it('offers all values for an empty list, and omits choices from product lists', async () => {
  const id = await addProduct({ choices: [{ choice: fabric }] })
  expect((await read(id)).choices).toEqual([{ choice: fabric, values: [] }])
  expect(await offeredBy(id)).toEqual([['Fabric', 'Sage linen', 'Indigo', 'Rust']])
  for (const options of [{}, { token: null }])
    for (const path of [products, `${products}/someUnique/CategoryItems`]) {
      const { body } = await shop.call('GET', path, options)
      expect(JSON.stringify(body)).not.toContain('"choices"')
    }
  expect(await offeredBy(await addProduct({}))).toEqual([])
})

it('rejects unknown, duplicate, malformed and more than six choices, and stores nothing', async () => {
  const id = await addProduct({ choices: [{ choice: fabric, values: [sage] }] })
  const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
  const six = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const { choiceData } = await add('/choices', { name: `List ${index}`, kind: 'list' })
      return { choice: choiceData._id, values: [] }
    }),
  )
  for (const choices of [
    [{ choice: unknown }],
    [{ choice: '' }],
    [{}],
    [{ choice: fabric, values: [sage, unknown] }],
    [{ choice: length, values: [sage] }],
    [{ choice: fabric }, { choice: fabric, values: [sage] }],
    [...six, { choice: fabric }],
    [{ choice: fabric, values: sage }],
    [{ choice: fabric, values: [7] }],
    [fabric],
    { choice: fabric },
    'Fabric',
    7,
  ]) {
    const { status, body } = await put(id, { choices })
    expect([status, Object.keys(body.errors ?? {})], JSON.stringify(choices)).toEqual([
      422,
      ['choices'],
    ])
  }
  expect((await read(id)).version).toBe(1)
  expect((await put(id, { choices: six })).status).toBe(200)
  expect((await put(id, { choices: [] })).body.categoryItemData.choices).toEqual([])
})

it('parses choices from a JSON form field, and keeps them if the field is missing', async () => {
  const choices = [{ choice: fabric, values: [rust] }]
  const form = createForm({ name: 'Sofa', choices: JSON.stringify(choices) })
  const { body } = await shop.call('POST', `${products}/add`, { form })
  const { _id } = body.categoryItemData
  expect(body.categoryItemData.choices).toEqual(choices)
  const whole = createForm({ name: 'Sofa, wide', tags: 'teak', price: '100' })
  const kept = await shop.call('PUT', `${products}/${_id}`, { form: whole })
  expect(kept.body.categoryItemData.choices).toEqual(choices)
  const empty = createForm({ choices: '[]' })
  const emptied = await shop.call('PUT', `${products}/${_id}`, { form: empty })
  expect(emptied.body.categoryItemData.choices).toEqual([])
})

it('omits a hidden value from every product for visitors', async () => {
  const [one, other] = [
    await addProduct({ choices: [{ choice: fabric, values: [sage, rust] }] }),
    await addProduct({ choices: [{ choice: fabric, values: [sage] }] }),
  ]
  await setValues([{ _id: sage, hidden: true }, { _id: indigo, isAvailable: false }, { _id: rust }])
  expect(await offeredBy(one)).toEqual([['Fabric', 'Rust']])
  expect(await offeredBy(other)).toEqual([])
  const all = await addProduct({ choices: [{ choice: fabric }] })
  expect((await read(all, null)).choices[0].values).toMatchObject([
    { name: 'Indigo', isAvailable: false },
    { name: 'Rust', isAvailable: true },
  ])
})

it('stops offering a deleted value, without falling back to all values', async () => {
  const id = await addProduct({ choices: [{ choice: fabric, values: [sage] }] })
  await setValues([{ _id: indigo }, { _id: rust }])
  expect(await offeredBy(id)).toEqual([])
  const asRead = await read(id)
  expect((await put(id, asRead)).status).toBe(200)
  expect(await offeredBy(id)).toEqual([])
  expect((await put(id, { choices: [{ choice: fabric, values: [sage] }] })).status).toBe(422)
  // Restoring an earlier version does not bring back the deleted value.
  expect((await shop.call('POST', `${products}/${id}/history/1`)).status).toBe(200)
  expect(await offeredBy(id)).toEqual([])
})

it('returns 409 when deleting a choice that a product offers', async () => {
  const id = await addProduct({ choices: [{ choice: fabric }] })
  const remove = () => shop.call('DELETE', `/choices/${fabric}`)
  const references = async () =>
    (await shop.call('GET', `/choices/${fabric}/references`)).body.references
  const refused = await remove()
  expect([refused.status, refused.body.message]).toEqual([
    409,
    '1 product offers “Fabric”. Remove it from that product first.',
  ])
  expect(await references()).toEqual([{ resource: 'ourCategoriesItems', count: 1 }])
  await shop.call('DELETE', `${products}/${id}`)
  expect(await references()).toEqual([{ resource: 'ourCategoriesItems', count: 0 }])
  expect((await remove()).status).toBe(200)
  const { status, body } = await shop.call('POST', `/trash/${id}`)
  expect([status, body.categoryItemData.choices]).toEqual([200, []])
})

it('restores a product from the trash with the remaining choices and values', async () => {
  const id = await addProduct({
    choices: [{ choice: fabric, values: [sage, rust] }, { choice: length }],
  })
  await shop.call('DELETE', `${products}/${id}`)
  await setValues([{ _id: rust }])
  await shop.call('DELETE', `/choices/${length}`)
  const { body } = await shop.call('POST', `/trash/${id}`)
  expect(body.categoryItemData.choices).toEqual([{ choice: fabric, values: [rust] }])
})

it('restores choices from the history and copies them to a duplicate', async () => {
  const choices = [{ choice: fabric, values: [sage] }]
  const id = await addProduct({ choices })
  await put(id, { choices: [] })
  const { revisions } = (await shop.call('GET', `${products}/${id}/history`)).body
  expect(revisions.map(({ state }: { state: { choices: object[] } }) => state.choices)).toEqual([
    [],
    choices,
  ])
  const { body } = await shop.call('POST', `${products}/${id}/history/1`)
  expect(body.categoryItemData.choices).toEqual(choices)
  const copy = (await shop.call('POST', `${products}/${id}/duplicate`)).body.categoryItemData
  expect(copy.choices).toEqual(choices)
})

it('links a photo to a choice value, unlinks it with an empty one, rejects unknown values', async () => {
  const form = createForm({
    name: 'Sofa',
    choices: JSON.stringify([{ choice: fabric, values: [] }]),
    images: [
      await photograph('#8a9a80'),
      JSON.stringify({ value: sage, alt: 'A sofa' }),
      await photograph('#2f4a6d'),
    ],
  })
  const { body } = await shop.call('POST', `${products}/add`, { form })
  const { _id, images } = body.categoryItemData
  expect(images[0]).toMatchObject({ value: sage, alt: 'A sofa' })
  expect(images[1]).not.toHaveProperty('value')
  expect((await read(_id, null)).images[0].value).toBe(sage)

  const [first, second] = images.map(({ url }: { url: string }) => url)
  const change = async (sent: unknown) =>
    (await put(_id, { images: sent })).body.categoryItemData.images.map(
      ({ value }: { value?: string }) => value,
    )
  expect(await change([{ url: second, value: indigo }, first])).toEqual([indigo, sage])
  expect(await change([{ url: second, alt: 'Kept' }, { url: first }])).toEqual([indigo, sage])
  expect(await change([{ url: second, value: '' }, { url: first }])).toEqual([undefined, sage])

  for (const value of ['01a1fe04-d592-72a5-a8dc-eff94a3e22f7', 'Sage', 7, fabric]) {
    const refused = await put(_id, { images: [{ url: first, value }] })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['images']])
  }
  const added = createForm({ images: [await photograph('#111111'), '{"value":"unknown"}'] })
  expect((await shop.call('PUT', `${products}/${_id}`, { form: added })).status).toBe(422)
  expect((await read(_id)).images).toHaveLength(2)
})

it('keeps a photo whose value was deleted, and hides hidden values of photos from visitors', async () => {
  const form = createForm({
    name: 'Sofa',
    images: [await photograph('#8a9a80'), JSON.stringify({ value: sage })],
  })
  const id = (await shop.call('POST', `${products}/add`, { form })).body.categoryItemData._id
  await setValues([{ _id: sage, hidden: true }, { _id: rust }])
  expect((await read(id)).images[0].value).toBe(sage)
  expect((await read(id, null)).images[0]).not.toHaveProperty('value')
  const { body } = await shop.call('GET', products, { token: null })
  expect(JSON.stringify(body)).not.toContain(sage)

  await setValues([{ _id: rust }])
  expect((await put(id, await read(id))).status).toBe(200)
  expect((await read(id)).images).toHaveLength(1)
  expect((await read(id)).images[0]).not.toHaveProperty('value')
})

it('ignores the choice value of photos of other content types', async () => {
  const value = JSON.stringify({ value: sage })
  const gallery = createForm({
    title: 'Inside',
    description: 'One',
    images: [await photograph('#8a9a80'), value],
  })
  const { aboutGallery, ...others } = (await shop.call('GET', '/aboutGallery')).body
  const [single] = [aboutGallery ?? Object.values(others)[0]].flat()
  const { status, body } = await shop.call('PUT', `/aboutGallery/${single._id}`, { form: gallery })
  expect(status).toBe(200)
  expect(JSON.stringify(body)).not.toContain(sage)
  const category = createForm({ name: 'Sofas', image: [await photograph('#8a9a80'), value] })
  const added = await shop.call('POST', '/ourCategories/add', { form: category })
  expect(JSON.stringify(added.body)).not.toContain(sage)
})
