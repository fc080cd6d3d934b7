import type { Page } from '@playwright/test'
import { findProduct } from '../../helpers/api.ts'
import { chatText } from '../../helpers/chat.ts'
import { writeFromPrice, writePrice } from '../../helpers/price.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, test } from '../../helpers/test.ts'

/** A product with surcharges for fabrics and finishes, and photos of fabrics. */
const chair = 'Oak Lounge Chair'
/** Products with fabrics, finishes and a length of 120 to 300 cm. */
const sofa = 'Cane-Side Sofa'
const similarSofa = 'Three-Seat Linen Sofa'

const row = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}:`) })
const value = (page: Page, name: RegExp) => page.locator('.choices').getByRole('link', { name })
const field = (page: Page) => page.getByRole('textbox', { name: /^Own length/ })
const length = (page: Page) => page.locator('#choice-own-length .choice-label')
const price = (page: Page) => page.locator('.offer-line-module__large')
const photo = (page: Page) => page.locator('.product-gallery-module__open img')
const status = (page: Page) => page.locator('.choices').getByRole('status')

const addressOf = async (site: Site, name: string) =>
  site.url + (await findProduct(site, name)).path

const message = async (page: Page) =>
  chatText((await page.locator('#order a').getAttribute('href')) ?? '')

test('choices change the page without a request', async ({ page, demoSite }) => {
  const address = await addressOf(demoSite, chair)
  await page.goto(address)
  await expect(row(page, 'Fabric')).toHaveAccessibleName('Fabric: Choose')
  await expect(price(page)).toContainText(writeFromPrice('46500'))
  const plain = (await photo(page).getAttribute('src')) ?? ''
  const requests: string[] = []
  page.on('request', (request) => {
    // React Router discovers the routes of links in view with a request for its manifest.
    if (!/\/(?:media\/|assets\/|__manifest\?)/.test(request.url())) requests.push(request.url())
  })

  await value(page, /^Charcoal wool/).click()
  await expect(row(page, 'Fabric')).toHaveAccessibleName('Fabric: Charcoal wool')
  await expect(page).toHaveURL(`${address}?fabric=charcoal-wool`)
  await expect(photo(page)).not.toHaveAttribute('src', plain)
  const charcoal = (await photo(page).getAttribute('src')) ?? ''
  await expect(price(page)).toContainText(writeFromPrice('51000'))
  await value(page, /^Dark walnut/).click()
  await expect(price(page)).toContainText(writePrice('54000'))
  await expect(price(page)).not.toContainText('from')
  await expect(photo(page)).toHaveAttribute('src', charcoal)
  const chosen = `${address}?fabric=charcoal-wool&wood-finish=dark-walnut`
  await expect(page).toHaveURL(chosen)
  await expect(status(page)).toHaveText(
    `Fabric: Charcoal wool, Wood finish: Dark walnut. ${writePrice('54000')}`,
  )
  const said = await message(page)
  expect(said).toContain('Fabric: Charcoal wool\nWood finish: Dark walnut\n')
  expect(said).toContain(`Price: ${writePrice('54000')}\nLink: ${chosen}`)

  await page.goBack()
  await expect(row(page, 'Wood finish')).toHaveAccessibleName('Wood finish: Choose')
  await expect(price(page)).toContainText(writeFromPrice('51000'))
  await page.goForward()
  await expect(row(page, 'Wood finish')).toHaveAccessibleName('Wood finish: Dark walnut')
  // Selecting a value again clears it.
  await value(page, /^Charcoal wool/).click()
  await expect(page).toHaveURL(`${address}?wood-finish=dark-walnut`)
  await expect(row(page, 'Fabric')).toHaveAccessibleName('Fabric: Choose')
  await expect(photo(page)).toHaveAttribute('src', plain)
  expect(requests).toEqual([])
})

test('a visitor chooses by keyboard and on the shortlist', async ({ page, demoSite }) => {
  const address = await addressOf(demoSite, sofa)
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

  await page.keyboard.type('9 m')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'cannot make this length' })).toBeVisible()
  await expect(page).toHaveURL(`${address}?fabric=oat-linen`)
  await field(page).fill('४ फीट')
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(length(page)).toContainText('121.9 cm (4 ft)')
  expect(await message(page)).toContain('Own length: 121.9 cm (4 ft)')
  await page.goBack()
  await expect(length(page)).toContainText('Choose')

  await page.getByRole('link', { name: 'Enlarge: Fabric' }).click()
  const viewer = page.getByRole('dialog', { name: 'Photos of Fabric' })
  await expect(viewer.locator('.pswp__caption')).toHaveText(/^Oat linen\. Undyed linen/)
  // The viewer ignores keys while it opens.
  await expect(viewer.locator('.pswp__top-bar')).toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)

  await value(page, /^Dark walnut/).click()
  await expect(row(page, 'Wood finish')).toHaveAccessibleName('Wood finish: Dark walnut')
  await page.getByRole('button', { name: `Shortlist ${sofa}`, exact: true }).click()
  const follow = async (name: string) => {
    await page.getByRole('region', { name: 'Similar' }).getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await follow(similarSofa)
  await value(page, /^Oat linen/).click()
  await expect(status(page)).toContainText('Oat linen')
  await follow(sofa)
  await expect(row(page, 'Wood finish')).toHaveAccessibleName('Wood finish: Choose')
  await expect(status(page)).toBeEmpty()
  await page.getByRole('button', { name: 'Shortlist, 1 saved' }).click()
  await expect(page.getByRole('dialog', { name: 'Shortlist' })).toContainText(
    'Wood finish: Dark walnut',
  )
})

test('the server reads a length without the parser', async ({ page, demoSite, consoleErrors }) => {
  await page.route(/choice-measure/, (route) => route.abort())
  await page.goto(await addressOf(demoSite, sofa))
  await field(page).fill('4 ft')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/own-length=4\+ft/)
  await expect(length(page)).toContainText('121.9 cm (4 ft)')
  // The browser logs the aborted module.
  expect(consoleErrors.splice(0).join()).toContain('choice-measure')
})
