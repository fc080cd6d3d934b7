import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../../tests/helpers/catalogue.ts'
import { addChoice, type CreatedChoice } from '../../../tests/helpers/choices/catalogue-choices.ts'
import { createZip } from '../../../tests/helpers/zip.ts'

let shop: TestCatalogue
let fabric: CreatedChoice
let finish: CreatedChoice
const products = '/ourCategoriesItems'

beforeEach(async () => {
  shop = await createTestCatalogue()
  fabric = await addChoice(shop, 'Fabric', [
    'Sage linen',
    'Indigo',
    '=1+1',
    'Red; "wide" | striped: 2',
  ])
  finish = await addChoice(shop, '@Finish', ['Teak'], { kind: 'list' })
})
afterEach(() => shop.close())

const add = async (json: object): Promise<string> => (await shop.addProduct(json))._id
const importCsv = (csv: string, query = '') => shop.importCsv(csv, query)
async function exportCsv(): Promise<string> {
  return await shop.read(`${products}/export.csv`)
}
async function choicesOf(id: string) {
  return (await shop.readProduct(id)).choices
}
/** Quoted CSV cell. */
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

it('round-trips choices through CSV export and import, whatever their names', async () => {
  const all = ['Sage linen', 'Indigo', '=1+1', 'Red; "wide" | striped: 2']
  const ids = all.map((name) => fabric.idOf(name))
  const ofFabric = { choice: fabric._id, values: ids }
  const ofFinish = { choice: finish._id, values: [] }
  await add({ name: 'Both', choices: [ofFinish, ofFabric] })
  await add({ name: 'Named', choices: [{ ...ofFabric, values: [ids[2]] }] })
  await add({ name: 'All', choices: [{ ...ofFabric, values: [] }] })
  await add({ name: 'None' })
  const csv = await exportCsv()
  expect(csv).toContain(
    '; Fabric: Sage linen | Indigo | =1+1 | ""Red; """"wide"""" | striped: 2"""',
  )
  expect(csv).not.toMatch(/(?:^|[,\n])"?[=+\-@\t]/)
  const { status, body } = await importCsv(csv)
  expect([status, body.counts]).toEqual([200, { create: 0, update: 0, unchanged: 4, invalid: 0 }])
})

it('reports changes in a dry run and stores them in the import', async () => {
  const id = await add({ name: 'Swing', choices: [{ choice: finish._id, values: [] }] })
  const csv = `_id,choices\n${id},${cell('fabric: INDIGO|Sage linen; @finish: teak')}`
  const dry = await importCsv(csv, '?dryRun=true')
  expect(dry.body.rows[0]).toMatchObject({
    action: 'update',
    changes: { choices: ['@Finish', 'Fabric: Indigo | Sage linen; @Finish: Teak'] },
  })
  expect(await choicesOf(id)).toEqual([{ choice: finish._id, values: [] }])
  expect((await importCsv(csv)).status).toBe(200)
  expect(await choicesOf(id)).toEqual([
    { choice: fabric._id, values: [fabric.idOf('Indigo'), fabric.idOf('Sage linen')] },
    { choice: finish._id, values: [finish.idOf('Teak')] },
  ])
})

it('removes choices for an empty cell, and keeps them if the column is missing', async () => {
  const id = await add({ name: 'Swing', choices: [{ choice: fabric._id, values: [] }] })
  await importCsv(`_id,name\n${id},Jhoola`)
  expect(await choicesOf(id)).toHaveLength(1)
  expect((await importCsv(`_id,choices\n${id},`)).body.counts.update).toBe(1)
  expect(await choicesOf(id)).toEqual([])
})

it('returns 422 with an error for each invalid row, and stores nothing', async () => {
  const rows = [
    'Fabrik',
    'Fabric: Sage',
    'Fabric: Indigo; fabric: Sage linen',
    'Fabric:',
    'Fabric: "Indigo',
    'Fabric',
  ]
  const csv = ['name,choices', ...rows.map((text, at) => `Row ${at},${cell(text)}`)].join('\n')
  const { status, body } = await importCsv(csv)
  expect(status).toBe(422)
  expect(
    body.rows.map(({ errors }: { errors?: Record<string, string> }) => errors?.choices ?? ''),
  ).toEqual([
    'There is no choice “Fabrik”.',
    '“Fabric” has no value “Sage”.',
    'The product has the same choice twice.',
    expect.stringMatching(/^must be written as/),
    expect.stringMatching(/^must be written as/),
    '',
  ])
  expect((await shop.read(products)).total).toBe(0)
})

it('keeps a deleted value on re-import instead of offering all values', async () => {
  const rope = await addChoice(shop, 'Rope', ['Jute', 'Silk'])
  const choices = [{ choice: rope._id, values: [rope.idOf('Silk')] }]
  const id = await add({ name: 'Swing', choices })
  await rope.change({}, { values: [{ _id: rope.idOf('Jute'), name: 'Jute' }] })
  const { body } = await importCsv(await exportCsv())
  expect(body.counts).toEqual({ create: 0, update: 0, unchanged: 1, invalid: 0 })
  expect(await choicesOf(id)).toEqual(choices)
})
