import { expect, it } from 'vitest'
import { slogan } from '../../domain/content/slogan.ts'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'

const shop = catalogueForEachTest()

it('returns the revision synchronously between writes, and increments it with a write', async () => {
  const { revision } = shop.services
  const isKnown = async () => (await revision.current()) === revision.current()
  // It is known for half a second, which a busy machine may let pass.
  await expect.poll(isKnown).toBe(true)
  const before = await revision.current()
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
  const image = await smallPhotograph()
  const { _id: createdBy } = await shop.addCategory('Swings', { image })
  const [before = 0] = await both()
  expect(await both()).toEqual([before, before])
  const { _id } = await shop.addProduct(createForm({ name: 'Jhoola', createdBy, images: image }))
  expect(await both()).toEqual([before + 1, before])
  const path = `/ourCategories/${createdBy}`
  await shop.call('PUT', path, { json: { name: 'Jhoolas' } })
  expect(await both()).toEqual([before + 2, before + 2])
  const product = `/ourCategoriesItems/${_id}`
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

it('keeps the revision, and all that is cached, when an administrator changes an enquiry', async () => {
  const { revision } = shop.services
  await shop.call('POST', '/orders', { json: { source: 'message' }, token: null })
  const { body } = await shop.call('GET', '/orders')
  const enquiry = `/orders/${body.orders[0]._id}`
  const both = async () => [await revision.current(), await revision.siteRevision.current()]
  const before = await both()
  const changed = await shop.call('PUT', enquiry, { json: { status: 'answered', note: 'Teak' } })
  expect(changed.status).toBe(200)
  expect(await both()).toEqual(before)
  const { revisions } = (await shop.call('GET', `${enquiry}/history`)).body
  expect(revisions).toHaveLength(2)
  const { homeSloganData } = (await shop.call('GET', '/homeSlogan')).body
  await shop.call('PUT', `/homeSlogan/${homeSloganData._id}`, { json: { slogan: 'Sway' } })
  const after = await both()
  expect(after[0]).toBeGreaterThan(before[0] ?? 0)
  expect(after[1]).toBe(after[0])
})
