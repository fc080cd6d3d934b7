import type { Page } from '@playwright/test'
import { addBench, addChoice } from '../../../helpers/choices/product-with-choices.ts'
import type { Site } from '../../../helpers/site.ts'
import { expect, findViolations, test, waitForHydration } from '../../../helpers/test.ts'

const row = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}:`) })
const value = (page: Page, name: RegExp) => page.locator('.choices').getByRole('link', { name })
const price = (page: Page) =>
  page.locator('.product-details .offer-line, .offer-line__large').first()
const photo = (page: Page) => page.locator('.product-gallery__open img')

async function message(page: Page): Promise<string> {
  const order = page.locator('#order a')
  return new URL((await order.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
}

async function startShop(page: Page, site: Site): Promise<string> {
  return site.url + (await addBench(page.request, site)).path
}

test('selecting a value updates photos, price, message and URL without a request', async ({
  page,
  ownSite,
}) => {
  const address = await startShop(page, ownSite)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  await expect(row(page, 'Fabric')).toHaveAccessibleName('Fabric: Choose')
  await expect(price(page)).toContainText('from ₹24,000')
  const plain = await photo(page).getAttribute('src')
  const requests: string[] = []
  page.on('request', (request) => {
    if (!/\/(?:media|assets)\//.test(request.url())) requests.push(request.url())
  })

  await value(page, /^Indigo/).click()
  await expect(row(page, 'Fabric')).toHaveAccessibleName('Fabric: Indigo')
  await expect(page).toHaveURL(`${address}?fabric=indigo`)
  await expect(value(page, /^Indigo/)).toHaveAttribute('aria-current', 'true')
  await expect(photo(page)).not.toHaveAttribute('src', plain ?? '')
  const indigo = await photo(page).getAttribute('src')
  await expect(price(page)).toContainText('from ₹25,500')
  await value(page, /^Walnut/).click()
  await expect(price(page)).toContainText('₹27,500')
  await expect(price(page)).not.toContainText('from')
  await expect(photo(page)).toHaveAttribute('src', indigo ?? '')
  await expect(page).toHaveURL(`${address}?fabric=indigo&finish=walnut`)
  await expect(page.locator('.choices').getByRole('status')).toHaveText(
    'Fabric: Indigo, Finish: Walnut. ₹27,500',
  )
  const said = await message(page)
  expect(said).toContain('Fabric: Indigo\nFinish: Walnut\n')
  expect(said).toContain('Price: ₹27,500')
  expect(said).toContain(`Link: ${address}?fabric=indigo&finish=walnut`)

  await page.goBack()
  await expect(row(page, 'Finish')).toHaveAccessibleName('Finish: Choose')
  await expect(price(page)).toContainText('from ₹25,500')
  await page.goForward()
  expect(requests).toEqual([])

  // Selecting a value again clears it.
  await value(page, /^Indigo/).click()
  await expect(page).toHaveURL(`${address}?finish=walnut`)
  await expect(row(page, 'Fabric')).toHaveAccessibleName('Fabric: Choose')
  await expect(photo(page)).toHaveAttribute('src', plain ?? '')
})

test('parses a measure in common notations, and rejects one out of range with a message', async ({
  page,
  ownSite,
}) => {
  const address = await startShop(page, ownSite)
  await page.goto(`${address}?fabric=sage-linen`)
  const field = page.getByRole('textbox', { name: /^Length/ })
  await field.fill('9 ft')
  await field.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'cannot make this length' })).toBeVisible()
  await expect(page).toHaveURL(`${address}?fabric=sage-linen`)
  await field.fill('४ फीट')
  await field.press('Enter')
  await expect(field).toBeFocused()
  await expect(page.locator('#choice-length .choice-label')).toContainText('121.9 cm (4 ft)')
  expect(await message(page)).toContain('Length: 121.9 cm (4 ft)')
  await page.goBack()
  await expect(page.locator('#choice-length .choice-label')).toContainText('Choose')
})

test('loads the measure parser on input, and falls back to the server if that fails', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const readers: string[] = []
  await page.route(/choice-measure/, (route) => {
    readers.push(route.request().url())
    return route.abort()
  })
  await page.goto(await startShop(page, ownSite))
  await waitForHydration(page)
  const field = page.getByRole('textbox', { name: /^Length/ })
  expect(readers).toEqual([])
  await field.fill('4 ft')
  await field.press('Enter')
  await expect(page).toHaveURL(/length=4\+ft/)
  await expect(page.locator('#choice-length .choice-label')).toContainText('121.9 cm (4 ft)')
  expect(readers).not.toEqual([])
  // The browser logs the aborted module.
  expect(consoleErrors.splice(0).join()).toContain('choice-measure')
})

test('values are focused and selected by keyboard, except unavailable ones', async ({
  page,
  ownSite,
}) => {
  const address = await startShop(page, ownSite)
  await page.goto(address)
  await value(page, /^Sage linen/).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(`${address}?fabric=sage-linen`)
  await expect(value(page, /^Sage linen/)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(value(page, /^Indigo/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${address}?fabric=indigo`)
  await expect(value(page, /^Indigo/)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(value(page, /^Teak/)).toBeFocused()
})

test('a swatch opens enlarged, with its name and note', async ({ page, ownSite }) => {
  await page.goto(await startShop(page, ownSite))
  await page.getByRole('link', { name: 'Enlarge: Fabric' }).click()
  const viewer = page.getByRole('dialog', { name: 'Photos of Fabric' })
  await expect(viewer).toBeVisible()
  await expect(viewer.locator('.pswp__caption')).toHaveText('Sage linen. Heavy weave')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
})

test('40 values with long names fit every width', async ({ page, ownSite }) => {
  const address = await startShop(page, ownSite)
  const names = ['शीशम '.repeat(36).trim(), 'قماش أزرق', '🧵'.repeat(9)]
  const values = Array.from({ length: 40 }, (_, at) => ({
    name: names[at] ?? `Colour ${at}`,
    colour: `#${(at * 6).toString(16).padStart(2, '0').repeat(3)}`,
  }))
  const wide = { name: 'W'.repeat(180), kind: 'swatch' }
  const { _id } = await addChoice(page.request, ownSite, wide, values)
  const response = await page.request.post(`${ownSite.url}/api/ourCategoriesItems/add`, {
    headers: { authorization: `Bearer ${ownSite.session.token}` },
    data: { name: 'Cushion', choices: [{ choice: _id, values: [] }] },
  })
  const { categoryItemData: cushion } = await response.json()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const url of [`${address}?fabric=sage-linen`, ownSite.url + cushion.path]) {
      await page.goto(url)
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
  const name = 'Cane-Side Sofa'
  await page.goto(`${demoSite.url}/product?q=sofa`)
  const addressOf = async (product: string) =>
    demoSite.url +
    (await page.getByRole('link', { name: new RegExp(`^${product}`) }).getAttribute('href'))
  const [chosen, other] = [await addressOf(name), await addressOf('Three-Seat Linen Sofa')]
  await page.goto(`${chosen}?wood-finish=dark-walnut`)
  await page.getByRole('button', { name: `Shortlist ${name}`, exact: true }).click()
  await page.goto(`${other}?fabric=oat-linen`)
  await page.getByRole('region', { name: 'Similar' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(row(page, 'Wood finish')).toHaveAccessibleName('Wood finish: Choose')
  await expect(page.locator('.choices').getByRole('status')).toBeEmpty()
  await page.getByRole('button', { name: 'Shortlist, 1 saved' }).click()
  await expect(page.getByRole('dialog', { name: 'Shortlist' })).toContainText(
    'Wood finish: Dark walnut',
  )
})
