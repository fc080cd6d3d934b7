import type { Locator, Page } from '@playwright/test'
import { listFields } from '../../../web/admin/command-palette/field-targets.ts'
import { contentScreens } from '../../../web/admin/content/screens/screens.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolationsInThemes, navigateTo, signIn, test } from '../../helpers/test.ts'

const products = '/admin/manage-store/products'
const phone = { width: 390, height: 844 }

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

/** Opens the command palette and types into it. Returns its results. */
async function look(page: Page, words: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search or jump to' })
  await expect(field).toBeFocused()
  await field.fill(words)
  return page.getByRole('listbox', { name: 'Results' }).getByRole('option')
}
/** Runs the first result with Enter. */
async function act(page: Page, words: string, label: string | RegExp) {
  const options = await look(page, words)
  await expect(options.first()).toHaveText(label)
  await page.keyboard.press('Enter')
}

async function readProduct(page: Page, site: Site, name: string) {
  const headers = { authorization: `Bearer ${site.session.token}` }
  const query = `q=${encodeURIComponent(name)}&limit=1`
  const response = await page.request.get(`${site.url}/api/ourCategoriesItems?${query}`, {
    headers,
  })
  const [found] = (await response.json()).categoryItemData
  return found
}
const focused = (page: Page, name: string) =>
  expect(page.locator(`[data-field="${name}"] :focus`)).toBeInViewport()

test('the palette ranks an enquiry by reference above a product with it in its name', async ({
  page,
  ownSite,
}) => {
  const token = await signIn(page, ownSite)
  const headers = { authorization: `Bearer ${token}` }
  const api = `${ownSite.url}/api`
  const found = await page.request.get(`${api}/orders?limit=1`, { headers })
  const [{ reference }] = (await found.json()).orders
  const data = { name: `Bench ${reference}` }
  await page.request.post(`${api}/ourCategoriesItems/add`, { headers, data })
  await page.goto(`${ownSite.url}/admin/activity`)
  const options = await look(page, reference.toLowerCase())
  await expect(options.filter({ hasText: data.name })).toBeVisible()
  await expect(options.first()).toContainText(reference)
  await expect(options.first()).not.toContainText('Bench')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${ownSite.url}/admin/orders?q=${reference}`)
})

test('the palette finds settings by label or synonym and focuses their field', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/activity`)
  for (const [words, heading, field] of [
    ['currency', 'Settings', 'currency'],
    ['password', 'My account', 'password'],
    ['product feeds', 'Feeds', 'feeds'],
  ] as const) {
    await expect(await look(page, words)).not.toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await focused(page, field)
  }
  // In an open form, focuses the form's own field, also a second time, and preserves typed values.
  await navigateTo(page, '/admin/manage-store/products')
  await page.getByRole('link', { name: 'Teak Spindle Jhoola' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Teak Spindle Swing')
  for (const words of ['warranty', 'discount', 'discount']) {
    await expect(await look(page, words)).not.toHaveCount(0)
    await page.keyboard.press('Enter')
    await focused(page, words === 'warranty' ? 'warranty' : 'salePrice')
  }
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Teak Spindle Swing')
})

test('a field link of every screen opens it and focuses the field', async ({ page, demoSite }) => {
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/activity`)
  const fields = listFields('/admin')
  for (const { label, address } of contentScreens) {
    const own = fields.filter((field) => field.address.startsWith(address))
    const one = own[Math.floor(own.length / 2)]
    if (one === undefined) throw new Error(`${label} has no fields.`)
    await navigateTo(page, one.to)
    const name = decodeURIComponent(one.to.split('#field-')[1] ?? '')
    await test.step(`${label}, ${one.label}`, () => focused(page, name))
  }
})

test('the palette lists recent targets first', async ({ page, demoSite }) => {
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/activity`)
  const options = await look(page, 'holiday')
  await expect(page.getByRole('status').filter({ hasText: /results/ })).toHaveCount(1)
  await options.filter({ hasText: 'Holidays' }).first().click()
  await expect(page).toHaveURL(/opening-hours#field-holidays$/)
  await focused(page, 'holidays')
  const recent = page.getByRole('group', { name: 'Recent' })
  await look(page, '')
  await expect(recent.getByRole('option').first()).toContainText('Holidays')
  await page.keyboard.press('Escape')
  await navigateTo(page, '/admin/activity')
  await page.reload()
  await look(page, '')
  await expect(recent.getByRole('option').first()).toContainText('Holidays')
  await page.keyboard.press('Escape')
  const nothing = await look(page, 'qqqqqqq')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expect(nothing).toHaveCount(0)
})

test('the palette hides a product and sets it live without losing unsaved changes', async ({
  page,
  ownSite,
}) => {
  const name = 'Teak Spindle Jhoola'
  await signIn(page, ownSite)
  const { _id } = await readProduct(page, ownSite, name)
  await page.goto(`${ownSite.url}${products}/${_id}`)
  await page.getByLabel('Warranty').fill('Ten years')
  await act(page, 'hide', 'Hide this product')
  await expect(page.getByText(`${name} hidden from visitors.`)).toBeVisible()
  expect((await readProduct(page, ownSite, name)).visibility).toBe('hidden')
  await expect(page.getByLabel('Warranty')).toHaveValue('Ten years')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Product saved.')).toBeVisible()
  expect(await readProduct(page, ownSite, name)).toMatchObject({
    visibility: 'hidden',
    warranty: 'Ten years',
  })
  await navigateTo(page, `${products}/view/${_id}`)
  await act(page, 'publish', 'Set this product live')
  await expect(page.getByText(`${name} is live.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'View on site' })).toBeVisible()
})

test('undo reverts the last change once, even after its toast is dismissed', async ({
  page,
  ownSite,
}) => {
  const name = 'Teak Spindle Jhoola'
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/activity`)
  await act(page, 'undo', 'Undo')
  await expect(page.getByText('Nothing to undo.')).toBeVisible()
  const { _id } = await readProduct(page, ownSite, name)
  await navigateTo(page, `${products}/${_id}`)
  await act(page, 'hide', 'Hide this product')
  const done = page.getByRole('status').filter({ hasText: `${name} hidden from visitors.` })
  await done.getByRole('button', { name: 'Dismiss' }).click()
  await expect(done).toHaveCount(0)
  await navigateTo(page, '/admin/activity')
  await act(page, 'take back', 'Undo')
  await expect.poll(async () => (await readProduct(page, ownSite, name)).visibility).toBe('live')
  await expect(page.getByText('Nothing to undo.')).toHaveCount(0)
  await act(page, 'undo', 'Undo')
  await expect(page.getByText('Nothing to undo.')).toBeVisible()
})

test('undo takes back each bulk change of products', async ({ page, ownSite }) => {
  const name = 'Cane Daybed Swing'
  await signIn(page, ownSite)
  const read = async () => {
    const { visibility, createdBy, availability, availabilityNote, isDisplaingInSomethingUnique } =
      await readProduct(page, ownSite, name)
    return { visibility, createdBy, availability, availabilityNote, isDisplaingInSomethingUnique }
  }
  const before = await read()
  await page.goto(ownSite.url + products)
  const bar = page.getByRole('toolbar')
  const press = (button: string | RegExp) => bar.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  for (const [change, done] of [
    [() => press('Hide'), 'hidden from visitors.'],
    [() => press(/Something Unique/), 'from Something Unique.'],
    [
      async () => {
        await press('Category…')
        await dialog.getByLabel('Category').selectOption('Tables & Storage')
        await dialog.getByRole('button', { name: 'Change category' }).click()
      },
      'moved to Tables & Storage.',
    ],
    [
      async () => {
        await press('Availability…')
        await dialog.getByLabel('Availability').selectOption('Not set')
        await dialog.getByLabel('Lead time or date').fill('in May')
        await dialog.getByRole('button', { name: 'Change availability' }).click()
      },
      'Availability removed from 2 products.',
    ],
  ] as const) {
    await page.getByLabel('Select Teak Spindle Jhoola').click()
    await page.getByLabel(`Select ${name}`).click()
    await change()
    const toast = page.getByRole('status').filter({ hasText: done })
    await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect(await read()).not.toEqual(before)
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await act(page, 'undo', 'Undo')
    await expect.poll(read).toEqual(before)
  }
})

test('an undo shows in its list after leaving and returning', async ({ page, ownSite }) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/activity`)
  const deleteFirst = async (entries: Locator) => {
    await entries
      .first()
      .getByRole('button', { name: /^Actions for / })
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  }
  const rows = page.locator('tbody tr')
  const cards = page.getByRole('main').getByRole('listitem')
  for (const [screen, entries, change] of [
    [products, rows, deleteFirst],
    ['/admin/reviews', rows, deleteFirst],
    ['/admin/story-perpose', cards, deleteFirst],
    [
      '/admin/manage-store/unique',
      cards,
      (entries: Locator) =>
        entries
          .first()
          .getByRole('button', { name: /^Remove / })
          .click(),
    ],
  ] as const) {
    await navigateTo(page, screen)
    await expect(entries.first()).toBeVisible()
    const button = entries.first().getByRole('button', { name: /^(Actions for|Remove) / })
    const label = (await button.getAttribute('aria-label')) ?? ''
    const entry = page.getByRole('button', { name: label, exact: true })
    await change(entries)
    await expect(entry).toHaveCount(0)
    await navigateTo(page, '/admin/activity')
    await navigateTo(page, screen)
    await expect(entries.first()).toBeVisible()
    await expect(entry).toHaveCount(0)
    await act(page, 'undo', 'Undo')
    await expect(entry).toBeVisible()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the Hide action asks for the product, by touch', async ({ page, ownSite }) => {
    await signIn(page, ownSite)
    await page.goto(`${ownSite.url}/admin/activity`)
    await page.getByRole('button', { name: 'Search or jump to' }).tap()
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('hide')
    const action = page.getByRole('option', { name: 'Hide product…' })
    expect((await action.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await action.tap()
    const question = page.getByRole('combobox', { name: 'Hide which product?' })
    await question.fill('teak spindle')
    const product = page.getByRole('option', { name: 'Teak Spindle Jhoola' })
    await expect(product).toBeVisible()
    expect(await findViolationsInThemes(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(phone.width)
    await product.tap()
    await expect(page.getByText('Teak Spindle Jhoola hidden from visitors.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect
      .poll(async () => (await readProduct(page, ownSite, 'Teak Spindle Jhoola')).visibility)
      .toBe('live')
  })
})

test('actions run from the palette: theme, export, backup, log out', async ({ page, ownSite }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/activity`)
  await act(page, 'dark mode', 'Use the dark theme')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  const download = page.waitForEvent('download')
  await act(page, 'export products', 'Export products')
  expect((await download).suggestedFilename()).toMatch(/^products-.*\.csv$/)
  const added = await look(page, 'add product')
  await expect(added.first()).toHaveText('Add product')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Add Product' })).toBeVisible()
  await act(page, 'make a backup', 'Make a backup')
  await expect(page).toHaveURL(/\/admin\/backups$/)
  await act(page, 'sign out', 'Log out')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})
