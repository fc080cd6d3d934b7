import { afterEach, beforeEach, expect, it } from 'vitest'
import { casesOf } from '../helpers/battery.ts'
import { createTestCatalogue, type TestCatalogue } from '../helpers/catalogue.ts'
import { createForm } from '../helpers/form.ts'
import { photograph } from '../helpers/media.ts'

let shop: TestCatalogue
beforeEach(async () => {
  shop = await createTestCatalogue()
})
afterEach(() => shop.close())

it('a table of thousands of rows: taken at once, and the same when it comes back', async ({
  task,
}) => {
  const count = casesOf({ few: 2_000, all: 10_000 })
  task.meta.cases = count
  const form = createForm({ name: 'Swings', image: await photograph() })
  await shop.call('POST', '/ourCategories/add', { form })
  const rows = Array.from({ length: count }, (_, index) => `Product ${index},a; b,Swings,Teak`)
  const send = (csv: string) =>
    shop.call('POST', '/ourCategoriesItems/import', { json: { csv } }).then(({ body }) => body)
  const { counts } = await send(['name,tags,category,material', ...rows].join('\r\n'))
  expect(counts).toEqual({ create: count, update: 0, unchanged: 0, invalid: 0 })
  const { body } = await shop.call('GET', '/ourCategoriesItems/export.csv')
  expect((await send(body)).counts).toEqual({ create: 0, update: 0, unchanged: count, invalid: 0 })
})
