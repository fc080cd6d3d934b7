import type { Page } from '@playwright/test'
import { listFields } from '../../../web/admin/command-palette/field-targets.ts'
import { contentScreens } from '../../../web/admin/content/screens/screens.ts'
import { expect, findBarriersInThemes, follow, signIn, test } from '../../helpers/test.ts'

// Requests still under way when a test ends concern nobody: its server goes next.
test.afterEach(({ page }) => page.close())

/** Opens the palette and types into it. */
async function look(page: Page, words: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search or jump to' })
  await expect(field).toBeFocused()
  await field.fill(words)
  return page.getByRole('listbox', { name: 'Results' }).getByRole('option')
}
const focused = (page: Page, name: string) =>
  expect(page.locator(`[data-field="${name}"] :focus`)).toBeInViewport()

test('an enquiry comes first by its reference, before a product that has it in its name', async ({
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

test('a setting is found by its label and other words for it, and has the focus', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/activity`)
  for (const [words, heading, field] of [
    ['currency', 'Settings', 'currency'],
    ['logo', 'Settings', 'logo'],
    ['password', 'My account', 'password'],
    ['discount', 'Add Product', 'salePrice'],
    ['product feeds', 'Feeds', 'feeds'],
  ] as const) {
    await expect(await look(page, words)).not.toHaveCount(0)
    expect(await findBarriersInThemes(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await focused(page, field)
  }
  // In a form that is open it leads to its own field, what was typed stays, and so it does a second time.
  await follow(page, '/admin/manage-store/products')
  await page.getByRole('link', { name: 'Teak Spindle Jhoola' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Teak Spindle Swing')
  for (const words of ['warranty', 'discount', 'discount']) {
    await expect(await look(page, words)).not.toHaveCount(0)
    await page.keyboard.press('Enter')
    await focused(page, words === 'warranty' ? 'warranty' : 'salePrice')
  }
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Teak Spindle Swing')
})

test('every screen shows the fields that lead to it', async ({ page, demoSite }) => {
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/activity`)
  const fields = listFields('/admin')
  for (const { label, address } of contentScreens) {
    const own = fields.filter((field) => field.address.startsWith(address))
    const one = own[Math.floor(own.length / 2)]
    if (one === undefined) throw new Error(`${label} has no fields.`)
    await follow(page, one.to)
    const name = decodeURIComponent(one.to.split('#field-')[1] ?? '')
    await test.step(`${label}, ${one.label}`, () => focused(page, name))
  }
})
