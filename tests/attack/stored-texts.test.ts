import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fieldsOf } from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import { createTestCatalogue, type TestCatalogue } from '../helpers/catalogue.ts'
import { casesOf, isFull } from '../helpers/extended-suite.ts'
import { createForm } from '../helpers/form.ts'
import { allTexts, fewTexts, hostileLinks } from '../helpers/hostile/hostile-texts.ts'

/** First characters of a cell that spreadsheets interpret as a formula. */
const formula = /^[=+\-@\t\r＝＋－＠]/

let shop: TestCatalogue
beforeEach(async () => {
  shop = await createTestCatalogue()
})
afterEach(() => shop.close())

it('rejects links whose scheme is not http or https with 422', async () => {
  const tried = hostileLinks.filter((_, at) => isFull || at % 6 === 0)
  const faults: string[] = []
  let count = 0
  for (const type of contentTypes) {
    const links = fieldsOf(type).filter(
      ([, field]) => field.kind === 'text' && field.format === 'link',
    )
    for (const [name] of links) {
      for (const link of tried) {
        count += 1
        const form = createForm({ [name]: link })
        const known = type.single ? (await shop.call('GET', type.path)).body : null
        const id = [known?.[type.keys.list]].flat()[0]?._id
        const response = await shop.call(
          type.single ? 'PUT' : 'POST',
          `${type.path}/${type.single ? id : 'add'}`,
          { form },
        )
        if (response.status !== 422 || response.body.errors[name] === undefined)
          faults.push(`${type.table} ${name} ${JSON.stringify(link)}: ${response.status}`)
      }
    }
  }
  expect(count).toBeGreaterThan(20)
  expect(faults).toEqual([])
})

it('exports a CSV without spreadsheet formulas, and imports it back unchanged', async () => {
  const texts = [...fewTexts, ...allTexts.filter((text) => formula.test(text.trim()))]
  const tried = [...new Set([...texts, ...allTexts.slice(0, casesOf({ few: 20, all: 200 }))])]
  for (const text of tried) {
    const json = { name: text, description: text, material: text, tags: [text] }
    expect((await shop.call('POST', '/ourCategoriesItems/add', { json })).status).toBe(201)
  }
  const { body } = await shop.call('GET', '/ourCategoriesItems/export.csv')
  const rows: string[][] = parse(body, { bom: true })
  expect(rows).toHaveLength(tried.length + 1)
  expect(rows.flat().filter((cell) => formula.test(cell))).toEqual([])
  const again = await shop.call('POST', '/ourCategoriesItems/import?dryRun=true', {
    json: { csv: body },
  })
  expect(again.body.counts).toEqual({ create: 0, update: 0, unchanged: tried.length, invalid: 0 })
})
