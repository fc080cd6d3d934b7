import type { Page } from '@playwright/test'
import { addBench, addChoice } from '../../../helpers/choices/product-with-choices.ts'
import { createForm } from '../../../helpers/form.ts'
import type { Site } from '../../../helpers/site.ts'
import { expect, findViolations, test, waitForHydration } from '../../../helpers/test.ts'

const widths = [390, 820, 1440]

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

  await test.step('a reload and a shared link restore the selection', async () => {
    await page.reload()
    await expect(row(page, 'Finish')).toHaveAccessibleName('Finish: Walnut')
    await expect(photo(page)).toHaveAttribute('src', indigo ?? '')
    expect(await message(page)).toBe(said)
    await page.goto(`${address}?finish=walnut&x=1&fabric=indigo&fabric=sage-linen`)
    await expect(row(page, 'Fabric')).toHaveAccessibleName('Fabric: Indigo')
    await expect(value(page, /^Walnut/)).toHaveAttribute('href', '?fabric=indigo')
  })

  await test.step('selecting a value again clears it', async () => {
    await value(page, /^Indigo/).click()
    await expect(page).toHaveURL(`${address}?finish=walnut`)
    await expect(row(page, 'Fabric')).toHaveAccessibleName('Fabric: Choose')
    await expect(photo(page)).toHaveAttribute('src', plain ?? '')
  })
})

test('parses a measure in common notations, and rejects one out of range with a message', async ({
  page,
  ownSite,
}) => {
  const address = await startShop(page, ownSite)
  await page.goto(`${address}?fabric=sage-linen`)
  const field = page.getByRole('textbox', { name: /^Length/ })
  await expect(field).toHaveAccessibleDescription(/80 cm \(2 ft 7\.?5? in\) to 200 cm/)
  await field.fill('9 ft')
  await field.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'cannot make this length' })).toBeVisible()
  await expect(page).toHaveURL(`${address}?fabric=sage-linen`)
  await field.fill('४ फीट')
  await field.press('Enter')
  await expect(field).toBeFocused()
  await expect(page.locator('#choice-length .choice-label')).toContainText('121.9 cm (4 ft)')
  expect(await message(page)).toContain('Length: 121.9 cm (4 ft)')
  await page.reload()
  await expect(field).toHaveValue('४ फीट')
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
  const gone = value(page, /^Rust Not available now/)
  await expect(gone).toBeDisabled()
  await expect(gone).not.toHaveAttribute('href')
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

test('choices with hostile names and 40 values fit every width', async ({ page, ownSite }) => {
  const address = await startShop(page, ownSite)
  const names = [
    '<script>alert(1)</script>',
    'शीशम '.repeat(36).trim(),
    'قماش أزرق',
    '🧵'.repeat(9),
  ]
  const values = Array.from({ length: 40 }, (_, at) => ({
    name: names[at] ?? `Colour ${at}`,
    colour: `#${(at * 6).toString(16).padStart(2, '0').repeat(3)}`,
  }))
  const wide = { name: 'W'.repeat(180), kind: 'swatch' }
  const { _id } = await addChoice(page.request, ownSite, wide, values)
  const { body, contentType } = createForm({
    name: 'Hostile',
    choices: JSON.stringify([{ choice: _id, values: [] }]),
  })
  const headers = {
    authorization: `Bearer ${ownSite.session.token}`,
    'content-type': contentType,
  }
  const response = await page.request.post(`${ownSite.url}/api/ourCategoriesItems/add`, {
    headers,
    data: body,
  })
  const { categoryItemData: hostile } = await response.json()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const url of [`${address}?fabric=sage-linen`, ownSite.url + hostile.path]) {
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
  await expect(page.locator('.choices li')).toHaveCount(40)
  await page.getByRole('link', { name: '<script>alert(1)</script>' }).click()
  await expect(page.locator('.choice-label')).toContainText('<script>alert(1)</script>')
})

test('the order bar, the shortlist and the custom size link carry the selection', async ({
  page,
  ownSite,
}) => {
  const address = await startShop(page, ownSite)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${address}?fabric=indigo`)
  await expect(page.locator('.order-bar')).toContainText('₹25,500')
  const bar = page.locator('.order-bar a')
  await expect(bar).toHaveAttribute('href', /Fabric%3A%20Indigo/)
  await page.getByRole('button', { name: 'Shortlist Garden bench', exact: true }).click()
  await page.getByRole('button', { name: 'Shortlist, 1 saved' }).click()
  const shortlist = page.getByRole('dialog', { name: 'Shortlist' })
  await expect(shortlist.getByRole('listitem')).toContainText('Fabric: Indigo')
  await expect(shortlist.getByRole('link', { name: 'Garden bench' })).toHaveAttribute(
    'href',
    /\?fabric=indigo$/,
  )
  await page.keyboard.press('Escape')
  const size = page.getByRole('link', { name: 'Need another size?' })
  await expect(size).toHaveAttribute('href', /\?product=[\w-]+&fabric=indigo#message-h$/)
  await size.click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(/\?fabric=indigo\n/)
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
