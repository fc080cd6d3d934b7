import type { Page } from '@playwright/test'
import { dateIn, dayAfter, startOfDay } from '../../../domain/time/day.ts'
import { createServices } from '../../../server/app/services.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, navigateTo, owner, signIn, test } from '../../helpers/test.ts'

const phone = { width: 390, height: 844 }
const colleague = { name: 'Ravi', email: 'ravi@example.com', password: 'rope-and-teak' }

// Browser time zone far from the shop: dates must use the shop's time zone.
test.use({ timezoneId: 'America/New_York' })

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

async function withServices<T>(
  { dataDir }: Site,
  work: (services: Awaited<ReturnType<typeof createServices>>) => Promise<T>,
): Promise<T> {
  const services = await createServices({ dataDir })
  try {
    return await work(services)
  } finally {
    await services.close()
  }
}

test('logout asks about unsaved changes, and the draft is restored only for its author', async ({
  page,
  emptySite,
}) => {
  await withServices(emptySite, ({ accounts }) =>
    accounts.create(colleague.name, colleague.email, colleague.password),
  )
  const form = `${emptySite.url}/admin/manage-store/products/add`
  const name = page.getByLabel('Name', { exact: true })
  await page.goto(form)
  await logIn(page, owner)
  await expect(page).toHaveURL(form)
  await name.fill('Monsoon Jhoola')
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(name).toHaveValue('Monsoon Jhoola')
  await page.getByLabel('Material').fill('Teak')
  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Sign out without saving' }).click()
  // The login URL carries no return path for the next user.
  await expect(page).toHaveURL(`${emptySite.url}/admin/login`)

  await logIn(page, colleague)
  await expect(page).toHaveURL(`${emptySite.url}/admin`)
  await page.goto(form)
  await expect(name).toHaveValue('')
  await expect(page.getByText('have been restored')).toBeHidden()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${emptySite.url}/admin/login`)

  await logIn(page, owner)
  await page.goto(form)
  await expect(page.getByText('have been restored')).toBeVisible()
  await expect(name).toHaveValue('Monsoon Jhoola')
  await expect(page.getByLabel('Material')).toHaveValue('Teak')
})

test('a logout in another tab keeps an unsaved form and asks to sign in again', async ({
  page,
  context,
  demoSite,
}) => {
  await page.goto(`${demoSite.url}/admin/login?to=/admin/slogan`)
  await logIn(page, owner)
  const slogan = page.getByLabel('Slogan')
  const before = await slogan.inputValue()
  await slogan.fill('Half a sentence')

  const other = await context.newPage()
  await other.goto(`${demoSite.url}/admin`)
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/\/admin\/login$/)
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(dialog).toContainText('Your work is still here')
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toBeHidden()
  await expect(slogan).toHaveValue('Half a sentence')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(slogan).toHaveValue(before)

  await other.goto(`${demoSite.url}/admin`)
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${demoSite.url}/admin/login`)
  await other.close()
})

test('dates use the time zone of the shop, not of the browser', async ({ page, emptySite }) => {
  // 14:00 in New York, 19:00 in Lisbon, 00:30 of the next day in Ahmedabad.
  await page.clock.setFixedTime('2026-11-21T19:00:00Z')
  const token = await signIn(page, emptySite)
  await page.goto(`${emptySite.url}/admin`)
  await expect(page.getByText('Sunday 22 November')).toBeVisible()
  await navigateTo(page, '/admin/settings')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await expect(zone).toHaveValue(/^Asia\/Kolkata/)
  await zone.fill('lisb')
  await page.getByRole('option', { name: /^Europe\/Lisbon/ }).click()
  await page.getByRole('combobox', { name: 'Currency' }).fill('euro')
  await page.getByRole('option', { name: 'EUR, Euro' }).click()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  const { settingsData } = await (await page.request.get(`${emptySite.url}/api/settings`)).json()
  expect(settingsData).toMatchObject({ timeZone: 'Europe/Lisbon', currency: 'EUR' })
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('Saturday 21 November')).toBeVisible()

  const headers = { authorization: `Bearer ${token}` }
  await page.request.post(`${emptySite.url}/api/orders`, { data: { source: 'shop' } })
  const { orders } = await (
    await page.request.get(`${emptySite.url}/api/orders`, { headers })
  ).json()
  const [{ createdAt }] = orders
  const opened = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Lisbon',
  }).format(new Date(createdAt))
  const nextDay = dayAfter(dateIn('Europe/Lisbon', new Date(createdAt)), 1)
  // 01:00 in Lisbon, still the previous day in the browser's time zone.
  await page.clock.setFixedTime(startOfDay('Europe/Lisbon', nextDay).getTime() + 3_601_000)
  await navigateTo(page, '/admin/orders')
  await expect(page.getByRole('row').nth(1)).toContainText(`Yesterday ${opened}`)
})

test('the setup form sends the time zone of the browser', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  await page.goto(`${demoSite.url}/admin/setup/a-link`)
  await page.getByLabel('Name').fill('Asha')
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('Password', { exact: true }).fill('long-enough')
  const sent = page.waitForRequest('**/api/admin/setup/a-link')
  await page.getByRole('button', { name: 'Create account' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ timeZone: 'America/New_York' })
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used')
  consoleErrors.splice(0)
})

test('every product of an enquiry can be opened on a phone', async ({ page, emptySite }) => {
  await page.setViewportSize(phone)
  const token = await signIn(page, emptySite)
  const products: string[] = []
  for (const name of ['Teak Jhoola', 'Cane Daybed', 'Egg Chair']) {
    const added = await page.request.post(`${emptySite.url}/api/ourCategoriesItems/add`, {
      data: { name },
      headers: { authorization: `Bearer ${token}` },
    })
    products.push((await added.json()).categoryItemData._id)
  }
  await page.request.post(`${emptySite.url}/api/orders`, {
    data: { products, source: 'shortlist' },
  })
  await page.goto(`${emptySite.url}/admin/orders`)
  await expect(page.getByRole('link', { name: 'Egg Chair' })).toBeHidden()
  await page.getByRole('button', { name: '+ 2 more' }).click()
  await expect(page.getByRole('link', { name: 'Cane Daybed' })).toBeVisible()
  await page.getByRole('link', { name: 'Egg Chair' }).click()
  await expect(page.getByRole('heading', { name: 'Egg Chair' })).toBeVisible()
})

test('a new shop saves its contact form on a phone, with normalised numbers and links', async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, emptySite)
  await page.goto(`${emptySite.url}/admin`)
  const steps = page.getByRole('region', { name: /Here is what to do first/ })
  await expect(steps.getByRole('listitem').nth(1)).toContainText('Give your shop its name')
  await steps.getByRole('link', { name: 'Go to Settings' }).click()
  await page.getByLabel('Brand name').fill('Jhoola House')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()

  await navigateTo(page, '/admin/aboutus')
  await expect(page.getByText('Not yet', { exact: true })).toBeVisible()
  await navigateTo(page, '/admin/contact')
  await expect(page.getByText('Not yet', { exact: true })).toBeVisible()
  await expect(page.getByText('Just now')).toBeHidden()
  await page.getByRole('link', { name: 'Edit contact' }).click()
  const missing = page.getByRole('region', { name: 'Missing fields' })
  await expect(missing).toContainText(
    'Title, Description, Image, Location, Mobile number, Email, WhatsApp number.',
  )
  await page.getByLabel(/^WhatsApp number/).pressSequentially('+91 98250 12345')
  await expect(page.getByLabel(/^WhatsApp number/)).toHaveValue('9825012345')
  await missing.getByRole('button', { name: 'Fill in for me' }).click()
  await expect(missing).toContainText('Location, Email.')
  await expect(page.getByLabel(/^Location/)).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveValue('Talk to Jhoola House')
  await expect(page.getByLabel(/^Mobile number/)).toHaveValue('9825012345')
  await page.getByLabel(/^Mobile number/).fill('098250 54321')
  await expect(page.getByLabel(/^Mobile number/)).toHaveValue('9825054321')
  await page.getByLabel(/^Location/).fill('4 Rope Walk, Ahmedabad')
  await page.getByLabel('Email').fill('hello@example.com')
  await page.getByLabel('Instagram link').fill('@jhoola.house')
  await page.getByLabel('Facebook link').pressSequentially('facebook.com/jhoola')
  await expect(missing).toBeHidden()
  await page.getByRole('button', { name: /^Update/ }).click()
  await expect(page.getByText('Contact saved.')).toBeVisible()
  const { contactUsData } = await (await page.request.get(`${emptySite.url}/api/contactUS`)).json()
  expect(contactUsData).toMatchObject({
    title: 'Talk to Jhoola House',
    mobileNumber: '9825054321',
    watsappNumber: '9825012345',
    instagramLink: 'https://www.instagram.com/jhoola.house',
    facebookLink: 'https://www.facebook.com/jhoola',
  })
  await expect(page.getByRole('definition').last()).toHaveText(/^Just now, Administrator$/)
})
