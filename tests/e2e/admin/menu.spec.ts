import type { Page } from '@playwright/test'
import { expect, findViolationsInThemes, navigateTo, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const low = { width: 1440, height: 768 }

/** Entries of the first level in order, groups in brackets. */
const firstLevel = [
  ...['Dashboard', 'Enquiries', 'Home Carousal', '[Manage Store]', 'About Us', 'Contact'],
  ...['Story and Purpose', 'About Gallery', 'Happy Customer', 'Media Manager'],
  ...['[Texts]', '[Shop]'],
]

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const group = (page: Page, name: string) =>
  sections(page).getByRole('button', { name, exact: true })

function readFirstLevel(page: Page): Promise<string[]> {
  return sections(page).evaluate((nav) =>
    Array.from(nav.querySelectorAll(':scope > ul > li > :first-child'), (entry) => {
      const name = (entry.firstChild?.nextSibling?.textContent ?? '').trim()
      return entry.matches('button') ? `[${name}]` : name
    }),
  )
}

/** Vertical overflow of the menu in pixels. */
function heightBeyond(page: Page): Promise<number> {
  return sections(page).evaluate((nav) => nav.scrollHeight - nav.clientHeight)
}

test('the menu lists its sections in order, fits a low screen and keeps one group open', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize(low)
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin`)
  await expect(sections(page).getByRole('link', { name: /^Enquiries \d+ pending$/ })).toBeVisible()
  expect(await readFirstLevel(page)).toEqual(firstLevel)
  await expect(group(page, 'Manage Store')).toHaveAttribute('aria-expanded', 'true')
  const inside: Record<string, string[]> = {
    'Manage Store': ['Categories', 'Choices', 'Products', 'Something Unique', 'Rooms', 'Reviews'],
    Texts: ['Page texts', 'Slogan', 'Chat messages', 'Opening hours', 'Translations'],
    Shop: ['Settings', 'Feeds', 'Backups', 'Administrators'],
  }
  for (const [name, entries] of Object.entries(inside)) {
    const opener = group(page, name)
    // Enter expands a collapsed group.
    if ((await opener.getAttribute('aria-expanded')) === 'false') {
      await opener.focus()
      await page.keyboard.press('Enter')
    }
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(sections(page).locator('[aria-expanded=true]')).toHaveCount(1)
    for (const entry of entries)
      await expect(sections(page).getByRole('link', { name: entry, exact: true })).toBeVisible()
    expect(await heightBeyond(page), name).toBeLessThanOrEqual(0)
    for (const entry of ['Activity', 'Trash', 'My account'])
      await expect(page.getByRole('link', { name: entry, exact: true })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 })
  }
  expect(
    (await page.getByRole('complementary', { name: 'Back office' }).boundingBox())?.width,
  ).toBe(240)
  expect(await findViolationsInThemes(page)).toEqual([])

  // The last opened group stays open on screens without a group and after a reload.
  await sections(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/\/admin\/aboutus$/)
  await expect(group(page, 'Shop')).toHaveAttribute('aria-expanded', 'true')
  await page.reload()
  await expect(group(page, 'Shop')).toHaveAttribute('aria-expanded', 'true')
  // The group of the current screen opens on load, even if it was collapsed.
  await navigateTo(page, '/admin/slogan')
  await expect(group(page, 'Texts')).toHaveAttribute('aria-expanded', 'true')
  await group(page, 'Texts').click()
  await expect(sections(page).locator('[aria-expanded=true]')).toHaveCount(0)
  await page.reload()
  await expect(group(page, 'Texts')).toHaveAttribute('aria-expanded', 'true')
  await expect(sections(page).locator('[aria-expanded=true]')).toHaveCount(1)

  // Trash is one click away.
  await page.getByRole('link', { name: 'Trash', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' })

  /** Expects an element to end above the bar. */
  async function expectAbove(page: Page, selector: string): Promise<void> {
    const edge = (await bar(page).boundingBox())?.y ?? 0
    const box = await page.locator(selector).first().boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0), selector).toBeLessThanOrEqual(edge + 0.5)
  }

  test('the bottom bar links to the main screens and opens the Add sheet', async ({
    page,
    ownSite,
  }) => {
    await signIn(page, ownSite)
    await page.goto(`${ownSite.url}/admin`)
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(bar(page).getByRole('link')).toHaveText([
        'Dashboard',
        /^Enquiries\d+ pending$/,
        'Products',
      ])
      for (const target of await bar(page).locator('a, button').all()) {
        const box = await target.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect(box?.width).toBeGreaterThanOrEqual(44)
      }
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await bar(page)
      .getByRole('link', { name: /^Enquiries/ })
      .tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
    await bar(page).getByRole('link', { name: 'Products' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: /^Products/ })).toBeVisible()
    await expect(bar(page).getByRole('link', { name: 'Products' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(await findViolationsInThemes(page)).toEqual([])

    // Other sections are in the menu: two taps to Trash.
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Trash' })).toBeInViewport({ ratio: 1 })
    await menu.getByRole('link', { name: 'Trash' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()

    const add = bar(page).getByRole('button', { name: 'Add' })
    const sheet = page.getByRole('dialog', { name: 'Add' })
    await add.tap()
    await expect(sheet.getByRole('button')).toHaveText([
      '',
      'Add product',
      'Products from photos',
      'Add category',
    ])
    expect(await findViolationsInThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(add).toBeFocused()
    await add.tap()
    await sheet.getByRole('button', { name: 'Add product' }).tap()
    await expect(page.getByRole('heading', { name: 'Add Product' })).toBeVisible()
  })

  test('the bottom bar does not cover the save bar, the selection toolbar or toasts', async ({
    page,
    ownSite,
  }) => {
    await signIn(page, ownSite)
    await page.goto(`${ownSite.url}/admin/manage-store/products/add`)
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(bar(page)).toBeVisible()
      await expectAbove(page, '[data-save-bar]')
      // The last field can be scrolled above both bars.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      const edge = await page.locator('[data-save-bar]').boundingBox()
      const last = await page.locator('main [data-field]').last().boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByLabel('Name', { exact: true }).fill('Jhoola')
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(page.getByText('Product saved.')).toBeVisible()
    await expectAbove(page, '.mantine-Notifications-notification')

    await navigateTo(page, '/admin/orders')
    await page.getByRole('button', { name: 'Select enquiries' }).tap()
    await page.getByRole('checkbox').first().tap()
    const selection = page.getByRole('toolbar')
    await expect(selection).toBeVisible()
    await expectAbove(page, '[role=toolbar]')
    await selection.getByRole('button', { name: 'Confirmed' }).tap()
    await expect(page.getByText('1 enquiry marked as confirmed.')).toBeVisible()
    await expectAbove(page, '.mantine-Notifications-notification')

    // Landscape phones show only the save bar of the form.
    await navigateTo(page, '/admin/settings')
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(page.locator('[data-save-bar]')).toBeInViewport({ ratio: 1 })
    await expect(bar(page)).toBeHidden()
  })
})
