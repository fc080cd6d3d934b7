import { beforeAll, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../../tests/helpers/catalogue.ts'
import { addChoice, type CreatedChoice } from '../../../tests/helpers/catalogue-choices.ts'

const shop = catalogueForAllTests()
let swings: string
let fabric: CreatedChoice
const products = '/ourCategoriesItems'

beforeAll(async () => {
  swings = (await shop.addCategory('Swings'))._id
  const names = ['Sage', 'Indigo', 'Rust', 'Sand', 'Ash', 'Plum']
  fabric = await addChoice(
    shop,
    'Fabric',
    names.map((name, index) => ({ name, colour: `#00000${index}` })),
  )
  await shop.addProduct({ name: 'Plain' })
  await shop.addProduct({
    name: 'Swing',
    createdBy: swings,
    isDisplaingInSomethingUnique: true,
    choices: [{ choice: fabric._id, values: [] }],
  })
})

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
  const colours = ['Sage', 'Indigo', 'Rust', 'Sand', 'Ash']
  const values = colours.map((name, index) => swatch(name, `#00000${index}`))
  for (const read of [shop.visit, shop.read])
    for (const [path = '', key = ''] of lists()) {
      const [swing, ...others] = (await read(path))[key]
      expect([path, swing.swatches]).toEqual([path, { values, count: 6 }])
      for (const other of others) expect(other).not.toHaveProperty('swatches')
      // Lists leave out the choices themselves.
      expect(swing).not.toHaveProperty('choices')
    }
})

it('returns the choices of products that are requested by id', async () => {
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
