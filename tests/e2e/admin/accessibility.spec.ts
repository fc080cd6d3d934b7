import { expect, findBarriers, signIn, test } from '../../helpers/test.ts'

// What is still under way when a test ends is nobody's concern: its server goes next.
test.afterEach(({ page }) => page.close())

const screens = [
  '',
  '/home-carosal',
  '/manage-store/categories',
  '/manage-store/categories/add',
  '/manage-store/products',
  '/manage-store/products/add',
  '/manage-store/unique',
  '/aboutus',
  '/aboutus/edit',
  '/story-perpose',
  '/story-perpose/add',
  '/about-gallery',
  '/happy-customer',
  '/media-manager',
  '/contact',
  '/contact/edit',
  '/slogan',
  '/orders',
  '/reviews',
  '/settings',
  '/users',
  '/activity',
  '/nowhere',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen has a barrier in the ${colorScheme} theme`, async ({ page, demoSite }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ colorScheme })
    await signIn(page, demoSite)
    for (const screen of screens) {
      await page.goto(`${demoSite.url}/admin${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await findBarriers(page), screen).toEqual([])
    }
  })
}

test('no screen is wider than a phone, nor hides its menu', async ({ page, demoSite }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, demoSite)
  for (const screen of screens) {
    await page.goto(`${demoSite.url}/admin${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, screen).toBeLessThanOrEqual(0)
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  expect((await menu.boundingBox())?.width).toBeCloseTo(280, 1)
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible()
})

test('the dialogs have no barrier either', async ({ page, demoSite }) => {
  test.setTimeout(120_000)
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/home-carosal`)
  await page.getByRole('button', { name: 'Add New Home Carousel' }).click()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('The title field is required.')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.goto(`${demoSite.url}/admin/manage-store/products`)
  await page.getByRole('button', { name: 'Actions for Teak Spindle Jhoola' }).click()
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByLabel('Select Teak Spindle Jhoola').click()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
})

test('no style of the public pages reaches the back office', async ({ page, demoSite }) => {
  await signIn(page, demoSite)
  for (const screen of screens) {
    await page.goto(`${demoSite.url}/admin${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const size = await page.evaluate(() => getComputedStyle(document.body).fontSize)
    expect(size, screen).toBe('14px')
  }
})

test('the way in has no barrier', async ({ page, demoSite }) => {
  for (const path of ['/admin/login', '/admin/invitations/x', '/admin/setup/x']) {
    await page.goto(demoSite.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findBarriers(page), path).toEqual([])
  }
})
