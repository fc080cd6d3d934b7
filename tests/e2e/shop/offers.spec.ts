import type { Locator, Page } from '@playwright/test'
import { expect, findViolations, signIn, test, waitForHydration } from '../../helpers/test.ts'

// Close the page first: its pending requests would fail once the server stops.
test.afterEach(({ page }) => page.close())

const path = '/api/ourCategoriesItems'

interface Product {
  _id: string
  name: string
  path: string
}

async function readProducts(page: Page, url: string): Promise<Product[]> {
  return (await (await page.request.get(url + path)).json()).categoryItemData
}

async function change(page: Page, url: string, token: string, data: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await page.request.put(url, { data, headers })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Clears the price and availability of every demo product. */
async function clearOffers(page: Page, url: string, token: string): Promise<void> {
  const none = { price: '', salePrice: '', priceIsFrom: false }
  const data = { ...none, availability: '', availabilityNote: '' }
  for (const { _id } of await readProducts(page, url))
    await change(page, `${url}${path}/${_id}`, token, data)
}

async function factsOf(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const facts = texts.flatMap((text) => [JSON.parse(text)].flat())
  return facts.find((fact) => fact['@type'] === 'ItemPage').mainEntity
}

test('shows price and availability on the card and page of a product and in structured data', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  const token = await signIn(page, ownSite)
  await clearOffers(page, url, token)
  const [swing, bench, plain] = await readProducts(page, url)
  if (!swing || !bench || !plain) throw new Error('The demo has too few products.')
  const write = (product: Product, data: object) =>
    change(page, `${url}${path}/${product._id}`, token, data)

  await page.goto(`${url}/product-detail/${plain._id}`)
  await expect(page.locator('.offer-line')).toHaveCount(0)
  expect(await factsOf(page)).toMatchObject({ '@type': 'Thing' })

  await write(swing, {
    price: '1,29,900',
    salePrice: '99900.50',
    priceIsFrom: true,
    availability: 'made-to-order',
    availabilityNote: '3 weeks',
  })
  await write(bench, { availability: 'back-on' })

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(`${url}/product`)
    await waitForHydration(page)
    const cards = page.locator('.product-list > li')
    await expect(cards.filter({ hasText: swing.name }).locator('.offer-line')).toHaveText(
      'Price: from ₹99,900.50, before: ₹1,29,900, Made to order, 3 weeks',
    )
    await expect(cards.filter({ hasText: bench.name }).locator('.offer-line')).toHaveText(
      'Back soon',
    )
    await expect(page.locator('.offer-line')).toHaveCount(2)
    expect(await findViolations(page)).toEqual([])

    await page.goto(`${url}/product-detail/${swing._id}`)
    await waitForHydration(page)
    const offer = page.locator('article .offer-line')
    await expect(offer.locator('s')).toContainText('₹1,29,900')
    await expect(offer).toContainText('from ₹99,900.50')
    await expect(offer).toContainText('Made to order, 3 weeks')
    expect(await findViolations(page)).toEqual([])
  }
  expect(await factsOf(page)).toMatchObject({
    '@type': 'Product',
    name: swing.name,
    offers: {
      '@type': 'Offer',
      price: '99900.50',
      priceCurrency: 'INR',
      availability: 'https://schema.org/MadeToOrder',
      url: url + swing.path,
    },
  })

  await page.goto(`${url}/product-detail/${bench._id}`)
  const facts = await factsOf(page)
  expect([facts['@type'], facts.offers]).toEqual(['Thing', undefined])
  await change(page, `${url}/api/settings`, token, { currency: 'EUR' })
  await page.goto(`${url}/product-detail/${swing._id}`)
  await expect(page.locator('article .offer-line')).toContainText('from €99,900.50')
})

test('sorts a sold product last, with a grey price and a link to request a similar one', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  const token = await signIn(page, ownSite)
  await clearOffers(page, url, token)
  const [sold, other] = await readProducts(page, url)
  if (!sold || !other) throw new Error('The demo has too few products.')
  await change(page, `${url}${path}/${sold._id}`, token, { availability: 'sold', price: '900' })
  const textOf = async (link: Locator) =>
    new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
  const question = [
    'Hello, I saw this piece, which is sold:',
    sold.name,
    url + sold.path,
    'Could you make one like it? Thank you!',
  ].join('\n')

  expect((await readProducts(page, url)).at(-1)?.name).toBe(sold.name)
  await page.goto(`${url}/product?page=3`)
  const card = page.locator('.product-list > li').last()
  await expect(card.locator('.offer-line')).toHaveText('Price: ₹900, Sold')
  await expect(card.locator('strong')).toHaveCSS('color', 'rgb(90, 86, 80)')
  const ask = card.getByRole('link', { name: `Ask for one like it for ${sold.name}` })
  await expect(ask).toBeVisible()
  expect(await textOf(ask)).toBe(question)
  expect(await findViolations(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(url + sold.path)
  await waitForHydration(page)
  const main = page.locator('main').getByRole('link', { name: 'Ask for one like it' })
  expect(await textOf(main)).toBe(question)
  await expect(main).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
  const bar = page.locator('.order-bar').getByRole('link', { name: 'Ask for one like it' })
  await expect(bar).toBeVisible()
  expect(await textOf(bar)).toBe(question)
  await expect(page.getByText('Order on WhatsApp')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  expect((await factsOf(page)).offers.availability).toBe('https://schema.org/SoldOut')

  await change(page, `${url}/api/chatMessages`, token, { sold: 'Another {name}, please' })
  await page.goto(url + sold.path)
  expect(await textOf(main)).toBe(`Another ${sold.name}, please`)
  await page.goto(url + other.path)
  await expect(
    page.locator('main').getByRole('link', { name: 'Order on WhatsApp' }),
  ).toHaveAttribute('href', /Hello%2C%20I%20want%20to%20order/)
})

test('a long availability note and price cause no horizontal overflow', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  const token = await signIn(page, ownSite)
  const products = await readProducts(page, url)
  for (const { _id } of products.slice(0, 9))
    await change(page, `${url}${path}/${_id}`, token, {
      availability: 'back-on',
      availabilityNote: 'x'.repeat(500),
      price: '9999999999.99',
      salePrice: '9999999999.98',
    })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const address of ['/product', `/product-detail/${products[0]?._id}`]) {
    await page.goto(url + address)
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond, address).toBeLessThanOrEqual(0)
  }
})

test('lists related products chosen by the owner first among similar products, without duplicates', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  await signIn(page, ownSite)
  const products = await readProducts(page, url)
  const [shown, ...others] = products
  const chosen = [others.at(-2), others[0]].filter((one) => one !== undefined)
  await page.goto(`${url}/admin/manage-store/products/${shown?._id}`)
  const search = page.getByRole('combobox', { name: 'Add a product' })
  await search.click()
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.filter({ hasText: chosen[1]?.name })).toBeVisible()
  await expect(options.filter({ hasText: shown?.name })).toHaveCount(0)
  for (const { name } of chosen) {
    await search.fill(name)
    await page.getByRole('option', { name, exact: true }).click()
    await expect(search).toBeInViewport()
  }
  const [first, second] = chosen.map(({ name }) => name)
  await page.getByRole('button', { name: `Move ${second}, place 2 of 2` }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: `Move ${second}, place 1 of 2` })).toBeVisible()
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()

  await page.goto(`${url}/product-detail/${shown?._id}`)
  const names = page
    .getByRole('region', { name: 'Similar Product' })
    .getByRole('heading', { level: 3 })
  await expect(names.nth(0)).toHaveText(second ?? '')
  await expect(names.nth(1)).toHaveText(first ?? '')
  const all = await names.allTextContents()
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(2)

  const { related } = (await (await page.request.get(`${url}${path}/${shown?._id}`)).json())
    .categoryItemData
  expect(related).toEqual([chosen[1]?._id, chosen[0]?._id])
})
