import { beforeAll, describe, expect, it } from 'vitest'
import { shopForAllTests } from '../../../../tests/helpers/shop.ts'
import { submittedAddress } from '../../../../tests/helpers/submitted-address.ts'

const shop = shopForAllTests('demo')
/** Ids of fabrics by their names. */
let fabrics: Map<string, string>

beforeAll(async () => {
  const { getByRole } = await shop.visit('/product')
  const boxes = getByRole('group', { name: 'Fabric' }).querySelectorAll('input')
  fabrics = new Map([...boxes].map((box) => [nameOf(box.closest('label')), box.value]))
})

/** Name of a value without the number of its products. */
const nameOf = (label: Element | null) => label?.textContent.replace(/\d+$/, '') ?? ''
const namesOf = (document: Document) =>
  [...document.querySelectorAll('.product-list-module__root h2')].map(
    ({ textContent }) => textContent,
  )
const chosenIn = (group: Element) =>
  [...group.querySelectorAll('input:checked')].map((box) => nameOf(box.closest('label')))
/** Part of an address that filters by fabrics. */
const valuesOf = (...names: string[]) =>
  names
    .map((name) => `value=${fabrics.get(name)}`)
    .sort()
    .join('&')
/** Text and address of each link in a list. */
const linksOf = (list: HTMLElement) =>
  [...list.querySelectorAll('a')].map((link) => [
    link.textContent.replace(/\s+/g, ' '),
    link.getAttribute('href'),
  ])

describe('swatches', () => {
  /** Swatches of each card on the page that has the sofas, by the product’s name. */
  async function readRows() {
    const { document } = await shop.visit('/product?page=2')
    const cards = [...document.querySelectorAll('.product-list-module__root > li')]
    return new Map(
      cards.map((card) => [
        card.querySelector('h2')?.textContent,
        card.querySelector('.choice-row'),
      ]),
    )
  }

  it('stand on a card, up to five and the number of others', async () => {
    const rows = await readRows()
    const row = rows.get('Cane-Side Sofa')
    expect(row?.querySelectorAll('.choice-mark')).toHaveLength(5)
    expect(row?.querySelector('[aria-hidden]')?.textContent).toBe('+1')
  })

  it('stand on a card without a number if there are no others', async () => {
    const rows = await readRows()
    const row = rows.get('Three-Seat Linen Sofa')
    expect(row?.querySelectorAll('.choice-mark')).toHaveLength(4)
    expect(row?.querySelector('[aria-hidden]')?.textContent).toBe('')
    expect(rows.get('Saddle Leather Loveseat')).toBeNull()
  })

  it('are named in the link of a card', async () => {
    const row = (await readRows()).get('Cane-Side Sofa')
    expect(row?.closest('a')?.textContent).toContain(
      ', in Sage linen, Oat linen, Terracotta linen, Indigo linen, Lagoon linen and 1 more',
    )
  })

  it('are small photos that load late', async () => {
    const row = (await readRows()).get('Cane-Side Sofa')
    const photo = row?.querySelector('img')
    expect(photo?.getAttribute('src')).toMatch(/^\/media\/[\w-]{22}-96\.webp$/)
    expect(photo?.getAttribute('loading')).toBe('lazy')
  })

  it('stand on the cards of the home page', async () => {
    const { getByRole } = await shop.visit('/')
    const latest = getByRole('region', { name: 'Latest Product' })
    expect(latest.querySelectorAll('.choice-row').length).toBeGreaterThan(0)
  })

  it('do not stand on similar products', async () => {
    const { categoryItemData } = await shop.read('/ourCategoriesItems?q=Three-Seat Linen Sofa')
    const { getByRole } = await shop.visit(categoryItemData[0].path)
    const similar = getByRole('region', { name: 'Similar Product' })
    expect(similar.textContent).toContain('Cane-Side Sofa')
    expect(similar.querySelector('.choice-row')).toBeNull()
  })
})

describe('values as filters', () => {
  it('are offered with the number of their products', async () => {
    const { getByRole } = await shop.visit('/product')
    const labels = getByRole('group', { name: 'Fabric' }).querySelectorAll('label')
    expect([...labels].map(({ textContent }) => textContent)).toEqual([
      ...['Sage linen5', 'Oat linen5', 'Terracotta linen4'],
      ...['Indigo linen4', 'Lagoon linen2', 'Charcoal wool3'],
    ])
  })

  it('find the products that have all of them', async () => {
    const query = valuesOf('Sage linen', 'Charcoal wool')
    const { document, getByRole, meta } = await shop.visit(`/product?${query}&sort=name`)
    expect(namesOf(document)).toEqual(['Cane-Side Sofa', 'Oak Lounge Chair', 'Teardrop Cane Chair'])
    expect(chosenIn(getByRole('group', { name: 'Fabric' }))).toEqual([
      'Sage linen',
      'Charcoal wool',
    ])
    expect(linksOf(getByRole('list', { name: 'Active filters' }))).toEqual([
      ['Remove Fabric: Sage linen', `/product?${valuesOf('Charcoal wool')}&sort=name`],
      ['Remove Fabric: Charcoal wool', `/product?${valuesOf('Sage linen')}&sort=name`],
      ['Clear all', '/product?sort=name'],
    ])
    expect(meta('robots')).toBe('noindex, follow')
  })

  it('are left out by a link where nothing is found', async () => {
    const { getByRole } = await shop.visit(`/product?q=terrazzo&${valuesOf('Sage linen')}`)
    expect(getByRole('heading', { name: 'No Data Found' })).toBeTruthy()
    expect(getByRole('link', { name: 'Without Sage linen' }).getAttribute('href')).toBe(
      '/product?q=terrazzo',
    )
  })

  it('find nothing if they are unknown, and can be removed', async () => {
    const { getByRole } = await shop.visit('/product?value=0190abcd-1234-7abc-8def-32b947231c12')
    expect(getByRole('heading', { name: 'No Data Found' })).toBeTruthy()
    expect(linksOf(getByRole('list', { name: 'Active filters' }))).toEqual([
      ['Remove No longer offered', '/product'],
    ])
    const wider = getByRole('link', { name: 'Without No longer offered' })
    expect(wider.getAttribute('href')).toBe('/product')
  })

  it('are fields of the form without JavaScript', async () => {
    const { document } = await shop.visit('/product')
    const value = ['Sage linen', 'Charcoal wool'].map((name) => fabrics.get(name) ?? '')
    const found = await shop.visit(
      submittedAddress(document.querySelector('#shop-form'), { value }),
    )
    expect(found.path).toBe(`/product?${valuesOf('Sage linen', 'Charcoal wool')}`)
  })

  it('can be taken back on the page of the filters', async () => {
    const query = valuesOf('Sage linen', 'Charcoal wool')
    const { getByRole } = await shop.visit(`/product?${query}&show=filters`)
    const box = getByRole<HTMLInputElement>('checkbox', { name: /^Charcoal wool/ })
    expect(box.checked).toBe(true)
    box.checked = false
    const found = await shop.visit(submittedAddress(box.closest('form')))
    expect(found.path).toBe(`/product?${valuesOf('Sage linen')}`)
  })
})

it('has filters behind “More” from the eleventh value on', async () => {
  const { choiceData } = await shop.call('POST', '/choices/add', {
    name: 'Weave',
    kind: 'swatch',
    isFilter: true,
    values: Array.from({ length: 40 }, (_, number) => ({ name: `Weave ${number}` })),
  })
  const choices = [{ choice: choiceData._id, values: [] }]
  await shop.call('POST', '/ourCategoriesItems/add', { name: 'Day bed', choices })
  const { getByRole } = await shop.visit('/product')
  const filters = getByRole('group', { name: 'Weave' })
  expect(filters.querySelectorAll('input')).toHaveLength(40)
  expect(filters.querySelectorAll('details input')).toHaveLength(30)
})
