import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type Shop } from '../../../tests/helpers/shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop('empty')
})
afterAll(() => shop.close())

it.each(['/', '/aboutus', '/contactus'])('shows no empty sections on %s', async (path) => {
  const { document } = await shop.visit(path)
  expect(document.querySelectorAll('main section')).toHaveLength(2)
  expect(document.querySelector('.custom-design')).not.toBeNull()
})

it('says that the shop opens soon', async () => {
  const { getByRole, document } = await shop.visit('/')
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Our shop')
  expect(getByRole('region', { name: 'Opening soon' }).querySelector('a')).toBeNull()
  expect(document.querySelector('.site-footer')?.textContent).toContain('© 2024 Our shop.')
})

it('offers no chat or contact without a number', async () => {
  const { document } = await shop.visit('/')
  expect(document.querySelector('.chat-button')).toBeNull()
  expect(document.querySelector('.site-header__icons a')).toBeNull()
})

it('names no file of rooms', async () => {
  const { html } = await shop.visit('/')
  expect(html).toContain('id="page-files"')
  expect(html).not.toMatch(/(?:assets\/|~)[\w-]*rooms/)
})
