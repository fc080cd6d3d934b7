import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { shopifyExport } from '../../../../tests/helpers/foreign-tables.ts'
import { smallPhotograph } from '../../../../tests/helpers/media.ts'
import { startPictureServer } from '../../../../tests/helpers/servers/picture-server.ts'
import { shopForAllTests } from '../../../../tests/helpers/shop.ts'

const shop = shopForAllTests('empty', { IMPORT_HOSTS: '127.0.0.1' })
let csv: string
let old: Awaited<ReturnType<typeof startPictureServer>>

beforeAll(async () => {
  old = await startPictureServer()
  const offer = async (path: string, colour: string) =>
    old.offer(path, (await smallPhotograph(colour)).bytes)
  const front = await offer('/front.jpg?v=1', '#112233')
  const natural = await offer('/natural.jpg', '#c0a060')
  const dark = await offer('/dark.jpg', '#402010')
  const finish = { 'Option1 Name': 'Finish', 'Option1 Value': 'Natural' }
  const wide = { 'Option1 Name': 'Width', 'Option1 Value': 'Wide' }
  csv = shopifyExport([
    {
      ...{ Handle: 'teak-stool', Title: 'Teak Stool', Type: 'Stools', ...finish },
      ...{ 'SEO Title': 'Stools of old teak', 'Variant Price': '100', 'Variant Image': natural },
      ...{ 'Image Src': front, 'Image Alt Text': 'From the front' },
    },
    {
      ...{ Handle: 'teak-stool', 'Option1 Value': 'Dark', 'Variant Price': '120' },
      ...{ 'Variant Image': dark, 'Image Src': dark, 'Image Alt Text': 'Dark' },
    },
    {
      ...{ Handle: 'bench', Title: 'Bench', Type: 'Benches', Status: 'draft', ...finish },
      ...{ 'Variant Price': '200', 'Image Src': natural },
    },
    { Handle: 'bench', 'Option1 Value': 'Dark', 'Variant Price': '220' },
    {
      ...{ Handle: 'shelf', Title: 'Shelf', Type: 'Shelves', ...wide, 'Variant Price': '50' },
      'Image Src': natural,
    },
  ])
})

const send = (query: string) => shop.call('POST', `/ourCategoriesItems/import${query}`, { csv })
const undo = (id: string) =>
  shop.request(`/api/imports/${id}/undo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.token}` },
  })
const readAll = (path: string) => shop.call('GET', path)
const namesOf = (records: { name: string }[]) => records.map(({ name }) => name)
async function visit(path: string) {
  const { status, headers } = await shop.request(path)
  return [status, headers.location]
}

it('moves a shop in from Shopify, and takes it out again', async () => {
  onTestFinished(() => old.close())
  const dry = await send('?dryRun=true&createCategories=true')
  expect(dry).toMatchObject({ format: 'shopify', dryRun: true, counts: { create: 3, invalid: 0 } })
  expect([await readAll('/imports'), old.asked]).toEqual([{ imports: [] }, []])

  const { import: id, counts } = await send('?createCategories=true')
  expect(counts).toEqual({ create: 3, update: 0, unchanged: 0, invalid: 0 })
  await shop.services.pictureQueue.run(new AbortController().signal)
  expect((await readAll(`/imports/${id}`)).import).toMatchObject({
    state: 'done',
    pictures: { total: 3, done: 3, failed: 0 },
    failures: [],
  })
  const [stool, bench, shelf] = await Promise.all(
    (await readAll('/ourCategoriesItems')).categoryItemData.map(
      async ({ _id }: { _id: string }) =>
        (await readAll(`/ourCategoriesItems/${_id}`)).categoryItemData,
    ),
  )
  const choices = (await readAll('/choices')).choiceData
  const [finish, width] = choices
  expect(choices).toMatchObject([
    { name: 'Finish', values: [{ surcharge: '' }, { name: 'Dark', surcharge: '20' }] },
    { name: 'Width' },
  ])
  const [natural, dark] = finish.values.map(({ _id }: { _id: string }) => _id)
  expect(stool).toMatchObject({
    ...{ name: 'Teak Stool', price: '100', createdBy: { name: 'Stools' } },
    choices: [{ choice: finish._id, values: [natural, dark] }],
    images: [{ alt: 'From the front' }, { alt: 'Dark', value: dark }, { value: natural }],
  })
  expect(bench).toMatchObject({ visibility: 'hidden', choices: [{ choice: finish._id }] })

  const page = await shop.visit('/products/teak-stool')
  expect([page.status, page.path]).toEqual([200, stool.path])
  expect(page.document.title).toMatch(/^Stools of old teak/)
  expect(page.html).toContain('alt="From the front"')
  expect(await visit('/collections/all/products/Teak-Stool/')).toEqual([301, stool.path])
  expect(await visit('/products/bench')).toEqual([404, undefined])

  const again = await send('?createCategories=true')
  expect(again.counts).toEqual({ create: 0, update: 0, unchanged: 3, invalid: 0 })
  expect((await readAll('/choices')).choiceData).toHaveLength(2)
  expect((await readAll('/redirects')).total).toBe(3)

  // The owner's own product has a category and a choice of the import.
  await shop.call('POST', '/ourCategoriesItems/add', {
    name: 'Mine',
    createdBy: bench.createdBy._id,
    choices: [{ choice: width._id, values: [width.values[0]._id] }],
  })
  const undone = await undo(id)
  expect([undone.status, JSON.parse(undone.html).kept]).toEqual([200, []])
  expect(namesOf((await readAll('/ourCategoriesItems')).categoryItemData)).toEqual(['Mine'])
  expect(namesOf((await readAll('/ourCategories')).categoryData)).toEqual(['Benches'])
  expect(namesOf((await readAll('/choices')).choiceData)).toEqual(['Width'])
  expect((await readAll('/redirects')).total).toBe(0)
  for (const path of ['/products/teak-stool', shelf.path]) expect((await visit(path))[0]).toBe(404)
  expect((await undo(id)).status).toBe(409)
})
