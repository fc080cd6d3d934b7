import { addressesOf } from '../../../web/admin/content/screens/screen-definition.ts'
import { allScreens } from '../../../web/admin/content/screens/screens.ts'
import { isFull } from '../../helpers/extended-suite.ts'
import {
  expect,
  findViolations,
  findViolationsInThemes,
  navigateTo,
  signIn,
  test,
} from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const screens = [...allScreens.flatMap(addressesOf), '/admin/nowhere'].filter(
  (address) => !address.endsWith(':id'),
)

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test('every admin screen passes axe, fits a phone and is free of public-page styles', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  test.setTimeout(240_000)
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin`)
  const widthBeyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const screen of screens) {
    await page.setViewportSize(desk)
    await navigateTo(page, screen)
    await expect(page).toHaveURL(demoSite.url + screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.locator('body'), screen).toHaveCSS('font-size', '14px')
    // The extended suite checks both themes at both widths.
    expect(await (isFull ? findViolationsInThemes : findViolations)(page), screen).toEqual([])
    await page.setViewportSize(phone)
    await expect.poll(widthBeyond, screen).toBeLessThanOrEqual(0)
    if (isFull) expect(await findViolationsInThemes(page), `${screen} on a phone`).toEqual([])
  }
  // Unused-preload warning: a previewed public page preloads its phone image, which is below the fold.
  const others = consoleErrors.filter((one) => !one.includes('was preloaded using link preload'))
  consoleErrors.splice(0, consoleErrors.length, ...others)
})

test('product links in the enquiry table are at least 24 px high', async ({ page, demoSite }) => {
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/orders`)
  const product = page.locator('.enquiry-table__product').first()
  await expect(product).toBeVisible()
  expect((await product.boundingBox())?.height).toBeGreaterThanOrEqual(24)
})

test('the phone menu opens as a 280 px wide dialog and closes after navigation', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin`)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  expect((await menu.boundingBox())?.width).toBeCloseTo(280, 1)
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible()
})

test('dialogs, menus and the command palette have no accessibility violations', async ({
  page,
  demoSite,
}) => {
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/home-carosal`)
  await page.getByRole('button', { name: 'Add New Home Carousel' }).click()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('The title field is required.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('button', { name: 'Actions for Teak Spindle Jhoola' }).click()
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByLabel('Select Teak Spindle Jhoola').click()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('the login, invitation and setup screens have no accessibility violations', async ({
  page,
  demoSite,
}) => {
  for (const path of ['/admin/login', '/admin/invitations/x', '/admin/setup/x']) {
    await page.goto(demoSite.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findViolations(page), path).toEqual([])
  }
})
