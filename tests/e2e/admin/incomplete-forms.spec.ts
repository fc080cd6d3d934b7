import type { Page } from '@playwright/test'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolationsInThemes, navigateTo, signIn, test } from '../../helpers/test.ts'

const phone = { width: 390, height: 844 }

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const update = (page: Page) => page.getByRole('button', { name: /^Update/ })
const note = (page: Page) => page.getByRole('region', { name: 'Save' }).getByRole('paragraph')

async function readContact(page: Page, site: Site) {
  return (await (await page.request.get(`${site.url}/api/contactUS`)).json()).contactUsData
}

test('the contact form on a phone saves valid numbers while required fields are missing', async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, emptySite)
  await page.goto(`${emptySite.url}/admin/contact/edit`)
  await page.getByLabel(/^Mobile number/).fill('9825054321')
  await page.getByLabel(/^WhatsApp number/).fill('9825012345')
  await update(page).click()
  await expect(note(page)).toHaveText(
    'Mobile number and WhatsApp number saved. Still missing: Title, Description, Image, Location, Email.',
  )
  expect(await readContact(page, emptySite)).toMatchObject({
    mobileNumber: '9825054321',
    watsappNumber: '9825012345',
    title: '',
  })
  expect(await findViolationsInThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Email' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()

  // Other values stay in a local draft, and leaving asks for no confirmation.
  await page.getByLabel('Title').fill('Talk to us')
  await update(page).click()
  await expect(note(page)).toContainText('Kept as a draft on this device. Still missing:')
  expect((await readContact(page, emptySite)).title).toBe('')
  await navigateTo(page, '/admin/contact')
  await expect(page.getByText('9825012345')).toBeVisible()
  await navigateTo(page, '/admin/contact/edit')
  await expect(page.getByText(/Your unsaved changes from .* have been restored/)).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Talk to us')

  // Invalid values get an error message at their field, even in an incomplete form.
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel(/^Mobile number/).fill('12')
  await update(page).click()
  await expect(page.getByText('Invalid email')).toBeVisible()
  await expect(page.getByText('Mobile number must be 10 digits')).toBeVisible()
  expect((await readContact(page, emptySite)).mobileNumber).toBe('9825054321')
})

test('the gallery dialog stores a draft and closes without confirmation', async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite)
  await page.goto(`${emptySite.url}/admin/about-gallery`)
  const open = page.getByRole('button', { name: 'Change Image and Text' })
  await open.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Our workshop')
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect(dialog.getByText(/Kept as a draft/)).toContainText('Still missing: Description.')
  await dialog.getByRole('link', { name: 'Description' }).click()
  await expect(page.locator('[data-field="description"] :focus')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open.click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Our workshop')
})
