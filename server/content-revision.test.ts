import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { slogan } from '../domain/content/slogan.ts'
import { createTestCatalogue, type TestCatalogue } from '../tests/helpers/catalogue.ts'

let shop: TestCatalogue
beforeEach(async () => {
  shop = await createTestCatalogue()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await shop.close()
})

it('is known without asking as long as nobody writes, and moves with a write', async () => {
  const { revision } = shop.services
  const before = await revision.current()
  expect(revision.current()).toBe(before)
  const { body } = await shop.call('GET', '/homeSlogan')
  const path = `/homeSlogan/${body.homeSloganData._id}`
  await shop.call('PUT', path, { json: { slogan: 'Sway' } })
  expect(await revision.current()).toBe(before + 1)
})

it('notices what another process wrote', async () => {
  const { revision, content } = shop.services
  const before = await revision.current()
  const record = await content.single(slogan)
  const body = { slogan: 'Written elsewhere' }
  await content.update(slogan, record._id, { kind: 'json', body }, null)
  await expect.poll(() => revision.current()).toBe(before + 1)
})

it('is known to visitors at once, with every write that is confirmed, and not for longer than half a second', async () => {
  const { revision } = shop.services
  revision.onChange(() => {})
  const { body } = await shop.call('GET', '/homeSlogan')
  const path = `/homeSlogan/${body.homeSloganData._id}`
  for (const slogan of ['Sway', 'Stay']) {
    await shop.call('PUT', path, { json: { slogan } })
    expect(revision.confirmed()).toBe(await revision.current())
  }
  const later = performance.now() + 600
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(revision.confirmed()).toBeUndefined()
})
