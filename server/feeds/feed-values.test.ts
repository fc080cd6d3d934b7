import { parse } from 'csv-parse/sync'
import { beforeEach, expect, it } from 'vitest'
import { feedPaths } from '../../domain/shop/feeds.ts'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { addChoice, type CreatedChoice } from '../../tests/helpers/catalogue-choices.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'
import { namesOf } from '../../tests/helpers/names.ts'

const shop = catalogueForEachTest({ PUBLIC_URL: 'https://shop.example' })
let fabric: CreatedChoice
const values = [
  { name: 'Sage linen', colour: '#a6ae98' },
  { name: 'Indigo "raw", <1>', colour: '#3d5080', surcharge: '200.50' },
  { name: 'Oat', isAvailable: false },
  { name: 'Never photographed' },
]
const names = namesOf(values)
beforeEach(async () => {
  await shop.call('PUT', '/settings', { json: { feeds: true } })
  fabric = await addChoice(shop, 'Fabric', values)
})

const valueIdOf = (name: string) => fabric.idOf(names.find((one) => one.startsWith(name)) ?? '')

/** Adds a product with a photo for each entry of `shown`: the start of a value's name, or '' for none. */
async function addProduct(name: string, shown: string[], fields: Record<string, string> = {}) {
  const colours = ['#aa0000', '#00aa00', '#0000aa', '#aaaa00']
  const images = await Promise.all(
    shown.map(async (value, index) => [
      await smallPhotograph(colours[index]),
      JSON.stringify({ value: value === '' ? '' : valueIdOf(value) }),
    ]),
  )
  const choices = JSON.stringify([{ choice: fabric._id, values: [] }])
  const form = createForm({ name, price: '1000', choices, images: images.flat(), ...fields })
  return shop.addProduct(form)
}

const readFeed = async (name: keyof typeof feedPaths) =>
  (await shop.app.inject({ url: feedPaths[name] })).body
const readMeta = async () =>
  parse<Record<string, string>>(await readFeed('meta'), { columns: true })

const jpegOf = ({ url }: { url: string }) => expect.stringContaining(url.replace('.jpg', ''))

it('lists each value with a photo as an item of the product’s group', async () => {
  const sofa = await addProduct('Sofa', ['Sage', '', 'Indigo', 'Oat'], { salePrice: '900' })
  const [sage, plain, indigo, oat] = sofa.images
  const rows = await readMeta()
  expect(
    rows.map((row) => [row.title, row.price, row.sale_price, row.availability, row.color]),
  ).toEqual([
    ['Sofa, Sage linen', '1000.00 INR', '900.00 INR', 'in stock', names[0]],
    ['Sofa, Indigo "raw", <1>', '1200.50 INR', '1100.50 INR', 'in stock', names[1]],
    ['Sofa, Oat', '1000.00 INR', '900.00 INR', 'out of stock', names[2]],
  ])
  expect(rows.map((row) => row.item_group_id)).toEqual([sofa._id, sofa._id, sofa._id])
  expect(rows.map((row) => row.image_link)).toEqual([sage, indigo, oat].map(jpegOf))
  // Photos without a value come before photos of other values.
  expect(rows[1]?.additional_image_link?.split(',')[0]).toEqual(jpegOf(plain))
  expect(rows.map((row) => row.link)).toEqual(
    ['sage-linen', 'indigo-raw-1', 'oat'].map(
      (slug) => `https://shop.example${sofa.path}?fabric=${slug}`,
    ),
  )
  const ids = rows.map(({ id }) => id ?? '')
  expect(new Set(ids).size).toBe(3)
  expect(Math.max(...ids.map(({ length }) => length))).toBeLessThanOrEqual(50)
})

it('lists the same items in the Google feed, XML-escaped', async () => {
  const sofa = await addProduct('Sofa', ['Indigo', 'Oat'])
  const xml = await readFeed('google')
  expect(xml.match(/<item>/g)).toHaveLength(2)
  expect(xml.split(`<g:item_group_id>${sofa._id}</g:item_group_id>`)).toHaveLength(3)
  expect(xml).toContain('<g:color>Oat</g:color>')
  expect(xml).not.toContain('<1>')
  expect(xml).toContain('<g:price>1200.50 INR</g:price>')
  expect(xml).toContain('<g:availability>out_of_stock</g:availability>')
  expect(xml).toContain('?fabric=oat</g:link>')
})

it('keeps the ids of items when values are renamed, hidden and shown again', async () => {
  await addProduct('Sofa', ['Sage', 'Oat'])
  const idsNow = async () => (await readMeta()).map(({ id }) => id)
  const before = await idsNow()
  await fabric.change({ 'Sage linen': { name: 'Moss linen' } })
  expect(await idsNow()).toEqual(before)
  await fabric.change({ 'Moss linen': { hidden: true } })
  expect(await idsNow()).toEqual(before.slice(1))
  await fabric.change({ 'Moss linen': { hidden: false } })
  expect(await idsNow()).toEqual(before)
})
