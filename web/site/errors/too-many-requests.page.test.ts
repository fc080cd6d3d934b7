import { beforeAll, expect, it } from 'vitest'
import { shopForAllTests } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo', { READ_SECONDS: '1' })
let statuses: Set<number>

beforeAll(async () => {
  await shop.request('/product')
  statuses = new Set()
  for (let count = 0; !statuses.has(429); count++)
    statuses.add((await shop.request(`/product?q=oak${count}`)).status)
})

it('refuses pages above the rate limit', () => {
  expect([...statuses]).toEqual([200, 429])
})

it('still sends cached pages', async () => {
  expect((await shop.request('/product')).status).toBe(200)
})

it('refuses short links to orders', async () => {
  expect((await shop.request('/o/32b947231c12')).status).toBe(429)
})

it('says when the API may be asked again', async () => {
  const { status, headers } = await shop.request('/api/ourCategoriesItems?q=teak')
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
})

it('shows a page that offers to try again, and is not stored', async () => {
  const { status, headers, getByRole, getByText } = await shop.visit('/product?q=rope')
  expect([status, headers['cache-control']]).toEqual([429, 'no-store'])
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Too many requests from your network')
  expect(getByText('Try again').getAttribute('href')).toBe('')
})

it('has no scripts on that page, which would look for the page of its address', async () => {
  const { document } = await shop.visit('/product?q=cane')
  expect([...document.scripts]).toEqual([])
})
