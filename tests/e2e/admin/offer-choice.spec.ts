import type { Page } from '@playwright/test'
import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const list = '/admin/manage-store/products'
const first = 'Teak Spindle Jhoola'
const fourth = 'Cane Daybed Swing'

/** Adds a choice of three values. */
async function addCanvas(page: Page, url: string, headers: Record<string, string>) {
  const values = ['Sage', 'Indigo', 'Rust'].map((name) => ({ name, colour: '#9caf88' }))
  const data = { name: 'Canvas', kind: 'swatch', values }
  const response = await page.request.post(`${url}/api/choices/add`, { headers, data })
  return (await response.json()).choiceData
}

/** Value IDs of a choice that each of the first four products offers; an empty list offers all values. */
async function readOffers(page: Page, url: string, id: string, headers: Record<string, string>) {
  const list = await page.request.get(`${url}/api/ourCategoriesItems?limit=4`, { headers })
  const { categoryItemData } = await list.json()
  const offers: unknown[] = []
  for (const { _id } of categoryItemData) {
    const one = await page.request.get(`${url}/api/ourCategoriesItems/${_id}`, { headers })
    const { choices } = (await one.json()).categoryItemData
    offers.push(choices.find((named: { choice: string }) => named.choice === id)?.values)
  }
  return offers
}

async function openDialog(page: Page) {
  await page.getByLabel(`Select ${first}`).click()
  await page.getByLabel(`Select ${fourth}`).click({ modifiers: ['Shift'] })
  await page.getByRole('toolbar').getByRole('button', { name: 'Offer a choice…' }).click()
  return page.getByRole('dialog', { name: 'Offer a choice on 4 products' })
}

test('a choice is offered on several products with undo, and cannot be deleted while in use', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const headers = { authorization: `Bearer ${await signIn(page, ownSite)}` }
  const canvas = await addCanvas(page, ownSite.url, headers)
  const offers = () => readOffers(page, ownSite.url, canvas._id, headers)
  await page.goto(ownSite.url + list)
  const dialog = await openDialog(page)
  await dialog.getByLabel('Choice', { exact: true }).selectOption('Canvas')
  await expect(dialog.getByLabel('All 3, and those added later')).toBeChecked()
  expect(await findViolationsInThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Offer' }).click()
  await expect(page.getByText('Canvas offered on 4 products.')).toBeVisible()
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await expect.poll(offers).toEqual([[], [], [], []])

  // Second time, with two of its values: the products already offer the choice.
  const again = await openDialog(page)
  await again.getByLabel('Choice', { exact: true }).selectOption('Canvas')
  await again.getByLabel('All 3, and those added later').click()
  await expect(again.getByRole('button', { name: 'Offer' })).toBeDisabled()
  await again.getByLabel('Rust').check()
  await again.getByLabel('Sage').check()
  await again.getByRole('button', { name: 'Offer' }).click()
  await expect(page.getByText('4 of them had it already.')).toBeVisible()
  const some = [canvas.values[0]._id, canvas.values[2]._id]
  await expect.poll(offers).toEqual([some, some, some, some])
  await page
    .getByRole('status')
    .filter({ hasText: '4 of them had it already.' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByText('Choices restored.')).toBeVisible()
  await expect.poll(offers).toEqual([[], [], [], []])

  // Choices in use show the number of products, all by one request, and cannot be deleted.
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${ownSite.url}/admin/manage-store/choices`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Canvas' })).toContainText(
    'On 4 products',
  )
  expect(requests.filter((url) => url.endsWith('/references'))).toEqual([])
  await page.getByRole('button', { name: 'Actions for Canvas' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Offered on 4 products')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toContainText('4 products')
  await question.getByRole('button', { name: 'Cancel' }).click()
  // The browser logs the 409 of the rejected deletion.
  consoleErrors.splice(0)
})

test('without choices, the dialog fits a phone and links to the form for a new one', async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const headers = { authorization: `Bearer ${await signIn(page, emptySite)}` }
  await page.request.post(`${emptySite.url}/api/ourCategoriesItems/add`, {
    headers,
    data: { name: 'Plank swing' },
  })
  await page.goto(emptySite.url + list)
  await page.getByRole('button', { name: 'Select products' }).click()
  await page.getByLabel('Select Plank swing').click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Offer a choice…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offer a choice on 1 product' })
  await expect(dialog.getByText('There is no choice yet.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Offer' })).toBeDisabled()
  expect(await findViolationsInThemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await dialog.getByRole('link', { name: 'Add one' }).click()
  await expect(page.getByRole('heading', { name: 'Add choice' })).toBeVisible()
})
