import { expect, it } from 'vitest'
import { shopForAllTests } from '../../../tests/helpers/shop.ts'
import { submittedAddress } from '../../../tests/helpers/submitted-address.ts'

const shop = shopForAllTests('demo')

const visit = (query: string) => shop.visit(`/product?${query}`)
const countOf = (document: Document) =>
  document.querySelector('.shop-toolbar-module__count')?.textContent

it('says how it read a misspelt search', async () => {
  const { document, getByRole } = await visit('q=egg+chiar')
  expect(document.body.textContent).toContain('Showing results for “egg chair”')
  expect(getByRole('heading', { name: 'Rattan Egg Chair' })).toBeTruthy()
})

it('says that only parts match where no product has every word', async () => {
  const { getByText, getByRole, queryByRole } = await visit('q=velvet+sofa')
  expect(
    getByText('No product has every word of “velvet sofa”. These match part of it.'),
  ).toBeTruthy()
  expect(getByRole('heading', { name: 'Velvet Wingback Chair' })).toBeTruthy()
  expect(queryByRole('region', { name: 'These match part of your search' })).toBeNull()
})

it('lists partial matches under their own heading, below full matches', async () => {
  const { document, getByRole } = await visit('q=macrame+steel')
  const [full, ...others] = document.querySelectorAll('.product-list-module__root')
  expect(full?.querySelector('h2')?.textContent).toBe('Macramé Moon Chair')
  expect(others).toHaveLength(1)
  const partly = getByRole('region', { name: 'These match part of your search' })
  expect(partly.querySelectorAll('li').length).toBeGreaterThan(0)
  expect(partly.textContent).not.toContain('Macramé Moon Chair')
  expect(countOf(document)).toMatch(/^[12] products?, and [0-9]+ in part$/)
})

it('paginates partial matches under their own heading', async () => {
  const { total, fullMatches } = await shop.read('/ourCategoriesItems?q=macrame+steel')
  expect(total).toBeGreaterThan(9)
  const { document, getByRole } = await visit('q=macrame+steel&page=2')
  expect(document.querySelectorAll('.product-list-module__root')).toHaveLength(1)
  const partly = getByRole('region', { name: 'These match part of your search' })
  expect(partly.querySelectorAll('.product-list-module__root > li')).toHaveLength(
    Math.min(9, total - 9),
  )
  expect(countOf(document)).toContain(`and ${total - fullMatches} in part`)
})

it('without results links to all products, the categories and a chat about the search', async () => {
  const { document, getByRole, queryByRole } = await visit('q=wqxzvb')
  expect(getByRole('heading', { name: 'No Data Found' })).toBeTruthy()
  expect(document.querySelector('.product-list-module__root')).toBeNull()
  expect(getByRole('link', { name: 'Ask us on WhatsApp' }).getAttribute('href')).toMatch(
    /text=Hello%2C%20I%20am%20looking%20for%3A%20wqxzvb$/,
  )
  const elsewhere = getByRole('navigation', { name: 'Where to go instead' })
  expect(elsewhere.querySelectorAll('a')).toHaveLength(6)
  const [all] = document.querySelectorAll('.empty-results-module__ways a')
  expect([all?.textContent, all?.getAttribute('href')]).toEqual(['All products', '/product'])
  expect(queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

it('reads control characters in the address as spaces', async () => {
  const { status, headers } = await shop.request('/product?material=%00&q=oak%07bench&tag=%1F')
  expect([status, headers.location]).toEqual([302, '/product?q=oak+bench'])
  expect((await shop.request('/product?material=%00')).headers.location).toBe('/product')
})

it('starts from the 404 page as well, without JavaScript', async () => {
  const { status, getByRole } = await shop.visit('/no/such/page')
  expect(status).toBe(404)
  const field = getByRole<HTMLInputElement>('searchbox', { name: 'Search products' })
  expect(field.form?.querySelector('[type=submit]')?.textContent).toBe('Search')
  const { path, document } = await shop.visit(submittedAddress(field.form, { q: 'velvet' }))
  expect(path).toBe('/product?q=velvet')
  expect(document.querySelector('.product-list-module__root h2')?.textContent).toBe(
    'Velvet Wingback Chair',
  )
})
