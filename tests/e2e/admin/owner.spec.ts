import type { Page } from '@playwright/test'
import { createServices } from '../../../server/app/services.ts'
import { addProduct, callApi } from '../../helpers/api.ts'
import { expect, navigateTo, openScreen, owner, test } from '../../helpers/test.ts'

const colleague = { name: 'Ravi', email: 'ravi@example.com', password: 'rope-and-teak' }

// Browser time zone far from the shop: dates must use the shop's time zone.
test.use({ timezoneId: 'America/New_York' })

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

test('a logout keeps unsaved work for its author', async ({ page, context, emptySite }) => {
  const services = await createServices({ dataDir: emptySite.dataDir })
  await services.accounts.create(colleague.name, colleague.email, colleague.password)
  await services.close()
  const form = '/admin/manage-store/products/add'
  const login = `${emptySite.url}/admin/login`
  const name = page.getByLabel('Name', { exact: true })
  const logout = page.getByRole('button', { name: 'Logout' })
  await page.goto(emptySite.url + form)
  await logIn(page, owner)
  await expect(page).toHaveURL(emptySite.url + form)
  await name.fill('Monsoon Jhoola')
  await logout.click()
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(name).toHaveValue('Monsoon Jhoola')
  await page.getByLabel('Material').fill('Teak')
  await logout.click()
  await question.getByRole('button', { name: 'Sign out without saving' }).click()
  // The login URL carries no return path for the next user.
  await expect(page).toHaveURL(login)

  await logIn(page, colleague)
  await expect(page).toHaveURL(`${emptySite.url}/admin`)
  await navigateTo(page, form)
  await expect(name).toHaveValue('')
  await expect(page.getByText('have been restored')).toBeHidden()
  await logout.click()
  await expect(page).toHaveURL(login)

  await logIn(page, owner)
  await navigateTo(page, form)
  await expect(name).toHaveValue('Monsoon Jhoola')
  await expect(page.getByLabel('Material')).toHaveValue('Teak')

  const other = await context.newPage()
  await other.goto(`${emptySite.url}/admin`)
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(login)
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(dialog).toContainText('Your work is still here')
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toBeHidden()
  await expect(name).toHaveValue('Monsoon Jhoola')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(name).toHaveValue('')
  // With nothing to lose, what logs out in another tab does so here.
  await other.evaluate(() => localStorage.removeItem('token'))
  await expect(page).toHaveURL(login)
  await other.close()
})

test('an owner sets up a new shop on a phone', async ({ page, emptySite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openScreen(page, emptySite, '/admin')
  const steps = page.getByRole('region', { name: /Here is what to do first/ })
  await steps.getByRole('link', { name: 'Go to Settings' }).click()
  await page.getByLabel('Brand name').fill('Jhoola House')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await expect(zone).toHaveValue(/^Asia\/Kolkata/)
  await zone.fill('lisb')
  await page.getByRole('option', { name: /^Europe\/Lisbon/ }).click()
  await page.getByRole('combobox', { name: 'Currency' }).fill('euro')
  await page.getByRole('option', { name: 'EUR, Euro' }).click()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  const { settingsData } = await callApi(emptySite, 'GET', '/settings')
  expect(settingsData).toMatchObject({ timeZone: 'Europe/Lisbon', currency: 'EUR' })

  await navigateTo(page, '/admin/contact')
  await page.getByRole('link', { name: 'Edit contact' }).click()
  const missing = page.getByRole('region', { name: 'Missing fields' })
  await expect(missing).toContainText('Title, Description, Image, Location, Mobile number,')
  await page.getByLabel(/^WhatsApp number/).pressSequentially('+91 98250 12345')
  await expect(page.getByLabel(/^WhatsApp number/)).toHaveValue('9825012345')
  await missing.getByRole('button', { name: 'Fill in for me' }).click()
  await expect(missing).toContainText('Location, Email.')
  await expect(page.getByLabel(/^Location/)).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveValue('Talk to Jhoola House')
  await page.getByLabel(/^Location/).fill('4 Rope Walk, Ahmedabad')
  await page.getByLabel('Email').fill('hello@example.com')
  await expect(missing).toBeHidden()
  await page.getByRole('button', { name: /^Update/ }).click()
  await expect(page.getByText('Contact saved.')).toBeVisible()
  await expect(page.getByRole('definition').last()).toHaveText(/^Just now, Administrator$/)

  // Every product of an enquiry can be opened.
  const products: string[] = []
  for (const name of ['Teak Jhoola', 'Cane Daybed', 'Egg Chair']) {
    products.push((await addProduct(emptySite, { name }))._id)
  }
  await callApi(emptySite, 'POST', '/orders', { products, source: 'shortlist' })
  await navigateTo(page, '/admin/orders')
  const more = page.getByRole('button', { name: '+ 2 more' })
  await expect(more).toBeVisible()
  await expect(page.getByRole('link', { name: 'Egg Chair' })).toBeHidden()
  await more.click()
  await page.getByRole('link', { name: 'Egg Chair' }).click()
  await expect(page.getByRole('heading', { name: 'Egg Chair' })).toBeVisible()

  // 00:30 in Lisbon, still the day before in the browser's time zone.
  await page.clock.setFixedTime('2026-11-22T00:30:00Z')
  await page.setViewportSize({ width: 1440, height: 900 })
  await navigateTo(page, '/admin')
  await expect(page.getByText('Sunday 22 November')).toBeVisible()
  await expect(page.getByRole('complementary').getByText('Jhoola House')).toBeVisible()
})
