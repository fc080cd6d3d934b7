import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../../tests/helpers/catalogue.ts'
import { addChoice, type CreatedChoice } from '../../../tests/helpers/choices/catalogue-choices.ts'

let shop: TestCatalogue
let swings: string
let fabric: CreatedChoice
const products = '/ourCategoriesItems'

beforeAll(async () => {
  shop = await createTestCatalogue()
  swings = (await shop.addCategory('Swings'))._id
  const names = ['Sage', 'Indigo', 'Rust', 'Sand', 'Ash', 'Plum']
  fabric = await addChoice(
    shop,
    'Fabric',
    names.map((name, index) => ({ name, colour: `#00000${index}` })),
  )
  await add({ name: 'Plain' })
  await add({
    name: 'Swing',
    createdBy: swings,
    isDisplaingInSomethingUnique: true,
    choices: [{ choice: fabric._id, values: [] }],
  })
})
afterAll(() => shop.close())

async function add(json: object): Promise<void> {
  expect((await shop.call('POST', `${products}/add`, { json })).status).toBe(201)
}

const swatch = (name: string, colour: string) => ({
  _id: fabric.idOf(name),
  name,
  colour,
  image: '',
  imageDetails: null,
})

/** Endpoints that list products, each with the key of its records in the response. */
const lists = () => [
  [products, 'categoryItemData'],
  [`${products}/ourCategories/${swings}`, 'categoryItems'],
  [`${products}/someUnique/CategoryItems`, 'categoryItemDataSomethingUnique'],
]

it('returns up to five swatches and their count in product lists, for visitors and administrators', async () => {
  for (const token of [null, undefined])
    for (const [path, key = ''] of lists()) {
      const { status, body } = await shop.call('GET', path ?? '', token === null ? { token } : {})
      expect(status).toBe(200)
      const [swing, ...others] = body[key]
      expect([path, swing.swatches]).toEqual([
        path,
        {
          values: [
            swatch('Sage', '#000000'),
            swatch('Indigo', '#000001'),
            swatch('Rust', '#000002'),
            swatch('Sand', '#000003'),
            swatch('Ash', '#000004'),
          ],
          count: 6,
        },
      ])
      for (const other of others) expect(other).not.toHaveProperty('swatches')
    }
})

it('omits choices from lists, and returns them for products requested by id', async () => {
  for (const [path = '', key = ''] of lists())
    for (const options of [{ token: null }, {}]) {
      const [first] = (await shop.call('GET', path, options)).body[key]
      expect([path, first.name]).toEqual([path, 'Swing'])
      expect(first).not.toHaveProperty('choices')
    }
  const [{ _id }] = (await shop.read(products)).categoryItemData
  const body = await shop.read(`${products}/chosen?ids=${_id}`)
  expect(body.categoryItemData[0].choices).toEqual([{ choice: fabric._id, values: [] }])
})

it('invalidates the ETag of a product list when a choice changes', async () => {
  const read = (etag?: string) =>
    shop.call('GET', products, { token: null, headers: etag ? { 'if-none-match': etag } : {} })
  const before = await read()
  const etag = String(before.headers.etag)
  expect((await read(etag)).status).toBe(304)
  await fabric.change({ Sage: { name: 'Sage linen', hidden: false }, Indigo: { hidden: true } })
  const after = await read(etag)
  expect(after.status).toBe(200)
  const { values, count } = after.body.categoryItemData[0].swatches
  expect([values[0].name, values[1].name, count]).toEqual(['Sage linen', 'Rust', 5])
})

it('maps the products of a page to their swatches by product id', async () => {
  const { records } = await shop.services.products.list()
  const found = await shop.services.choices.swatchesOf(records)
  expect([...found.keys()]).toEqual([records[0]?._id])
  expect(found.get(records[0]?._id ?? '')?.values[0]).toEqual({
    _id: fabric.idOf('Sage linen'),
    name: 'Sage linen',
    colour: '#000000',
    image: null,
  })
})
