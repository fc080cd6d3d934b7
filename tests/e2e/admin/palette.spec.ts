import type { Page } from '@playwright/test'
import { listFields } from '../../../web/admin/command-palette/field-targets.ts'
import { contentScreens } from '../../../web/admin/content/screens/screens.ts'
import { callApi, findProducts } from '../../helpers/api.ts'
import { toastOf } from '../../helpers/back-office.ts'
import { englishTargets } from '../../helpers/target-languages.ts'
import { expect, navigate, navigateTo, openScreen, test } from '../../helpers/test.ts'

const products = '/admin/manage-store/products'
const activity = '/admin/activity'
const jhoola = 'Teak Spindle Jhoola'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to' })
/** Opens the command palette and types into it. Returns its results. */
async function look(page: Page, words: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await field(page).fill(words)
  return page.getByRole('listbox', { name: 'Results' }).getByRole('option')
}
/** Runs the first result with Enter. */
async function act(page: Page, words: string, label: string | RegExp = /./) {
  const first = (await look(page, words)).first()
  await expect(first).toHaveText(label)
  // A new list is shown a moment before its first result is selected.
  await expect(first).toHaveAttribute('data-combobox-selected')
  await page.keyboard.press('Enter')
}

const focused = (page: Page, name: string) =>
  expect(page.locator(`[data-field="${name}"] :focus`)).toBeInViewport()

test('an owner finds and runs anything by the palette', async ({ page, ownSite }) => {
  const [{ reference }] = (await callApi(ownSite, 'GET', '/orders?limit=1')).orders
  const data = { name: `Bench ${reference}` }
  await callApi(ownSite, 'POST', '/ourCategoriesItems/add', data)
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.emulateMedia({ colorScheme: 'light' })
  await openScreen(page, ownSite, activity)
  for (const [words, heading, name] of [
    ['password', 'My account', 'password'],
    ['holiday', 'Opening hours', 'holidays'],
  ] as const) {
    await act(page, words)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await focused(page, name)
  }
  await look(page, '')
  const recent = page.getByRole('group', { name: 'Recent' })
  await expect(recent.getByRole('option').first()).toContainText('Holidays')
  await page.keyboard.press('Escape')

  // In an open form, focuses the form's own field, also a second time, and preserves typed values.
  await navigateTo(page, products)
  await page.getByRole('link', { name: jhoola }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Teak Spindle Swing')
  for (let time = 0; time < 2; time++) {
    await name.focus()
    await act(page, 'discount')
    await focused(page, 'salePrice')
  }
  await expect(name).toHaveValue('Teak Spindle Swing')
  await page.getByRole('button', { name: 'Discard' }).click()

  const sofas = (await findProducts(ownSite, 'velvet sofa')).slice(0, 6)
  await look(page, 'velvet sofa')
  const found = page.getByRole('group', { name: 'Products' }).getByRole('option')
  await expect(found).toHaveText(sofas.map((one: { name: string }) => one.name))
  await found.first().click()
  await expect(name).toHaveValue(sofas[0].name)

  // A reference means its enquiry, rather than a product with it in its name.
  const options = await look(page, reference.toLowerCase())
  await expect(options.filter({ hasText: data.name })).toBeVisible()
  await expect(options.first()).toContainText(reference)
  await expect(options.first()).not.toContainText('Bench')
  await expect(options.first()).toHaveAttribute('data-combobox-selected')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${ownSite.url}/admin/orders?q=${reference}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Enquiries/ })).toBeVisible()

  // A screen that was still loading when the palette opened leaves the focus in it.
  await look(page, 'dark')
  await navigate(page, activity)
  await expect(page.getByText('Who changed what, and when.', { exact: false })).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.type(' mode')
  await expect(field(page)).toHaveValue('dark mode')
  await page.keyboard.press('Escape')

  await act(page, 'dark mode', 'Use the dark theme')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  const download = page.waitForEvent('download')
  await act(page, 'export products', 'Export products')
  expect((await download).suggestedFilename()).toMatch(/^products-.*\.csv$/)

  // Links to fields open every kind of form: pages, dialogs and screens, of one record or several.
  const forms = contentScreens.filter(({ layout }) => layout.sections.length > 0)
  const kinds = new Map(forms.map((one) => [`${one.form} ${one.type.single}`, one]))
  const fields = listFields('/admin', englishTargets)
  for (const { label, address } of kinds.values()) {
    const own = fields.filter((field) => field.address.startsWith(address))
    const one = own[Math.floor(own.length / 2)]
    if (one === undefined) throw new Error(`${label} has no fields.`)
    await navigateTo(page, one.to)
    const name = decodeURIComponent(one.to.split('#field-')[1] ?? '')
    await test.step(label, () => focused(page, name))
  }
  await act(page, 'sign out', 'Sign out')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})

test('an owner undoes changes by palette and key', async ({ page, ownSite, consoleErrors }) => {
  const read = async () => (await findProducts(ownSite, jhoola))[0]
  const visibility = async () => (await read()).visibility
  const { _id } = await read()
  await openScreen(page, ownSite, `${products}/${_id}`)

  // Values that are not saved yet stay.
  await page.getByLabel('Warranty').fill('Ten years')
  await act(page, 'hide', 'Hide this product')
  await expect(page.getByText(`${jhoola} hidden from visitors.`)).toBeVisible()
  expect(await visibility()).toBe('hidden')
  await expect(page.getByLabel('Warranty')).toHaveValue('Ten years')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Product saved.')).toBeVisible()
  expect(await read()).toMatchObject({ visibility: 'hidden', warranty: 'Ten years' })
  await navigateTo(page, `${products}/view/${_id}`)
  await act(page, 'publish', 'Publish this product')
  await expect(page.getByRole('link', { name: 'View on site' })).toBeVisible()

  // Once, and even after its message is dismissed.
  const done = toastOf(page, `${jhoola} is live.`)
  await done.getByRole('button', { name: 'Dismiss' }).click()
  await expect(done).toHaveCount(0)
  await navigateTo(page, activity)
  await act(page, 'take back', 'Undo')
  await expect.poll(visibility).toBe('hidden')
  // The form was saved after the change before it, which therefore stays.
  await act(page, 'undo', 'Undo')
  await expect(page.getByText(`Someone else changed “${jhoola}” meanwhile`)).toBeVisible()
  expect(await visibility()).toBe('hidden')
  await act(page, 'undo', 'Undo')
  await expect(page.getByText('Nothing to undo.')).toBeVisible()
  // Refused requests are logged with their status.
  consoleErrors.length = 0

  // On a screen without a product, it asks for one.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Search or jump to' }).click()
  await field(page).fill('set live')
  await page.getByRole('option', { name: 'Publish product…' }).click()
  await page.getByRole('combobox', { name: 'Publish which product?' }).fill('teak spindle')
  await page.getByRole('option', { name: jhoola }).click()
  await expect.poll(visibility).toBe('live')
  await page.setViewportSize({ width: 1440, height: 900 })

  // By key, one change after the other, as long as no field has the focus.
  await navigateTo(page, `${products}/view/${_id}`)
  await act(page, 'hide', 'Hide this product')
  // The key takes back only what the browser knows to be done.
  await expect(toastOf(page, `${jhoola} hidden from visitors.`)).toBeVisible()
  expect(await visibility()).toBe('hidden')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+z')
  await expect.poll(visibility).toBe('live')
  await page.keyboard.press('Control+z')
  await expect.poll(visibility).toBe('hidden')

  // An undo shows in a list that was left and opened again.
  const screen = '/admin/story-perpose'
  await navigateTo(page, screen)
  const buttons = page.getByRole('main').getByRole('button', { name: /^Actions for / })
  const label = (await buttons.first().getAttribute('aria-label')) ?? ''
  const entry = page.getByRole('button', { name: label, exact: true })
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET')
  await entry.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(entry).toHaveCount(0)
  await saved
  await navigateTo(page, screen)
  await expect(buttons.first()).toBeVisible()
  await expect(entry).toHaveCount(0)
  await act(page, 'undo', 'Undo')
  await expect(entry).toBeVisible()
})
