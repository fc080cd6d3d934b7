import { afterEach, beforeEach, expect, it } from 'vitest'
import { slogan } from '../../domain/content/slogan.ts'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media/media.ts'

let shop: TestCatalogue
beforeEach(async () => {
  shop = await createTestCatalogue()
})
afterEach(async () => {
  await shop.close()
})

it('returns the revision synchronously between writes, and increments it with a write', async () => {
  const { revision } = shop.services
  const before = await revision.current()
  expect(revision.current()).toBe(before)
  const { body } = await shop.call('GET', '/homeSlogan')
  const path = `/homeSlogan/${body.homeSloganData._id}`
  await shop.call('PUT', path, { json: { slogan: 'Sway' } })
  expect(await revision.current()).toBe(before + 1)
})

it('detects a write without explicit invalidation, as by another process', async () => {
  const { revision, content } = shop.services
  const before = await revision.current()
  const record = await content.single(slogan)
  const body = { slogan: 'Written elsewhere' }
  await content.update(slogan, record._id, { kind: 'json', body }, null)
  await expect.poll(() => revision.current()).toBe(before + 1)
})

it('increments the site revision for categories and image variants, but not for products', async () => {
  const { revision, variantQueue } = shop.services
  const both = async () => [await revision.current(), await revision.siteRevision.current()]
  const image = await photograph()
  const category = createForm({ name: 'Swings', image })
  const added = await shop.call('POST', '/ourCategories/add', { form: category })
  const createdBy = added.body.categoryData._id
  const [before = 0] = await both()
  expect(await both()).toEqual([before, before])
  const form = createForm({ name: 'Jhoola', createdBy, images: image })
  const { body } = await shop.call('POST', '/ourCategoriesItems/add', { form })
  expect(await both()).toEqual([before + 1, before])
  const path = `/ourCategories/${createdBy}`
  await shop.call('PUT', path, { json: { name: 'Jhoolas' } })
  expect(await both()).toEqual([before + 2, before + 2])
  const product = `/ourCategoriesItems/${body.categoryItemData._id}`
  await shop.call('PUT', product, { json: { name: 'Teak jhoola' } })
  // Both writes may happen before the revision is read.
  await Promise.all([
    shop.call('PUT', path, { json: { name: 'Swings' } }),
    shop.call('PUT', product, { json: { name: 'Oak jhoola' } }),
  ])
  expect(await both()).toEqual([before + 5, expect.toBeOneOf([before + 4, before + 5])])
  await variantQueue.drain()
  const [after, besides] = await both()
  expect(after).toBeGreaterThan(before + 5)
  expect(besides).toBe(after)
})
