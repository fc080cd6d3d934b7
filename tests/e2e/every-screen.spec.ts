import type { Locator, Page } from '@playwright/test'
import { contentScreens } from '../../web/admin/content/screens/screens.ts'
import { callApi } from '../helpers/api.ts'
import { isFull } from '../helpers/extended-suite.ts'
import { findEnglish, readTexts } from '../helpers/foreign-words.ts'
import { goBackOver } from '../helpers/history-entries.ts'
import { createHostileWriter } from '../helpers/hostile/hostile-shop.ts'
import { findLayoutFaults, setTextSize } from '../helpers/page-layout.ts'
import { collectTyped, screensOf, visitScreens } from '../helpers/screens.ts'
import { expect, findViolations, navigateTo, openScreen, test } from '../helpers/test.ts'

const allWidths = [320, 390, 600, 820, 1024, 1440]
/** Viewport widths in pixels; the longest texts need room where there is least. */
const widths = isFull ? allWidths : [1440, 1024, 820, 320]
const narrowWidths = isFull ? allWidths : [320]
const word = 'W'.repeat(98)

/** Beginnings of addresses of screens that have the same parts in every shop. */
const sameInEveryShop = [
  ...contentScreens.filter(({ type }) => type.single).map(({ address }) => address),
  '/admin/manage-store/products/import',
  '/admin/manage-store/products/photographs',
  '/admin/edit-site',
  '/admin/users',
  '/admin/account',
  '/admin/invitations',
  '/admin/setup',
  '/admin/nowhere',
]

// Two tests, which run at the same time. Screens have their texts and colours from the same components, so each is
// seen in one language and theme, and in two of each in the extended suite. Below, all are seen in English.
for (const [turn, [language, colorScheme]] of (
  [
    ['hi', 'light'],
    ['gu', 'dark'],
  ] as const
).entries()) {
  test(`screens in ${language} and the ${colorScheme} theme are translated, accessible and fit`, async ({
    page,
    demoSite,
  }) => {
    // More than twenty screens, each measured several times.
    test.slow()
    const typed = collectTyped(page)
    await page.emulateMedia({ colorScheme })
    await page.addInitScript((chosen) => localStorage.setItem('admin-language', chosen), language)
    await openScreen(page, demoSite, '/admin')
    const screens = (await screensOf(demoSite)).filter((_, place) => isFull || place % 2 === turn)
    const faults = await visitScreens(page, screens, async () => {
      const found = findEnglish(await readTexts(page), await typed())
      found.push(...(await measure(page, widths)), ...(await findViolations(page)))
      await setTextSize(page, '200%')
      const large = await measure(page, [390])
      found.push(...large.map((fault) => `with large text: ${fault}`))
      await setTextSize(page, '')
      return found
    })
    expect(faults).toEqual([])
  })
}

test('every screen of an empty shop fits a phone', async ({ page, emptySite }) => {
  await openScreen(page, emptySite, '/admin')
  const screens = (await screensOf(emptySite)).filter(
    (screen) => isFull || !sameInEveryShop.some((address) => screen.startsWith(address)),
  )
  expect(await visitScreens(page, screens, () => measure(page, narrowWidths))).toEqual([])
})

const row = /^Actions for/
/** Dialogs and menus by screen, each with the buttons that lead to it. */
const overlays: Record<string, (string | RegExp)[][]> = {
  '/admin': [[/^Search/], ['Open menu']],
  '/admin/home-carosal': [['Add New Home Carousel']],
  '/admin/manage-store/categories': [[row], [row, 'Delete']],
  '/admin/manage-store/products': [[row], [row, 'Delete']],
  '/admin/manage-store/products/:id': [['History']],
  '/admin/quotations': [[row, 'Erase personal data']],
  '/admin/quotations/:id': [['Send…']],
  '/admin/reviews': [[row, 'Edit']],
  '/admin/settings': [['History']],
  '/admin/users': [['Invite'], [row, 'New password']],
  '/admin/account': [['Change my password']],
}

test('screens and dialogs are accessible and fit long words', async ({ page, emptySite }) => {
  // Visits every screen several times.
  test.slow()
  const shop = createHostileWriter(emptySite)
  // Two records of each type, one of them in the trash.
  for (let round = 0; round < 2; round++) await shop.fill([word])
  const { categoryItemData } = await callApi(emptySite, 'GET', '/ourCategoriesItems')
  await callApi(emptySite, 'DELETE', `/ourCategoriesItems/${categoryItemData[0]._id}`)
  await openScreen(page, emptySite, '/admin')
  const overlay = page.getByRole('dialog').or(page.getByRole('menu'))
  const keyOf = (screen: string) => screen.replace(/[\w-]{36}$/, ':id')
  const screens = await screensOf(emptySite)
  expect(screens.map(keyOf)).toEqual(expect.arrayContaining(Object.keys(overlays)))
  const faults = await visitScreens(page, screens, async (screen) => {
    const found = await measure(page, isFull ? allWidths : [1440, 1024, 320])
    for (const way of overlays[keyOf(screen)] ?? []) {
      await page.setViewportSize({ width: 320, height: 844 })
      for (const name of way) await buttonOf(page, name).click()
      await expect(overlay.locator(':focus'), String(way)).toHaveCount(1)
      await expect(page.locator('[data-loading]')).toHaveCount(0)
      // Waits for transitions, too.
      const here = [...(await findViolations(overlay)), ...(await measure(page, [320]))]
      found.push(...here.map((fault) => `${way}: ${fault}`))
      await page.keyboard.press('Escape')
      await expect(overlay).toHaveCount(0)
      if (way.length === 1) await expect(buttonOf(page, way[0] ?? '')).toBeFocused()
    }
    return found
  })
  expect(faults).toEqual([])
})

test('Back closes what is open before it leaves the screen', async ({ page, demoSite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openScreen(page, demoSite, '/admin/slogan')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await buttonOf(page, 'Open menu').click()
  await menu.getByRole('link', { name: /Carousal/ }).click()
  await expect(page.getByRole('heading', { name: /Home Carousal/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const sheet = page.getByRole('dialog', { name: row })
  await buttonOf(page, row).click()
  await expect(sheet).toBeVisible()
  // A click on the backdrop above the sheet.
  await page.mouse.click(195, 200)
  await expect(sheet).toHaveCount(0)
  await buttonOf(page, row).click()
  await expect(sheet).toBeVisible()
  await goBackOver(page, 1)
  await expect(sheet).toHaveCount(0)
  await expect(buttonOf(page, row)).toBeFocused()

  await buttonOf(page, row).click()
  await sheet.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Home Carousel' })
  const title = form.getByRole('textbox', { name: 'Title' }).first()
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  await title.fill('Come home')
  await goBackOver(page, 1)
  await expect(question).toBeVisible()
  await goBackOver(page, 2)
  await expect(question).toHaveCount(0)
  await expect(title).toHaveValue('Come home')
  await goBackOver(page, 1)
  await question.getByRole('button', { name: 'Close without saving' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // After overlays are closed, one step back is the previous page.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Slogan' })).toBeVisible()

  // A form that is a page: Back first closes the menu, then asks; Back again keeps editing.
  await navigateTo(page, '/admin/manage-store/products')
  await buttonOf(page, row).click()
  await sheet.getByRole('button', { name: 'Edit' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Monsoon Jhoola')
  const address = page.url()
  await buttonOf(page, 'Open menu').click()
  await expect(menu).toBeVisible()
  await goBackOver(page, 1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Without waiting for a navigation, which the question blocks. A blocked step back is undone by one forward, on the
  // way of which another step back would lead too far.
  const back = async () => {
    await expect(page).toHaveURL(address)
    await page.evaluate(() => history.back())
  }
  await back()
  await expect(question).toBeVisible()
  await back()
  await expect(question).toHaveCount(0)
  await expect(name).toHaveValue('Monsoon Jhoola')
  await back()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { name: /^Products/ })).toBeVisible()
})

/** The first button, or item of the open menu, with a name. */
function buttonOf(page: Page, name: string | RegExp): Locator {
  const options = { name, exact: true }
  return page.getByRole('button', options).or(page.getByRole('menuitem', options)).first()
}

async function measure(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    // Some parts are rendered anew when a media query changes.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    for (const fault of await findLayoutFaults(page, { mayBeShortened: true }))
      faults.push(`at ${width}: ${fault}`)
  }
  return faults
}
