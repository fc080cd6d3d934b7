import { describe, expect, it } from 'vitest'
import { catalogueForEachTest } from '../../../tests/helpers/catalogue.ts'
import { createForm, type FormFile } from '../../../tests/helpers/form.ts'
import { smallPhotograph } from '../../../tests/helpers/media.ts'
import { namesOf } from '../../../tests/helpers/names.ts'

const shop = catalogueForEachTest()

const fabric = {
  name: 'Fabric',
  kind: 'swatch',
  values: [{ name: 'Sage linen', colour: '#8A9A80', surcharge: '1,200' }, { name: 'Indigo' }],
}
const length = { name: 'Own length', kind: 'measure', unit: 'cm', min: 90, max: 240.5 }

const add = (json: object) => shop.call('POST', '/choices/add', { json })
const put = (id: string, json: object) => shop.call('PUT', `/choices/${id}`, { json })
const addForm = (parts: Record<string, string | FormFile>) =>
  shop.call('POST', '/choices/add', { form: createForm(parts) })
const readAsVisitor = async (id: string) => (await shop.visit(`/choices/${id}`)).choiceData
async function addFabric() {
  const { body } = await add(fabric)
  return { id: body.choiceData._id, values: body.choiceData.values }
}

it('stores values in order, normalised, each with a server-generated id', async () => {
  const { status, body } = await add(fabric)
  expect(status).toBe(201)
  const unmeasured = { unit: '', min: null, max: null }
  expect(body.choiceData).toMatchObject({ name: 'Fabric', kind: 'swatch', ...unmeasured })
  const [sage, indigo] = body.choiceData.values
  const defaults = { image: '', imageDetails: null, note: '', isAvailable: true, hidden: false }
  const _id = expect.stringMatching(/^[0-9a-f-]{36}$/)
  const sent = { name: 'Sage linen', colour: '#8a9a80', surcharge: '1200' }
  expect(sage).toEqual({ _id, ...sent, ...defaults })
  expect(indigo._id).not.toBe(sage._id)
})

it('keeps ids and omitted fields of existing values on update, and assigns new ids to others', async () => {
  const { id, values } = await addFabric()
  const [sage, indigo] = values
  const { body } = await put(id, {
    values: [
      { _id: indigo._id, name: 'Dark indigo' },
      { _id: 'invented', name: 'Rust' },
      { _id: sage._id },
      { _id: sage._id, name: 'Sage again' },
    ],
  })
  const [first, second, third, fourth] = body.choiceData.values
  expect(first).toEqual({ ...indigo, name: 'Dark indigo' })
  expect(third).toEqual(sage)
  const ids = [indigo._id, 'invented', sage._id]
  for (const added of [second, fourth]) expect(ids).not.toContain(added._id)
  // Round trip: the response body is a valid request body.
  const again = await put(id, body.choiceData)
  expect(again.body.choiceData.values).toEqual(body.choiceData.values)
})

describe('validation returns 422 with an error message, and stores nothing, for', () => {
  const many = Array.from({ length: 41 }, (_, index) => ({ name: `Value ${index}` }))
  const noName = 'Every value needs a name.'
  it.each([
    ['a value with an empty name', [{ name: ' ' }], noName],
    ['two equal names, case aside', [{ name: 'Sage' }, { name: 'sAGE ' }], 'the same name'],
    ['more than 40 values', many, 'at most 40 values'],
    ['an invalid colour', [{ name: 'Sage', colour: 'green' }], '#8a9a80'],
    ['a surcharge that is not a number', [{ name: 'Sage', surcharge: 'much' }], 'amount in digits'],
    ['a picture of another record', [{ name: 'Sage', image: '/media/x.jpg' }], 'does not belong'],
    ['a file reference in JSON', [{ name: 'Sage', image: 'file:sage' }], 'no file'],
    ['an invalid availability', [{ name: 'Sage', isAvailable: 'perhaps' }], 'true or false'],
    ['values that are not a list', { name: 'Sage' }, 'must be a list'],
  ])('%s', async (_, values, message) => {
    const { id } = await addFabric()
    const before = await readAsVisitor(id)
    const { status, body } = await put(id, { values })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['values']])
    expect(body.errors.values).toContain(message)
    expect(await readAsVisitor(id)).toEqual(before)
  })

  it.each([
    ['a minimum above the maximum', { ...length, min: 241 }, ['max']],
    ['a bound that is not a number', { ...length, min: 'short' }, ['min']],
    ['another unit', { ...length, unit: 'm' }, ['unit']],
    ['a measure without bounds', { name: 'Length', kind: 'measure' }, ['unit', 'min', 'max']],
    ['a choice of an unknown kind', { name: 'Fabric', kind: 'matrix' }, ['kind']],
    ['a choice without a name', { kind: 'list' }, ['name']],
  ])('%s', async (_, choice, fields) => {
    const { status, body } = await add(choice)
    expect([status, Object.keys(body.errors)]).toEqual([422, fields])
    expect((await shop.read('/choices')).choiceData).toEqual([])
  })
})

it('rejects a change of the kind after creation', async () => {
  const { id } = await addFabric()
  const { status, body } = await put(id, { kind: 'list' })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['kind']])
  expect((await put(id, { kind: 'swatch', name: 'Cloth' })).status).toBe(200)
})

it('drops fields that do not belong to its kind', async () => {
  const measure = await add({ ...length, values: fabric.values })
  expect(measure.body.choiceData).toMatchObject({ ...length, values: [] })
  const words = await add({ ...fabric, kind: 'list', unit: 'm', min: 'short', max: -1 })
  expect(words.status).toBe(201)
  expect(words.body.choiceData).toMatchObject({ kind: 'list', unit: '', min: null, max: null })
})

it('omits hidden values from responses for visitors', async () => {
  const { id, values } = await addFabric()
  const hidden = values.map((value: object, index: number) => ({ ...value, hidden: index === 0 }))
  await put(id, { values: hidden })
  const seen = await readAsVisitor(id)
  expect(namesOf(seen.values)).toEqual(['Indigo'])
  expect(seen.values[0]).not.toHaveProperty('hidden')
  const body = await shop.visit('/choices')
  expect(JSON.stringify(body)).not.toContain('Sage')
  const { choiceData } = await shop.read(`/choices/${id}`)
  expect(namesOf(choiceData.values)).toEqual(['Sage linen', 'Indigo'])
})

it('uploads value images from form parts, shares one among values and ignores unused parts', async () => {
  const { status, body } = await addForm({
    ignored: await smallPhotograph('#000000'),
    name: 'Fabric',
    kind: 'swatch',
    values: JSON.stringify([
      { name: 'Sage', image: 'file:green' },
      { name: 'Moss', image: 'file:green' },
      { name: 'Plain' },
    ]),
    green: await smallPhotograph('#8a9a80'),
  })
  expect(status).toBe(201)
  const { _id, values } = body.choiceData
  const [sage, moss, plain] = values
  expect(sage.image).toMatch(/^\/media\/.+\.jpg$/)
  expect(sage.imageDetails).toMatchObject({ url: sage.image, alt: '' })
  expect([moss.image, plain.image]).toEqual([sage.image, ''])
  const file = sage.image.split('/').pop()
  const { media, temporary } = await shop.files()
  expect(media.filter((name) => /^[^.]{22}\.jpg$/.test(name))).toEqual([file])
  expect(temporary).toEqual([])
  const users = ['Picture “8a9a80”', 'Choice “Fabric”', 'Choice “Fabric”']
  expect(await shop.services.findMediaUsers([file])).toEqual(new Map([[file, users]]))

  const changed = await put(_id, {
    values: [{ _id: sage._id, image: '' }, { _id: moss._id }, { name: 'Teal', image: sage.image }],
  })
  const { image } = sage
  expect(changed.body.choiceData.values).toMatchObject([{ image: '' }, { image }, { image }])
})

it('rejects a missing or unreadable image file, and stores no files', async () => {
  const values = JSON.stringify([{ name: 'Sage', image: 'file:green' }])
  const parts = { name: 'Fabric', kind: 'swatch', values }
  const missing = await addForm(parts)
  expect([missing.status, missing.body.errors]).toEqual([
    422,
    { values: 'Values: the form has no file for the picture “file:green”.' },
  ])
  const broken = await addForm({ ...parts, green: { filename: 'x.jpg', bytes: Buffer.from('x') } })
  expect(broken.status).toBeGreaterThanOrEqual(400)
  expect(broken.body.message).toContain('x.jpg')
  expect(await shop.files()).toEqual({ media: [], temporary: [] })
  expect((await shop.read('/choices')).choiceData).toEqual([])
})
