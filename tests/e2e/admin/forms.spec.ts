import type { Page, Route } from '@playwright/test'
import { addCategory, addProduct, callApi, findProduct } from '../../helpers/api.ts'
import { chooseAction, chooseFiles } from '../../helpers/back-office.ts'
import { jpeg } from '../../helpers/chosen-files.ts'
import { createForm } from '../../helpers/form.ts'
import { photograph } from '../../helpers/media.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

const products = '/admin/manage-store/products'
const daybed = 'Cane Daybed Swing'

const save = (page: Page) => page.getByRole('button', { name: /^(?:Save|Update)(?! and)/ })
const question = (page: Page) => page.getByRole('dialog', { name: 'You have unsaved changes' })
const unsaved = (page: Page) => page.getByText('Unsaved changes', { exact: true })
const restored = (page: Page) => page.getByText(/Your unsaved changes from .* have been restored/)

async function choosePhoto(page: Page, colour: string): Promise<void> {
  await chooseFiles(page, await jpeg(colour))
}

async function openProduct(page: Page, site: Site, name: string): Promise<string> {
  const { _id } = await findProduct(site, name)
  await navigateTo(page, `${products}/${_id}`)
  await expect(page.getByRole('heading', { name: 'Edit Product' })).toBeVisible()
  return _id
}

test('an owner and a colleague edit a product', async ({ page, emptySite, consoleErrors }) => {
  const { _id: category } = await addCategory(emptySite, 'Swings')
  const fields = { name: daybed, width: '90 cm', createdBy: category, images: await photograph() }
  await addProduct(emptySite, createForm(fields))
  await openScreen(page, emptySite, '/admin')
  const before = await findProduct(emptySite, daybed)
  const path = `/ourCategoriesItems/${before._id}`
  const isSaved = async (button: string) => {
    await page.getByRole('dialog').getByRole('button', { name: button }).click()
    await expect(page.getByText('Product saved.').last()).toBeVisible()
    // The list would override the next navigation.
    await expect(page).toHaveURL(emptySite.url + products)
  }

  await openProduct(page, emptySite, daybed)
  await page.getByLabel('Length').fill('210 cm')
  await page.getByLabel('Warranty').fill('Mine')
  await page.getByLabel('Cushion').fill('My cushion')
  const theirs = { width: '99 cm', warranty: 'Theirs', cushion: 'Their cushion' }
  await callApi(emptySite, 'PUT', path, theirs)
  await save(page).click()
  const dialog = page.getByRole('dialog', {
    name: 'Administrator changed this product while you were editing',
  })
  await expect(dialog).toContainText('2 fields differ')
  const row = (name: RegExp) => dialog.getByRole('row', { name })
  await expect(row(/^Width/)).toContainText(before.width)
  await expect(row(/^Width/).getByLabel('Administrator’s: 99 cm')).toBeChecked()
  await row(/^Cushion/)
    .getByLabel(/’s: /)
    .check()
  await isSaved('Save my choice')
  const merged = await findProduct(emptySite, daybed)
  const { createdBy } = before
  expect(merged).toMatchObject({ ...theirs, length: '210 cm', warranty: 'Mine', createdBy })

  const deleted = page.getByRole('dialog', {
    name: 'This product was deleted while you were editing',
  })
  await openProduct(page, emptySite, daybed)
  await page.getByLabel('Warranty').fill('Ten years')
  await choosePhoto(page, '#8a5a2b')
  const { images } = merged
  const added = page.getByRole('button', { name: `Remove photo ${images.length + 1}` })
  await expect(added).toBeVisible()
  await callApi(emptySite, 'DELETE', path)
  await save(page).click()
  await expect(deleted).toContainText(`Administrator deleted ${daybed}`)
  await isSaved('Restore with my changes')
  const back = await findProduct(emptySite, daybed)
  expect(back).toMatchObject({ _id: before._id, warranty: 'Ten years' })
  expect(back.images).toHaveLength(images.length + 1)

  await openProduct(page, emptySite, daybed)
  await page.getByLabel('Name').fill(`${daybed}, wide`)
  await callApi(emptySite, 'DELETE', path)
  await save(page).click()
  await expect(deleted).toBeVisible()
  await isSaved('Save as new')
  const copy = await findProduct(emptySite, `${daybed}, wide`)
  expect(copy._id).not.toBe(before._id)
  expect(copy.images).toHaveLength(back.images.length)
  expect(copy.images[0].alt).toBe(back.images[0].alt)
  // Refused requests are logged with their status, also those of the form that are still pending.
  await page.goto('about:blank')
  consoleErrors.splice(0)
})

test('unsaved input is kept until it is discarded', async ({ page, demoSite }) => {
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')))
  const { _id, cushion: before } = await findProduct(demoSite, daybed)
  await openScreen(page, demoSite, `${products}/${_id}`)
  const cushion = page.getByLabel('Cushion')
  await expect(cushion).toHaveValue(before)
  await cushion.fill('Two bolsters')
  await expect.poll(drafts).toHaveLength(1)
  // A form that is back at its stored values has no draft.
  await cushion.fill(before)
  await expect.poll(drafts).toEqual([])
  await cushion.fill('Two bolsters')
  await expect.poll(drafts).toHaveLength(1)
  page.on('dialog', (dialog) => dialog.accept())
  // The last words are typed right before the reload.
  await cushion.fill('Two bolsters in rust linen')
  await page.goto(page.url())
  await expect(restored(page)).toBeVisible()
  await expect(cushion).toHaveValue('Two bolsters in rust linen')
  await page.getByRole('button', { name: 'Discard them' }).click()
  await expect(cushion).toHaveValue(before)
  await expect.poll(drafts).toEqual([])

  await page.getByLabel('Warranty').fill('Ten years')
  await expect(unsaved(page)).toBeVisible()
  await page.getByRole('link', { name: 'Categories' }).click()
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Warranty')).toHaveValue('Ten years')
  await page.getByRole('link', { name: 'Categories' }).click()
  await question(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { name: /^Categories/ })).toBeVisible()
})

test('text typed during a save stays in the form', async ({ page, ownSite, consoleErrors }) => {
  /** Saves, and types into a field before the request goes on. */
  const saveAndType = async (address: string, field: string, text: string) => {
    const { promise, resolve } = Promise.withResolvers<Route>()
    let isHeld = false
    await page.route(address, (route) => {
      if (isHeld || route.request().method() === 'GET') return route.fallback()
      isHeld = true
      resolve(route)
    })
    await save(page).click()
    const held = await promise
    await page.getByLabel(field, { exact: true }).fill(text)
    await held.continue()
    await expect(page.getByLabel(field, { exact: true })).toHaveValue(text)
  }
  await openScreen(page, ownSite, '/admin/settings')
  await expect(page.getByLabel('Brand name')).not.toHaveValue('')
  // Somebody else saves the same name, so that the conflict is merged without a question.
  await callApi(ownSite, 'PUT', '/settings', { brandName: 'Jhoola House' })
  await page.getByLabel('Brand name').fill('Jhoola House')
  await saveAndType('**/api/settings', 'Default city', 'Surat')
  await expect(unsaved(page)).toBeVisible()
  await save(page).click()
  await expect
    .poll(async () => (await callApi(ownSite, 'GET', '/settings')).settingsData)
    .toMatchObject({ brandName: 'Jhoola House', defaultCity: 'Surat' })
  // The bar says neither that changes are unsaved nor that they are being saved.
  const bar = page.getByRole('region', { name: 'Save', exact: true })
  await expect(bar.getByRole('status')).toBeEmpty()

  // A new record stays in its form, which changes it from here on.
  await navigateTo(page, '/admin/story-perpose/add')
  await page.getByLabel('Title').fill('Oil')
  await page.getByLabel('Content').fill('Three coats, a week apart.')
  await choosePhoto(page, '#604020')
  await saveAndType('**/api/ourStoryPurpose/**', 'Title', 'Oil and patience')
  await expect(page.getByText('Saved. What you changed since is not saved yet.')).toBeVisible()
  await save(page).click()
  await page.getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByRole('link', { name: 'Oil and patience' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Oil', exact: true })).toHaveCount(0)

  // So does a dialog.
  await navigateTo(page, '/admin/home-carosal')
  await chooseAction(page, /^Actions for/, 'Edit')
  await page.getByLabel('Title', { exact: true }).fill('Rain')
  await saveAndType('**/api/homeCarousal/**', 'Title', 'Rain on the roof')
  await expect(unsaved(page)).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Home carousel saved.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rain on the roof' })).toBeVisible()
  consoleErrors.splice(0)
})

test('an incomplete form is kept as a draft', async ({ page, emptySite }) => {
  const read = async () => (await callApi(emptySite, 'GET', '/contactUS')).contactUsData
  const note = page.getByRole('region', { name: 'Save' }).getByRole('paragraph')
  await openScreen(page, emptySite, '/admin/contact/edit')
  await page.getByLabel(/^Mobile number/).fill('9825054321')
  await page.getByLabel(/^WhatsApp number/).fill('9825012345')
  await save(page).click()
  await expect(note).toHaveText(
    'Mobile number and WhatsApp number saved. Still missing: Title, Description, Image, Location, Email.',
  )
  const numbers = { mobileNumber: '9825054321', watsappNumber: '9825012345' }
  expect(await read()).toMatchObject({ ...numbers, title: '' })
  await page.getByRole('link', { name: 'Email' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()

  // Other values stay in a local draft, and leaving asks for no confirmation.
  await page.getByLabel('Title').fill('Talk to us')
  await save(page).click()
  await expect(note).toContainText('Kept as a draft on this device. Still missing:')
  expect((await read()).title).toBe('')
  await navigateTo(page, '/admin/contact/edit')
  await expect(restored(page)).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Talk to us')
  await page.getByLabel('Email').fill('nobody')
  await save(page).click()
  await expect(page.getByText('Invalid email')).toBeVisible()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()

  // So does a dialog.
  await navigateTo(page, '/admin/about-gallery')
  const open = page.getByRole('button', { name: 'Change Image and Text' })
  await open.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Our workshop')
  await save(page).click()
  await expect(dialog.getByText(/Kept as a draft/)).toContainText('Still missing: Description.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await open.click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Our workshop')
})
