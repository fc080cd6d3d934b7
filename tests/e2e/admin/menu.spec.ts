import type { Locator, Page } from '@playwright/test'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

test.use({ hasTouch: true })

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const group = (page: Page, name: string) =>
  sections(page).getByRole('button', { name, exact: true })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' })

test('an owner finds every section in the menu', async ({ page, ownSite }) => {
  await page.setViewportSize({ width: 1440, height: 768 })
  await openScreen(page, ownSite, '/admin')
  await expect(sections(page).getByRole('link', { name: /^Enquiries \d+ pending$/ })).toBeVisible()
  await expect(group(page, 'Manage Store')).toHaveAttribute('aria-expanded', 'true')
  for (const [name, entries] of [
    ['Manage Store', ['Categories', 'Choices', 'Products', 'Something Unique', 'Rooms', 'Reviews']],
    ['Texts', ['Page texts', 'Slogan', 'Chat messages', 'Opening hours', 'Translations']],
    ['Shop', ['Settings', 'Feeds', 'Backups', 'Administrators']],
  ] as const) {
    const opener = group(page, name)
    await opener.focus()
    if ((await opener.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter')
    await expect(sections(page).locator('[aria-expanded=true]')).toHaveText(name)
    for (const entry of entries)
      await expect(sections(page).getByRole('link', { name: entry, exact: true })).toBeInViewport()
    // The whole menu fits on a low screen.
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 })
  }

  // The last opened group stays open on screens without a group.
  await sections(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/\/admin\/aboutus$/)
  await expect(group(page, 'Shop')).toHaveAttribute('aria-expanded', 'true')
  // The group of the current screen opens on load, even if it was collapsed.
  await navigateTo(page, '/admin/slogan')
  await group(page, 'Texts').click()
  await expect(sections(page).locator('[aria-expanded=true]')).toHaveCount(0)
  await page.goto(`${ownSite.url}/admin/slogan`)
  await expect(sections(page).locator('[aria-expanded=true]')).toHaveText('Texts')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Trash' })).toBeInViewport({ ratio: 1 })
  await menu.getByRole('link', { name: 'Trash' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()
  await expect(menu).toHaveCount(0)
  await bar(page).getByRole('link', { name: 'Products' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: /^Products/ })).toBeVisible()
  await expect(bar(page).locator('[aria-current=page]')).toHaveText('Products')
  for (const target of await bar(page).locator('a, button').all()) {
    const box = await target.boundingBox()
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
  }

  // Nothing is covered by the bar: save bar and last field, toast, selection toolbar.
  await bar(page).getByRole('button', { name: 'Add' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Add' })
  await sheet.getByRole('button', { name: 'Add product' }).tap()
  await page.getByLabel('Name', { exact: true }).fill('Jhoola')
  await expectAbove(page.locator('[data-save-bar]'), bar(page))
  // Once its choices are loaded, the form grows no more.
  await expect(page.getByRole('button', { name: 'Offer a choice' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectAbove(page.locator('main input:visible').last(), page.locator('[data-save-bar]'))
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(page.getByText('Product saved.')).toBeVisible()
  await expectAbove(page.locator('.mantine-Notifications-notification').first(), bar(page))
  await navigateTo(page, '/admin/orders')
  await page.getByRole('button', { name: 'Select enquiries' }).tap()
  await page.getByRole('checkbox').first().tap()
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expectAbove(page.getByRole('toolbar'), bar(page))

  // A phone on its side shows only the save bar of a form.
  await navigateTo(page, '/admin/settings')
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.locator('[data-save-bar]')).toBeInViewport({ ratio: 1 })
  await expect(bar(page)).toBeHidden()
})

/** Expects an element to end above another one. */
async function expectAbove(element: Locator, below: Locator): Promise<void> {
  const overlap = async () => {
    const [box, edge] = [await element.boundingBox(), await below.boundingBox()]
    return (box?.y ?? Infinity) + (box?.height ?? 0) - (edge?.y ?? 0)
  }
  await expect.poll(overlap).toBeLessThanOrEqual(0.5)
}
