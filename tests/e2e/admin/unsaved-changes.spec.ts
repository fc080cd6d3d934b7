import type { Page, Route } from '@playwright/test'
import { photograph } from '../../helpers/media/media.ts'
import { expect, navigateTo, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

type Site = Parameters<typeof signIn>[1]

async function openProduct(page: Page, site: Site, name: string): Promise<string> {
  const { categoryItemData } = await (
    await page.request.get(`${site.url}/api/ourCategoriesItems?q=${encodeURIComponent(name)}`)
  ).json()
  const id: string = categoryItemData[0]._id
  await page.goto(`${site.url}/admin/manage-store/products/${id}`)
  await expect(page.getByRole('heading', { name: 'Edit Product' })).toBeVisible()
  return id
}

/** Holds back the next write to an address; the route of `sent` lets it through. */
async function holdWrite(page: Page, address: string): Promise<{ sent: Promise<Route> }> {
  const { promise, resolve } = Promise.withResolvers<Route>()
  let isHeld = false
  await page.route(address, (route) => {
    if (isHeld || route.request().method() === 'GET') return route.fallback()
    isHeld = true
    resolve(route)
  })
  return { sent: promise }
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')))

test('leaving a form with unsaved changes asks for confirmation', async ({ page, demoSite }) => {
  await signIn(page, demoSite)
  await openProduct(page, demoSite, 'Cane Daybed Swing')
  await page.getByLabel('Warranty').fill('Ten years')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('link', { name: 'Categories' }).click()
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Warranty')).toHaveValue('Ten years')
  await page.getByRole('link', { name: 'Categories' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { name: /^Categories/ })).toBeVisible()
})

test('unsaved input is restored after a reload and can be discarded', async ({
  page,
  demoSite,
}) => {
  await signIn(page, demoSite)
  await openProduct(page, demoSite, 'Cane Daybed Swing')
  const before = await page.getByLabel('Cushion').inputValue()
  await page.getByLabel('Cushion').fill('Two bolsters in rust linen')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  // A form that is back at its stored values has no draft.
  await page.getByLabel('Cushion').fill(before)
  await expect.poll(() => drafts(page)).toEqual([])
  await page.getByLabel('Cushion').fill('Two bolsters')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  page.on('dialog', (dialog) => dialog.accept())
  // The last words are typed right before the reload.
  await page.getByLabel('Cushion').fill('Two bolsters in rust linen')
  await page.reload()
  await expect(page.getByText(/Your unsaved changes from .* have been restored/)).toBeVisible()
  await expect(page.getByLabel('Cushion')).toHaveValue('Two bolsters in rust linen')
  await page.getByRole('button', { name: 'Discard them' }).click()
  await expect(page.getByLabel('Cushion')).toHaveValue(before)
  await page.reload()
  await expect(page.getByLabel('Cushion')).toHaveValue(before)
})

test('text typed while a save is under way stays in the form as an unsaved change', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const token = await signIn(page, ownSite)
  const unsaved = page.getByText('Unsaved changes', { exact: true })
  const save = page.getByRole('button', { name: /^(?:Save|Update)(?! and)/ })
  await page.goto(`${ownSite.url}/admin/settings`)
  await expect(page.getByLabel('Brand name')).not.toHaveValue('')
  // Somebody else saves the same name, so that the conflict is merged without a question.
  const changed = await page.request.put(`${ownSite.url}/api/settings`, {
    data: { brandName: 'Jhoola House' },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(changed.status()).toBe(200)
  await page.getByLabel('Brand name').fill('Jhoola House')
  const merged = await holdWrite(page, '**/api/settings')
  await save.click()
  const conflicting = await merged.sent
  await page.getByLabel('Default city').fill('Surat')
  await conflicting.continue()
  await expect(unsaved).toBeVisible()
  consoleErrors.splice(0)
  await expect(page.getByLabel('Default city')).toHaveValue('Surat')
  const settings = await holdWrite(page, '**/api/settings')
  await save.click()
  const plain = await settings.sent
  await page.getByLabel('Default city').fill('Surat, Gujarat')
  await plain.continue()
  await expect(unsaved).toBeVisible()
  await expect(page.getByLabel('Default city')).toHaveValue('Surat, Gujarat')
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.ok(),
  )
  await save.click()
  await stored
  const { settingsData } = await (await page.request.get(`${ownSite.url}/api/settings`)).json()
  expect(settingsData).toMatchObject({ brandName: 'Jhoola House', defaultCity: 'Surat, Gujarat' })

  // A new record stays in its form, which changes it from here on.
  await navigateTo(page, '/admin/story-perpose/add')
  await page.getByLabel('Title').fill('Oil')
  await page.getByLabel('Content').fill('Three coats, a week apart.')
  const { filename, bytes } = await photograph('#604020')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: filename, mimeType: 'image/jpeg', buffer: bytes })
  const story = await holdWrite(page, '**/api/ourStoryPurpose/**')
  await save.click()
  const created = await story.sent
  await page.getByLabel('Title').fill('Oil and patience')
  await created.continue()
  await expect(page.getByText('Saved. What you changed since is not saved yet.')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Oil and patience')
  await save.click()
  await page.getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByRole('link', { name: 'Oil and patience' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Oil', exact: true })).toHaveCount(0)

  // So does a dialog.
  await navigateTo(page, '/admin/home-carosal')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Rain')
  const slide = await holdWrite(page, '**/api/homeCarousal/**')
  await save.click()
  const renamed = await slide.sent
  await page.getByLabel('Title', { exact: true }).fill('Rain on the roof')
  await renamed.continue()
  await expect(unsaved).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Rain on the roof')
  await save.click()
  await expect(page.getByText('Home carousel saved.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rain on the roof' })).toBeVisible()
})
