import { beforeAll, expect, it } from 'vitest'
import { messageOf, shopForAllTests, shopOrigin } from '../../../tests/helpers/shop.ts'

interface Product {
  _id: string
  name: string
  path: string
  images: { url: string }[]
}

const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
const eggChairs = ['Rattan Egg Chair', 'Charcoal Lattice Egg Chair'] as const
const sofa = 'Three-Seat Linen Sofa'
const finish = 'wood-finish~dark-walnut'

const shop = shopForAllTests('demo')
let products: Product[]

beforeAll(async () => {
  products = (await shop.read('/ourCategoriesItems')).categoryItemData
})

const productOf = (name: string) => products.find((one) => one.name === name)
/** Address of the comparison of the named products. */
const addressOf = (...names: string[]) =>
  `/compare?ids=${names.map((name) => productOf(name)?._id).join()}`
const columnsOf = (document: Document) => [...document.querySelectorAll('thead th')]
const rowsOf = (document: Document) =>
  [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
/** Texts of a row’s cells. */
const cellsOf = (document: Document, name: string) =>
  [...document.querySelectorAll('tbody tr')]
    .filter((row) => row.querySelector('th')?.textContent === name)
    .flatMap((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))
const hrefOf = (link: Element | null | undefined) => link?.getAttribute('href')

it('has a column for each product, and the price first', async () => {
  const { document, getByRole } = await shop.visit(addressOf(...eggChairs))
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Compare')
  expect(columnsOf(document).map(({ textContent }) => textContent)).toEqual(eggChairs)
  expect(rowsOf(document)[0]).toBe('Price')
  expect(cellsOf(document, 'Price')).toEqual([
    expect.stringMatching(/₹38,500.*In stock/),
    expect.stringMatching(/₹34,900.*₹42,000.*In stock/),
  ])
})

it('compares sizes in both units', async () => {
  const { document } = await shop.visit(addressOf('Oak Rope Plank Swing', 'Teak Spindle Jhoola'))
  expect(cellsOf(document, 'Width')).toEqual(['112 cm3 ft 8 in', '202 cm6 ft 7.5 in'])
})

it('hides the choice of a unit without JavaScript', async () => {
  const { getByRole } = await shop.visit(addressOf(...eggChairs))
  expect(getByRole('group', { name: 'Sizes in' }).classList).toContain('needs-script')
})

it('links each product to its page, to a chat about it, and to a comparison without it', async () => {
  const { document, getByRole } = await shop.visit(addressOf(...eggChairs))
  const [rattan, lattice] = eggChairs.map(productOf)
  expect(hrefOf(columnsOf(document)[0]?.querySelector('a'))).toBe(rattan?.path)
  const ask = getByRole('link', { name: /^Ask ?about Rattan Egg Chair/ })
  expect(messageOf(ask)).toContain(`Rattan Egg Chair\n${shopOrigin}${rattan?.path}`)
  const remove = getByRole('link', { name: /^Remove ?Rattan Egg Chair/ })
  expect(hrefOf(remove)).toBe(`/compare?ids=${lattice?._id}`)
})

it('cannot leave out the only product', async () => {
  const { document, queryByRole } = await shop.visit(addressOf('Rattan Egg Chair'))
  expect(columnsOf(document)).toHaveLength(1)
  expect(queryByRole('link', { name: /^Remove/ })).toBeNull()
})

it('shows on request only the rows that differ', async () => {
  const whole = await shop.visit(addressOf(...eggChairs))
  expect(rowsOf(whole.document)).toEqual(expect.arrayContaining(['Category', 'Material', 'Height']))
  const link = hrefOf(whole.getByRole('link', { name: 'Only differences' }))
  expect(link).toBe(`${addressOf(...eggChairs)}&only=differences`)
  const { document, getByRole } = await shop.visit(link ?? '')
  expect(rowsOf(document)[0]).toBe('Price')
  expect(rowsOf(document)).toContain('Material')
  // Both are hanging chairs, and both are 205 cm high.
  expect(rowsOf(document)).not.toContain('Category')
  expect(rowsOf(document)).not.toContain('Height')
  const all = getByRole('link', { name: 'Show everything' })
  expect(hrefOf(all)).toBe(addressOf(...eggChairs))
})

it('is kept out of search engines', async () => {
  for (const more of ['', '&only=differences'])
    expect((await shop.visit(addressOf(...eggChairs) + more)).meta('robots')).toBe(
      'noindex, follow',
    )
})

it('compares what was chosen of each product', async () => {
  const address = `${addressOf('Rattan Egg Chair', sofa)}&choices=,${finish}`
  const { document, getByRole } = await shop.visit(address)
  expect(cellsOf(document, 'Wood finish')).toEqual(['–Not specified', 'Dark walnut'])
  expect(rowsOf(document)).not.toContain('Own length')
  // The price includes the surcharge of ₹3,000.
  expect(cellsOf(document, 'Price')[1]).toContain('₹1,21,000')
  const path = `${productOf(sofa)?.path}?wood-finish=dark-walnut`
  expect(hrefOf(columnsOf(document)[1]?.querySelector('a'))).toBe(path)
  const ask = getByRole('link', { name: /^Ask ?about Three-Seat/ })
  expect(messageOf(ask)).toContain(`${path}\n`)
})

it('shows the photo of a chosen value', async () => {
  const { document } = await shop.visit(`${addressOf(sofa)}&choices=fabric~indigo-linen`)
  const indigo = productOf(sofa)?.images[7]?.url.replace(/^.*\/|\.\w+$/g, '')
  expect(document.querySelector('thead img')?.getAttribute('src')).toContain(indigo)
})

it('keeps what was chosen when it shows only the rows that differ', async () => {
  const address = `${addressOf('Rattan Egg Chair', sofa)}&choices=,${finish}`
  const { getByRole } = await shop.visit(address)
  const link = hrefOf(getByRole('link', { name: 'Only differences' }))
  expect(link).toBe(`${address}&only=differences`)
  const { document } = await shop.visit(link ?? '')
  expect(rowsOf(document)).toContain('Wood finish')
})

it('says how many products are no longer available', async () => {
  const { document, getByText } = await shop.visit(`${addressOf('Rattan Egg Chair')},${unknown}`)
  expect(columnsOf(document)).toHaveLength(1)
  expect(getByText('One product is no longer available.')).toBeTruthy()
})

it('is a 404 if all products are missing', async () => {
  expect((await shop.visit(`/compare?ids=${unknown},no-id`)).status).toBe(404)
})

it('leads to all products if nothing is compared', async () => {
  const { status, document, getByRole } = await shop.visit('/compare')
  expect([status, columnsOf(document).length]).toEqual([200, 0])
  expect(getByRole('heading', { name: 'Nothing to compare' })).toBeTruthy()
  expect(hrefOf(getByRole('link', { name: 'All products' }))).toBe('/product')
})

it('is loaded by no other page', async () => {
  const filesOf = async (path: string) =>
    [...(await shop.visit(path)).document.querySelectorAll('link[rel=modulepreload]')]
      .map((link) => link.getAttribute('href'))
      .join()
  expect(await filesOf('/product')).not.toContain('compare')
  expect(await filesOf(addressOf(...eggChairs))).toContain('compare')
})
