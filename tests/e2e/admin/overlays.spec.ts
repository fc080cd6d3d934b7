import type { Page } from '@playwright/test'
import { expectEntriesAbove } from '../../helpers/history-entries.ts'
import { expect, navigateTo, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const phone = { width: 390, height: 844 }

test('on a phone, Back closes the topmost overlay before it leaves the page', async ({
  page,
  demoSite,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/slogan`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: /Carousal/ })
    .click()
  await expect(page.getByRole('heading', { name: /Home Carousal/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // The sheet is as high as its content; a click on the backdrop above closes it.
  const row = page.getByRole('button', { name: /^Actions for/ }).first()
  const sheet = page.getByRole('dialog', { name: /^Actions for/ })
  await row.click()
  await expect(sheet).toBeVisible()
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBeLessThan(300)
  const box = await sheet.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(phone.height)
  await page.mouse.click(195, 200)
  await expect(sheet).toHaveCount(0)
  await row.click()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
  await row.click()
  await expect(sheet).toBeVisible()
  await expectEntriesAbove(page, 1)
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(row).toBeFocused()

  await row.click()
  await sheet.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Home Carousel' })
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  await form.getByRole('textbox', { name: 'Title' }).first().fill('Come home')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expectEntriesAbove(page, 1)
  await page.goBack()
  await expect(question).toBeVisible()
  await expectEntriesAbove(page, 2)
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(form.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('Come home')
  await expectEntriesAbove(page, 1)
  await page.goBack()
  await question.getByRole('button', { name: 'Close without saving' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Closed overlays leave no history entries: one step back is the previous page.
  await expect(page).toHaveURL(/home-carosal$/)
  await expectEntriesAbove(page, 0)
  await page.goBack()
  await expect(page).toHaveURL(/slogan$/)
  await expect(page.getByRole('heading', { name: 'Slogan' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/home-carosal$/)
})

test('navigation from an overlay replaces its history entry, and Back asks about unsaved work', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/orders`)
  await page.goto(`${demoSite.url}/admin/manage-store/products`)
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Product' })).toBeVisible()

  // Unsaved form: Back first closes the open menu, then asks for confirmation; Back again keeps editing.
  await page.getByLabel('Name', { exact: true }).fill('Monsoon Jhoola')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectEntriesAbove(page, 1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectEntriesAbove(page, 0)
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  await back(page)
  await expect(question).toBeVisible()
  await back(page)
  await expect(question).toHaveCount(0)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Monsoon Jhoola')
  await back(page)
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { name: /^Products/ })).toBeVisible()
  await expectEntriesAbove(page, 0)
  await page.goBack()
  await expect(page).toHaveURL(/orders$/)
})

test('Escape closes an overlay and returns the focus to its trigger', async ({
  page,
  demoSite,
}) => {
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/`)
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const search = page.getByRole('button', { name: /^Search or jump to/ })
  await search.click()
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(search).toBeFocused()

  await navigateTo(page, '/admin/home-carosal')
  const add = page.getByRole('button', { name: 'Add New Home Carousel' })
  await add.click()
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  const row = page.getByRole('button', { name: /^Actions for/ }).first()
  await row.click()
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  for (const action of ['Edit', 'Delete']) {
    await row.click()
    await page.getByRole('menuitem', { name: action }).click()
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row).toBeFocused()
  }

  await navigateTo(page, '/admin/settings')
  const history = page.getByRole('button', { name: 'History' })
  await history.click()
  await expect(page.getByRole('dialog', { name: 'History' }).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(history).toBeFocused()
})

/** Goes back without waiting for a navigation, which the unsaved-changes dialog blocks. */
async function back(page: Page): Promise<void> {
  await page.evaluate(() => history.back())
}
