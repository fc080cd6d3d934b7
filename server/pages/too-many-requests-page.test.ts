import { expect, it } from 'vitest'
import { createTooManyRequestsPage } from './too-many-requests-page.ts'

it('renders the page again after a failure, and once per revision otherwise', async () => {
  let rendered = 0
  const page = createTooManyRequestsPage(async () => {
    rendered += 1
    if (rendered === 1) throw new Error('The database is locked')
    return { status: 429, headers: {}, body: Buffer.from('<p>Busy</p>') }
  })
  await expect(page.read(1, 'en')).rejects.toThrow('locked')
  expect((await page.read(1, 'en')).body.toString()).toBe('<p>Busy</p>')
  await page.read(1, 'en')
  expect(rendered).toBe(2)
  await page.read(2, 'en')
  expect(rendered).toBe(3)
})
