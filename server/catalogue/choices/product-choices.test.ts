import { beforeEach, expect, it } from 'vitest'
import { catalogueForEachTest } from '../../../tests/helpers/catalogue.ts'
import { addChoice } from '../../../tests/helpers/catalogue-choices.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { smallPhotograph } from '../../../tests/helpers/media.ts'

const shop = catalogueForEachTest()
/** Ids of a swatch choice, of its three values and of a measure choice. */
let fabric: string
let sage: string
let indigo: string
let rust: string
let length: string
beforeEach(async () => {
  const values = [{ name: 'Sage linen' }, { name: 'Indigo', surcharge: '500' }, { name: 'Rust' }]
  const swatch = await addChoice(shop, 'Fabric', values)
  fabric = swatch._id
  sage = swatch.idOf('Sage linen')
  indigo = swatch.idOf('Indigo')
  rust = swatch.idOf('Rust')
  const measure = { kind: 'measure', unit: 'in', min: 40, max: 90 }
  length = (await addChoice(shop, 'Own length', [], measure))._id
})

const products = '/ourCategoriesItems'
const addProduct = async (json: object): Promise<string> =>
  (await shop.addProduct({ name: 'Jhoola', ...json }))._id
const put = (id: string, json: object) => shop.call('PUT', `${products}/${id}`, { json })
const read = (id: string) => shop.readProduct(id)
const readAsVisitor = async (id: string) => (await shop.visit(`${products}/${id}`)).categoryItemData
const setValues = async (values: object[]) => {
  const { status } = await shop.call('PUT', `/choices/${fabric}`, { json: { values } })
  expect(status).toBe(200)
}
/** Choices offered to visitors, each as its name followed by the names of its values. */
async function offeredBy(id: string) {
  const { choices } = await readAsVisitor(id)
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
  const measure = { name: 'Own length', slug: 'own-length', kind: 'measure' }
  const bounds = { unit: 'in', min: 40, max: 90, values: [] }
  const plain = { colour: '', image: '', imageDetails: null, note: '', isAvailable: true }
  const blue = { _id: indigo, name: 'Indigo', slug: 'indigo', surcharge: '500' }
  expect((await readAsVisitor(id)).choices).toEqual([
    { _id: length, help: '', ...measure, ...bounds },
    expect.objectContaining({
      name: 'Fabric',
      unit: '',
      values: [{ ...plain, ...blue }, expect.objectContaining({ slug: 'sage-linen' })],
    }),
  ])
})

it('offers all values for an empty list', async () => {
  const id = await addProduct({ choices: [{ choice: fabric }] })
  expect((await read(id)).choices).toEqual([{ choice: fabric, values: [] }])
  expect(await offeredBy(id)).toEqual([['Fabric', 'Sage linen', 'Indigo', 'Rust']])
  expect(await offeredBy(await addProduct({}))).toEqual([])
})

it('rejects unknown, duplicate, malformed and more than six choices, and stores nothing', async () => {
  const id = await addProduct({ choices: [{ choice: fabric, values: [sage] }] })
  const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
  const six = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const { _id } = await addChoice(shop, `List ${index}`, [], { kind: 'list' })
      return { choice: _id, values: [] }
    }),
  )
  const ofFabric = { choice: fabric }
  for (const choices of [
    ...[[{ choice: unknown }], [{ choice: '' }], [{}], [fabric], ofFabric, 'Fabric', 7],
    [{ ...ofFabric, values: [sage, unknown] }],
    [{ choice: length, values: [sage] }],
    [ofFabric, { ...ofFabric, values: [sage] }],
    [...six, ofFabric],
    [{ ...ofFabric, values: sage }],
    [{ ...ofFabric, values: [7] }],
  ]) {
    const { status, body } = await put(id, { choices })
    expect([choices, status, Object.keys(body.errors)]).toEqual([choices, 422, ['choices']])
  }
  expect((await read(id)).version).toBe(1)
  expect((await put(id, { choices: six })).status).toBe(200)
  expect((await put(id, { choices: [] })).body.categoryItemData.choices).toEqual([])
})

it('parses choices from a JSON form field, and keeps them if the field is missing', async () => {
  const choices = [{ choice: fabric, values: [rust] }]
  const form = createForm({ name: 'Sofa', choices: JSON.stringify(choices) })
  const added = await shop.addProduct(form)
  expect(added.choices).toEqual(choices)
  const change = async (fields: Record<string, string>) => {
    const path = `${products}/${added._id}`
    return (await shop.call('PUT', path, { form: createForm(fields) })).body.categoryItemData
  }
  expect((await change({ name: 'Sofa, wide', price: '100' })).choices).toEqual(choices)
  expect((await change({ choices: '[]' })).choices).toEqual([])
})

it('omits a hidden value from every product for visitors', async () => {
  const one = await addProduct({ choices: [{ choice: fabric, values: [sage, rust] }] })
  const other = await addProduct({ choices: [{ choice: fabric, values: [sage] }] })
  await setValues([{ _id: sage, hidden: true }, { _id: indigo, isAvailable: false }, { _id: rust }])
  expect(await offeredBy(one)).toEqual([['Fabric', 'Rust']])
  expect(await offeredBy(other)).toEqual([])
  const all = await addProduct({ choices: [{ choice: fabric }] })
  expect((await readAsVisitor(all)).choices[0].values).toMatchObject([
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
  const references = async () => (await shop.read(`/choices/${fabric}/references`)).references
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

it('links a photo to a choice value, unlinks it with an empty one, rejects unknown values', async () => {
  const green = [await smallPhotograph('#8a9a80'), JSON.stringify({ value: sage, alt: 'A sofa' })]
  const choices = JSON.stringify([{ choice: fabric, values: [] }])
  const sofa = { name: 'Sofa', choices, images: [...green, await smallPhotograph('#2f4a6d')] }
  const { _id, images } = await shop.addProduct(createForm(sofa))
  expect(images[0]).toMatchObject({ value: sage, alt: 'A sofa' })
  expect(images[1]).not.toHaveProperty('value')
  expect((await readAsVisitor(_id)).images[0].value).toBe(sage)

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
  const added = createForm({ images: [await smallPhotograph('#111111'), '{"value":"unknown"}'] })
  expect((await shop.call('PUT', `${products}/${_id}`, { form: added })).status).toBe(422)
  expect((await read(_id)).images).toHaveLength(2)
})

it('keeps a photo whose value was deleted, and hides hidden values of photos from visitors', async () => {
  const images = [await smallPhotograph('#8a9a80'), JSON.stringify({ value: sage })]
  const { _id: id } = await shop.addProduct(createForm({ name: 'Sofa', images }))
  await setValues([{ _id: sage, hidden: true }, { _id: rust }])
  expect((await read(id)).images[0].value).toBe(sage)
  expect((await readAsVisitor(id)).images[0]).not.toHaveProperty('value')
  const body = await shop.visit(products)
  expect(JSON.stringify(body)).not.toContain(sage)

  await setValues([{ _id: rust }])
  expect((await put(id, await read(id))).status).toBe(200)
  expect((await read(id)).images).toHaveLength(1)
  expect((await read(id)).images[0]).not.toHaveProperty('value')
})
