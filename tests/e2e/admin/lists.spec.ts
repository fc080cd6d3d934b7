import type { Page } from '@playwright/test'
import { expect, navigateTo, signIn, test, withMotion } from '../../helpers/test.ts'

test.use(withMotion)

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

test('dragging a row past its neighbour moves it, and holding it at the edge scrolls the list', async ({
  page,
  ownSite,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/manage-store/products`)
  const grips = page.getByRole('button', { name: /^Move .+, place/ })
  await expect(grips.first()).toBeVisible()
  const label = (await grips.first().getAttribute('aria-label')) ?? ''
  const name = label.replace(/^Move (.+), place.*/, '$1')
  const grip = page.getByRole('button', { name: `Move ${name}, place` })

  await dragBy(page, grip, 62)
  await expect(grip).toHaveAttribute('aria-label', /place 2 of/)

  const box = await grip.boundingBox()
  if (box === null) throw new Error('The grip is not on the screen.')
  await page.mouse.move(box.x + 8, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 8, 590, { steps: 4 })
  // The list keeps scrolling while the pointer rests at the edge.
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeInViewport()
  await page.mouse.up()
  await expect(grip).toHaveAttribute('aria-label', /place 20 of/)
})

const note = {
  resource: 'ourCategories',
  recordId: '01a1fe04-d592-72a5-a8dc-eff94a3e22f7',
  version: 1,
  action: 'update',
  name: 'Swings',
  at: '2026-01-01T00:00:00.000Z',
  by: null,
}

test('the pager stays on one line on a phone, and tag buttons are at least 24 px', async ({
  page,
  demoSite,
}) => {
  await signIn(page, demoSite)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/api/activity?**', (route) =>
    route.fulfill({ json: { activity: [note], total: 700 } }),
  )
  await page.goto(`${demoSite.url}/admin/activity?page=20`)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages).toBeVisible()
  const pager = await pages.locator('xpath=..').boundingBox()
  expect(pager?.height).toBeLessThan(72)
  expect((pager?.x ?? 0) + (pager?.width ?? 0)).toBeLessThanOrEqual(390)
  await expect(pages.getByRole('link', { name: 'Next page' })).toBeInViewport({ ratio: 1 })

  await navigateTo(page, '/admin/manage-store/products/add')
  const tags = page.getByRole('textbox', { name: 'Tags' })
  await tags.fill('teak,')
  const remove = await page.getByRole('button', { name: 'Remove teak' }).boundingBox()
  expect(remove?.width).toBeGreaterThanOrEqual(24)
  expect(remove?.height).toBeGreaterThanOrEqual(24)
})

test('the close button of a toast has a contrast of at least 3:1 in both themes', async ({
  page,
  demoSite,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/manage-store/products`)
  await page.route('**/api/ourCategoriesItems/*', (route) => route.fulfill({ json: {} }))
  await page
    .getByRole('button', { name: /in Something Unique$/ })
    .first()
    .click()
  const close = page.getByRole('button', { name: 'Dismiss' })
  // Toasts do not time out while hovered.
  await close.hover()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect
      .poll(async () => {
        const [ink = '', ground = ''] = await close.evaluate((button) => [
          getComputedStyle(button).color,
          getComputedStyle(button.closest('[role="status"], [role="alert"]') ?? button)
            .backgroundColor,
        ])
        return contrast(ink, ground)
      }, colorScheme)
      .toBeGreaterThanOrEqual(3)
  }
})

async function dragBy(page: Page, grip: ReturnType<Page['locator']>, down: number): Promise<void> {
  const box = await grip.boundingBox()
  if (box === null) throw new Error('The grip is not on the screen.')
  // Grabs the edge of the grip: sorting compares the position of the row, not of the pointer.
  await page.mouse.move(box.x + 8, box.y + 3)
  await page.mouse.down()
  await page.mouse.move(box.x + 8, box.y + 3 + down, { steps: 6 })
  await page.mouse.up()
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
