import { beforeEach, expect, it } from 'vitest'
import { catalogueForEachTest } from '../../../tests/helpers/catalogue.ts'
import { addChoice, type CreatedChoice } from '../../../tests/helpers/catalogue-choices.ts'

const shop = catalogueForEachTest()
let fabric: CreatedChoice
let finish: CreatedChoice
const fabrics = ['Sage linen', 'Indigo', '=1+1', 'Red; "wide" | striped: 2']

beforeEach(async () => {
  fabric = await addChoice(shop, 'Fabric', fabrics)
  finish = await addChoice(shop, '@Finish', ['Teak'], { kind: 'list' })
})

const add = async (json: object): Promise<string> => (await shop.addProduct(json))._id
const choicesOf = async (id: string) => (await shop.readProduct(id)).choices
/** Quoted CSV cell. */
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

it('round-trips choices through CSV export and import, whatever their names', async () => {
  const ids = fabrics.map((name) => fabric.idOf(name))
  const ofFabric = { choice: fabric._id, values: ids }
  const ofFinish = { choice: finish._id, values: [] }
  await add({ name: 'Both', choices: [ofFinish, ofFabric] })
  await add({ name: 'Named', choices: [{ ...ofFabric, values: [ids[2]] }] })
  await add({ name: 'All', choices: [{ ...ofFabric, values: [] }] })
  await add({ name: 'None' })
  const csv = await shop.exportCsv()
  expect(csv).toContain(
    '; Fabric: Sage linen | Indigo | =1+1 | ""Red; """"wide"""" | striped: 2"""',
  )
  expect(csv).not.toMatch(/(?:^|[,\n])"?[=+\-@\t]/)
  const { status, body } = await shop.importCsv(csv)
  expect([status, body.counts]).toEqual([200, { create: 0, update: 0, unchanged: 4, invalid: 0 }])
})

it('reports changes in a dry run and stores them in the import', async () => {
  const id = await add({ name: 'Swing', choices: [{ choice: finish._id, values: [] }] })
  const csv = `_id,choices\n${id},${cell('fabric: INDIGO|Sage linen; @finish: teak')}`
  const dry = await shop.importCsv(csv, '?dryRun=true')
  expect(dry.body.rows[0]).toMatchObject({
    action: 'update',
    changes: { choices: ['@Finish', 'Fabric: Indigo | Sage linen; @Finish: Teak'] },
  })
  expect(await choicesOf(id)).toEqual([{ choice: finish._id, values: [] }])
  expect((await shop.importCsv(csv)).status).toBe(200)
  expect(await choicesOf(id)).toEqual([
    { choice: fabric._id, values: [fabric.idOf('Indigo'), fabric.idOf('Sage linen')] },
    { choice: finish._id, values: [finish.idOf('Teak')] },
  ])
})

it('removes choices for an empty cell, and keeps them if the column is missing', async () => {
  const id = await add({ name: 'Swing', choices: [{ choice: fabric._id, values: [] }] })
  await shop.importCsv(`_id,name\n${id},Jhoola`)
  expect(await choicesOf(id)).toHaveLength(1)
  expect((await shop.importCsv(`_id,choices\n${id},`)).body.counts.update).toBe(1)
  expect(await choicesOf(id)).toEqual([])
})

it('returns 422 with the error of a row that has an unknown value or a choice twice', async () => {
  const rows = ['Fabric: Sage', 'Fabric: Indigo; fabric: Sage linen', 'Fabric']
  const { status, body } = await shop.importCsv([
    'name,choices',
    ...rows.map((text, at) => `Row ${at},${cell(text)}`),
  ])
  expect([status, body.rows]).toMatchObject([
    422,
    [
      { errors: { choices: '“Fabric” has no value “Sage”.' } },
      { errors: { choices: 'The product has the same choice twice.' } },
      { action: 'create' },
    ],
  ])
})
