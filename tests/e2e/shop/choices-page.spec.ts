import type { Page } from '@playwright/test'
import { productNamed } from '../../helpers/chat.ts'
import { addChoice } from '../../helpers/choices/choices.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolations, test, waitForHydration } from '../../helpers/test.ts'
import { addProduct } from './choice-shop.ts'

/** A product with surcharges for fabrics and finishes, and photos of fabrics. */
const chair = 'Oak Lounge Chair'
/** A product with fabrics, finishes and a length of 120 to 300 cm. */
const sofa = 'Cane-Side Sofa'

const row = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}:`) })
const value = (page: Page, name: RegExp) => page.locator('.choices').getByRole('link', { name })
const field = (page: Page) => page.getByRole('textbox', { name: /^Own length/ })
const length = (page: Page) => page.locator('#choice-own-length .choice-label')
const price = (page: Page) => page.locator('.offer-line__large')
const photo = (page: Page) => page.locator('.product-gallery__open img')

const addressOf = async (page: Page, site: Site, name: string) =>
  site.url + (await productNamed(page, site, name)).path

async function message(page: Page): Promise<string> {
  const order = page.locator('#order a')
  return new URL((await order.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
}

test('selecting a value updates photos, price, message and URL without a request', async ({
  page,
  demoSite,
}) => {
  const address = await addressOf(page, demoSite, chair)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  await expect(row(page, 'Fabric')).toHaveAccessibleName('Fabric: Choose')
  await expect(price(page)).toContainText('from ₹46,500')
  const plain = await photo(page).getAttribute('src')
  const requests: string[] = []
  page.on('request', (request) => {
    if (!/\/(?:media|assets)\//.test(request.url())) requests.push(request.url())
  })

  await value(page, /^Charcoal wool/).click()
  await expect(row(page, 'Fabric')).toHaveAccessibleName('Fabric: Charcoal wool')
  await expect(page).toHaveURL(`${address}?fabric=charcoal-wool`)
  await expect(value(page, /^Charcoal wool/)).toHaveAttribute('aria-current', 'true')
  await expect(photo(page)).not.toHaveAttribute('src', plain ?? '')
  const charcoal = await photo(page).getAttribute('src')
  await expect(price(page)).toContainText('from ₹51,000')
  await value(page, /^Dark walnut/).click()
  await expect(price(page)).toContainText('₹54,000')
  await expect(price(page)).not.toContainText('from')
  await expect(photo(page)).toHaveAttribute('src', charcoal ?? '')
  await expect(page).toHaveURL(`${address}?fabric=charcoal-wool&wood-finish=dark-walnut`)
  await expect(page.locator('.choices').getByRole('status')).toHaveText(
    'Fabric: Charcoal wool, Wood finish: Dark walnut. ₹54,000',
  )
  const said = await message(page)
  expect(said).toContain('Fabric: Charcoal wool\nWood finish: Dark walnut\n')
  expect(said).toContain('Price: ₹54,000')
  expect(said).toContain(`Link: ${address}?fabric=charcoal-wool&wood-finish=dark-walnut`)

  await page.goBack()
  await expect(row(page, 'Wood finish')).toHaveAccessibleName('Wood finish: Choose')
  await expect(price(page)).toContainText('from ₹51,000')
  await page.goForward()
  expect(requests).toEqual([])

  // Selecting a value again clears it.
  await value(page, /^Charcoal wool/).click()
  await expect(page).toHaveURL(`${address}?wood-finish=dark-walnut`)
  await expect(row(page, 'Fabric')).toHaveAccessibleName('Fabric: Choose')
  await expect(photo(page)).toHaveAttribute('src', plain ?? '')
})

test('parses a measure in common notations, and rejects one out of range with a message', async ({
  page,
  demoSite,
}) => {
  const address = await addressOf(page, demoSite, sofa)
  await page.goto(`${address}?fabric=sage-linen`)
  await field(page).fill('9 m')
  await field(page).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'cannot make this length' })).toBeVisible()
  await expect(page).toHaveURL(`${address}?fabric=sage-linen`)
  await field(page).fill('४ फीट')
  await field(page).press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(length(page)).toContainText('121.9 cm (4 ft)')
  expect(await message(page)).toContain('Own length: 121.9 cm (4 ft)')
  await page.goBack()
  await expect(length(page)).toContainText('Choose')
})

test('loads the measure parser on input, and falls back to the server if that fails', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  const readers: string[] = []
  await page.route(/choice-measure/, (route) => {
    readers.push(route.request().url())
    return route.abort()
  })
  await page.goto(await addressOf(page, demoSite, sofa))
  await waitForHydration(page)
  expect(readers).toEqual([])
  await field(page).fill('4 ft')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/own-length=4\+ft/)
  await expect(length(page)).toContainText('121.9 cm (4 ft)')
  expect(readers).not.toEqual([])
  // The browser logs the aborted module.
  expect(consoleErrors.splice(0).join()).toContain('choice-measure')
})

test('values are focused and selected by keyboard, except unavailable ones', async ({
  page,
  demoSite,
}) => {
  const address = await addressOf(page, demoSite, sofa)
  await page.goto(address)
  await value(page, /^Sage linen/).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(`${address}?fabric=sage-linen`)
  await expect(value(page, /^Sage linen/)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(value(page, /^Oat linen/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${address}?fabric=oat-linen`)
  await expect(value(page, /^Oat linen/)).toBeFocused()
  // Black ash, which is not available, is between this value and the measure.
  await value(page, /^Dark walnut/).focus()
  await page.keyboard.press('Tab')
  await expect(field(page)).toBeFocused()
})

test('a swatch opens enlarged, with its name and note', async ({ page, demoSite }) => {
  await page.goto(await addressOf(page, demoSite, sofa))
  await page.getByRole('link', { name: 'Enlarge: Fabric' }).click()
  const viewer = page.getByRole('dialog', { name: 'Photos of Fabric' })
  await expect(viewer).toBeVisible()
  await expect(viewer.locator('.pswp__caption')).toHaveText(
    'Sage linen. Linen and cotton, washable covers',
  )
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
})

test('40 values with long names fit every width', async ({ page, ownSite }) => {
  const { url, session } = ownSite
  const shop = { page, url, token: session.token, request: page.request }
  const names = ['शीशम '.repeat(36).trim(), 'قماش أزرق', '🧵'.repeat(9)]
  const values = Array.from({ length: 40 }, (_, at) => ({
    name: names[at] ?? `Colour ${at}`,
    colour: `#${(at * 6).toString(16).padStart(2, '0').repeat(3)}`,
  }))
  const { id } = await addChoice(shop, { name: 'W'.repeat(180), kind: 'swatch', values })
  const cushion = await addProduct(shop, { name: 'Cushion', choices: [{ choice: id, values: [] }] })
  const addresses = [
    `${await addressOf(page, ownSite, sofa)}?fabric=sage-linen`,
    `${url}/product-detail/${cushion}`,
  ]
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const address of addresses) {
      await page.goto(address)
      expect(await findViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const targets = page.locator('.choices li > a, .choice-zoom, .choice-measure > *')
      for (const box of await targets.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON()),
      )) {
        expect(box.height).toBeGreaterThanOrEqual(44)
        expect(box.width).toBeGreaterThanOrEqual(44)
      }
    }
  }
})

test('a shortlisted selection survives the way to its product from another one', async ({
  page,
  demoSite,
}) => {
  await page.goto(`${await addressOf(page, demoSite, sofa)}?wood-finish=dark-walnut`)
  await page.getByRole('button', { name: `Shortlist ${sofa}`, exact: true }).click()
  const other = await addressOf(page, demoSite, 'Three-Seat Linen Sofa')
  await page.goto(`${other}?fabric=oat-linen`)
  await page.getByRole('region', { name: 'Similar' }).getByRole('link', { name: sofa }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sofa)
  await expect(row(page, 'Wood finish')).toHaveAccessibleName('Wood finish: Choose')
  await expect(page.locator('.choices').getByRole('status')).toBeEmpty()
  await page.getByRole('button', { name: 'Shortlist, 1 saved' }).click()
  await expect(page.getByRole('dialog', { name: 'Shortlist' })).toContainText(
    'Wood finish: Dark walnut',
  )
})
