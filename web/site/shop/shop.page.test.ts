import { beforeAll, expect, it } from 'vitest'
import { openShop, shopForAllTests, shopOrigin } from '../../../tests/helpers/shop.ts'
import { submittedAddress } from '../../../tests/helpers/submitted-address.ts'

interface Category {
  _id: string
  name: string
  path: string
  image: string
}

const shop = shopForAllTests('demo')
let swings: Category
let chairs: Category

beforeAll(async () => {
  const { categoryData } = await shop.read('/ourCategories')
  const find = (name: string) => categoryData.find((one: Category) => one.name === name)
  swings = find('Indoor Swings')
  chairs = find('Chairs & Stools')
})

const cards = (document: Document) => [
  ...document.querySelectorAll('.product-list-module__root > li'),
]
const namesOf = (document: Document) =>
  cards(document).map((card) => card.querySelector('h2')?.textContent)
const addressOf = (link: Element | null | undefined) => link?.getAttribute('href')
const headLink = (document: Document, rel: string) =>
  addressOf(document.querySelector(`head link[rel="${rel}"]`))
const describeCategory = (description: string) =>
  shop.call('PUT', `/ourCategories/${swings._id}`, { description })

it('lists nine products, counts all, and ends with the offer of a design', async () => {
  const { document, getByRole } = await shop.visit('/product')
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Shop')
  expect(getByRole('navigation', { name: 'Breadcrumb' }).textContent).toContain('Shop')
  expect(cards(document)).toHaveLength(9)
  expect(document.querySelector('.shop-toolbar-module__count')?.textContent).toBe(
    '1–9 of 24 products',
  )
  expect(getByRole('heading', { name: 'A swing drawn for your room' })).toBeTruthy()
})

it('offers all products and each category', async () => {
  const { getByRole } = await shop.visit('/product')
  const radios = getByRole('radiogroup', { name: 'Categories' }).querySelectorAll('input')
  expect([...radios].map(({ checked }) => checked)).toEqual([true, ...Array(6).fill(false)])
  expect(getByRole<HTMLInputElement>('radio', { name: 'All products' }).checked).toBe(true)
})

it('links a card to its product, and to a chat about it', async () => {
  const { document } = await shop.visit('/product')
  const [card] = cards(document)
  const [name] = namesOf(document)
  const path = addressOf(card?.querySelector('.product-card-module__link'))
  expect((await shop.visit(path ?? '')).getByRole('heading', { level: 1 }).textContent).toBe(name)
  const buy = card?.querySelector<HTMLAnchorElement>('.product-card-module__buy')
  expect(buy?.textContent).toBe(`Buy Via WhatsApp for ${name}`)
  const { origin, pathname, searchParams } = new URL(buy?.href ?? '')
  expect(origin + pathname).toMatch(/^https:\/\/wa\.me\/91[0-9]{10}$/)
  expect(searchParams.get('text')).toBe(
    ['Hello, I want to purchase:', name, shopOrigin + path, 'Thank you!'].join('\n'),
  )
  expect([buy?.target, buy?.rel]).toEqual(['_blank', 'noopener noreferrer'])
})

it('has the size of a product on its card', async () => {
  const { document } = await shop.visit('/product')
  const size = cards(document)[0]?.querySelector('.product-card-module__size')?.textContent
  // Lines break between the sides only.
  expect(size?.replaceAll('\u00a0', ' ')).toBe('202 W × 120 D × 205 H cm')
})

it('links to its other pages, and says which one is shown', async () => {
  const first = await shop.visit('/product')
  const links = first.getByRole('navigation', { name: 'Pages' }).querySelectorAll('a')
  expect([...links].map((link) => [link.getAttribute('aria-label'), addressOf(link)])).toEqual([
    ['Page 1', '/product'],
    ['Page 2', '/product?page=2'],
    ['Page 3', '/product?page=3'],
    ['Next page', '/product?page=2'],
  ])
  const second = await shop.visit('/product?page=2')
  const pages = second.getByRole('navigation', { name: 'Pages' })
  expect(pages.querySelector('[aria-current=page]')?.textContent).toBe('2')
  const before = namesOf(first.document)
  expect(namesOf(second.document).filter((name) => before.includes(name))).toEqual([])
})

it('has no next page after the last', async () => {
  const { document, queryByRole } = await shop.visit('/product?page=3')
  expect(cards(document)).toHaveLength(6)
  expect(queryByRole('link', { name: 'Next page' })).toBeNull()
})

it('is a 404 beyond the last page, with a link to that', async () => {
  const { status, getByRole } = await shop.visit('/product?page=99')
  expect(status).toBe(404)
  expect(getByRole('heading', { name: 'No Data Found' })).toBeTruthy()
  expect(addressOf(getByRole('link', { name: 'Go to page 3' }))).toBe('/product?page=3')
})

it('is a 404 for an unknown category, with a link to all products', async () => {
  const { status, getAllByRole } = await shop.visit('/product/no-such-category')
  expect(status).toBe(404)
  expect(addressOf(getAllByRole('link', { name: 'All products' })[0])).toBe('/product')
})

it('invites to get in touch while there are no products', async () => {
  const empty = await openShop('empty')
  const { document, getAllByText, queryAllByRole } = await empty.visit('/product')
  expect(getAllByText('No Data Found')).toHaveLength(1)
  const way = document.querySelector('.empty-results-module__ways a')
  expect([way?.textContent, addressOf(way)]).toEqual(['Contact us', '/contactus'])
  expect(queryAllByRole('radio')).toEqual([])
  await empty.close()
})

it('tells search engines the pages before and after', async () => {
  const { document, meta } = await shop.visit('/product?page=2')
  expect(headLink(document, 'canonical')).toBe(`${shopOrigin}/product?page=2`)
  expect(headLink(document, 'prev')).toBe(`${shopOrigin}/product`)
  expect(headLink(document, 'next')).toBe(`${shopOrigin}/product?page=3`)
  expect(meta('robots')).toBeNull()
})

it('is kept out of search engines while it is sorted or filtered', async () => {
  for (const query of ['sort=name', 'tag=teak', 'q=submarine'])
    expect((await shop.visit(`/product?${query}`)).meta('robots')).toBe('noindex, follow')
})

it('has a photo of a product in link previews', async () => {
  const { meta } = await shop.visit('/product?page=2')
  expect(meta('og:image')).toMatch(/^http.*\/media\/[\w-]{22}-[0-9]+\.jpg$/)
})

it('lists its products and its breadcrumb as structured data', async () => {
  const { document, structuredData } = await shop.visit('/product?page=2')
  expect(structuredData('BreadcrumbList')).toHaveLength(1)
  const [{ itemListElement }] = structuredData('ItemList')
  const links = [...document.querySelectorAll('.product-card-module__link')]
  expect(itemListElement.map(({ url }: { url: string }) => url)).toEqual(
    links.map((link) => shopOrigin + addressOf(link)),
  )
})

it('searches and sorts within a category by one form without JavaScript', async () => {
  const { document } = await shop.visit('/product?page=2')
  const buttons = document.querySelectorAll('noscript button[form=shop-form]')
  expect([...buttons].map(({ textContent }) => textContent)).toContain('Show products')
  const address = submittedAddress(document.querySelector('#shop-form'), {
    category: swings.path.replace('/product/', ''),
    q: 'brass',
    sort: 'name',
  })
  const found = await shop.visit(address)
  expect(found.path).toBe(`${swings.path}?q=brass&sort=name`)
  expect(cards(found.document)).toHaveLength(3)
  const field = found.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' })
  expect(field.value).toBe('brass')
})

it('shows the products of a category, and which it is', async () => {
  const { document, getByRole } = await shop.visit(chairs.path)
  expect(getByRole('heading', { level: 1 }).textContent).toBe(chairs.name)
  expect(cards(document)).toHaveLength(5)
  expect(getByRole<HTMLInputElement>('radio', { name: chairs.name }).checked).toBe(true)
})

it('shows the photo of a category in its banner', async () => {
  const { document } = await shop.visit(swings.path)
  const photo = document.querySelector('.banner-module__photo img')?.getAttribute('src')
  expect(photo).toContain(swings.image.replace(/^.*\/|\.\w+$/g, ''))
})

it('describes a category in its own words, also to search engines', async () => {
  const description = 'Carved by hand, hung from brass, made for long afternoons.'
  await describeCategory(description)
  const { document, meta } = await shop.visit(swings.path)
  expect(document.querySelector('.banner-module__tagline')?.textContent).toBe(description)
  expect(document.title).toMatch(new RegExp(`^${swings.name} \\| `))
  expect(meta('description')).toBe(description)
})

it('describes a category without words of its own to search engines by its products', async () => {
  await describeCategory('')
  const { document, meta } = await shop.visit(swings.path)
  expect(document.querySelector('.banner-module__tagline')).toBeNull()
  expect(meta('description')).toMatch(new RegExp(`^${swings.name}: `))
})
