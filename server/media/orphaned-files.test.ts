import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media/media.ts'

let shop: TestCatalogue
beforeEach(async () => {
  shop = await createTestCatalogue()
})
afterEach(() => shop.close())

it('deletes orphaned files, and nothing else', async () => {
  const form = createForm({ name: 'Swings', image: await photograph() })
  const { body } = await shop.call('POST', '/ourCategories/add', { form })
  const stray = join(shop.dataDir, 'stray')
  await writeFile(stray, 'cut off')
  await shop.services.originals.put(`${'a'.repeat(22)}.jpg`, stray)
  expect((await shop.files()).media).toHaveLength(2)
  expect(await shop.services.removeOrphans()).toBe(1)
  expect((await shop.files()).media).toHaveLength(1)
  expect((await shop.app.inject({ url: body.categoryData.image })).statusCode).toBe(200)
})
