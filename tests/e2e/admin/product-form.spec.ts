import type { Locator, Page } from '@playwright/test'
import { photograph } from '../../helpers/media/media.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const list = '/admin/manage-store/products'
const save = (page: Page) => page.getByRole('button', { name: /^Save(?! and)/ })
const missed = (page: Page) =>
  page.getByRole('paragraph').filter({ hasText: 'missing for visitors:' })

async function pictures(...colours: string[]) {
  return Promise.all(
    colours.map(async (colour) => {
      const { filename, bytes } = await photograph(colour)
      return { name: filename, mimeType: 'image/jpeg', buffer: bytes }
    }),
  )
}

async function find(page: Page, { url }: Site, name: string) {
  const address = `${url}/api/ourCategoriesItems?q=${encodeURIComponent(name)}`
  const { categoryItemData } = await (await page.request.get(address)).json()
  return categoryItemData.find((one: { name: string }) => one.name === name)
}

/** Creates a product with only a name, and given fields, through the API. */
async function addNamed(page: Page, { url }: Site, token: string, more: object = {}) {
  const response = await page.request.post(`${url}/api/ourCategoriesItems/add`, {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Bare Bench', ...more },
  })
  return (await response.json()).categoryItemData
}

async function addCategory(page: Page, { url }: Site, token: string, name: string) {
  const { filename, bytes } = await photograph('#8a5a2b')
  const response = await page.request.post(`${url}/api/ourCategories/add`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { name, image: { name: filename, mimeType: 'image/jpeg', buffer: bytes } },
  })
  expect(response.status()).toBe(201)
}

test('adding a product with photos, price and category takes at most five clicks', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin`)
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  const group = page.getByRole('button', { name: /Manage Store/ })
  await expect(group).toBeVisible()
  const menu = page.getByRole('link', { name: 'Products', exact: true }).first()
  if (!(await menu.isVisible())) await click(group)
  await click(menu)
  await click(page.getByRole('link', { name: 'Add New Products' }))
  const chooser = page.waitForEvent('filechooser')
  await click(page.getByRole('button', { name: 'Add', exact: true }))
  await (await chooser).setFiles(await pictures('#8a5a2b', '#2b5a8a', '#5a8a2b'))
  await expect(page.getByRole('button', { name: 'Move photo 3, place 3 of 3' })).toBeVisible()
  // Fields that are filled in first are adjacent, so that Tab moves from one to the next.
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Monsoon Jhoola')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Price', { exact: true })).toBeFocused()
  await page.keyboard.type('45000')
  const category = page.getByLabel('Category')
  const isThere = () => category.evaluate((field) => field === document.activeElement)
  for (let field = 0; field < 20 && !(await isThere()); field++) await page.keyboard.press('Tab')
  await expect(category).toBeFocused()
  await page.keyboard.type('Indoor')
  await click(save(page))
  await expect(page.getByText('Product saved.')).toBeVisible()
  test.info().annotations.push({ type: 'clicks', description: String(clicks) })
  expect(clicks).toBeLessThanOrEqual(5)

  const saved = await find(page, ownSite, 'Monsoon Jhoola')
  expect(saved).toMatchObject({ price: '45000', createdBy: { name: 'Indoor Swings' } })
  expect(saved.images).toHaveLength(3)
})

test('the toast of a saved product links to its public page, or a preview if hidden', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}${list}/add`)
  await expect(missed(page)).toHaveCount(0)
  await page.getByLabel('Name').fill('Verandah Bench')
  await page.getByLabel('Price', { exact: true }).fill('12000')
  await save(page).click()
  const toast = page.getByRole('status').filter({ hasText: 'Product saved.' })
  await expect(toast).toContainText(
    'Still missing for visitors: photos, category, size, material, description.',
  )
  const opened = page.waitForEvent('popup')
  await toast.getByRole('link', { name: 'View' }).click()
  const visitor = await opened
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Verandah Bench')
  await expect(visitor).toHaveURL(/\/product-detail\/verandah-bench-/)
  await visitor.close()

  await page.getByRole('link', { name: 'Verandah Bench' }).click()
  // Wait for the form: the list has a Visibility filter as well.
  await expect(page.getByRole('heading', { name: 'Edit Product' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Hidden')
  await save(page).click()
  const previewed = page.waitForEvent('popup')
  await toast.getByRole('button', { name: 'View' }).click()
  const preview = await previewed
  await expect(preview.getByRole('note')).toContainText('Only you can see this page.')
  await preview.close()
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 900 }, hasTouch: true })

  test('missing details link to their fields and disappear once filled in', async ({
    page,
    ownSite,
  }) => {
    const token = await signIn(page, ownSite)
    const { _id } = await addNamed(page, ownSite, token, { material: 'Teak', width: '90 cm' })
    await page.goto(`${ownSite.url}${list}/${_id}`)
    const line = missed(page)
    await expect(line).toHaveText(
      '4 details missing for visitors: photos, price, category, description',
    )
    const follow = (name: string) => line.getByRole('link', { name, exact: true }).tap()
    await follow('price')
    const price = page.getByLabel('Price', { exact: true })
    await expect(price).toBeFocused()
    await expect(price).toBeInViewport()
    const top = async () => (await price.boundingBox())?.y
    const before = await top()
    await page.keyboard.type('9000')
    await expect(line).toHaveText('3 details missing for visitors: photos, category, description')
    expect(await top()).toBe(before)

    await page.locator('input[type=file]').setInputFiles(await pictures('#8a5a2b'))
    await expect(line).toHaveText('3 details missing for visitors: alt text, category, description')
    expect(await findViolationsInThemes(page)).toEqual([])
    await follow('alt text')
    await page.getByLabel('Photo description').fill('A bench of teak')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Describe photo 1', exact: true })).toBeFocused()
    await follow('category')
    // Wait for the focus: a late one would interrupt the next link.
    await expect(page.getByLabel('Category')).toBeFocused()
    await page.getByLabel('Category').selectOption('Indoor Swings')
    await expect(line).toHaveText('1 detail missing for visitors: description')
    await follow('description')
    await expect(page.getByLabel('Description', { exact: true })).toBeFocused()
    await page.keyboard.type('A bench for two.')
    await expect(line).toHaveCount(0)
    await save(page).click()
    await expect(page.getByText('Product saved.')).toBeVisible()
  })
})

test('a single category is preselected and does not count as an unsaved change', async ({
  page,
  emptySite,
}) => {
  const token = await signIn(page, emptySite)
  await addCategory(page, emptySite, token, 'Swings')
  await page.goto(`${emptySite.url}${list}/add`)
  const category = page.getByLabel('Category')
  await expect(category.locator('option:checked')).toHaveText('Swings')
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.getByLabel('Name').fill('First Swing')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(category.locator('option:checked')).toHaveText('Swings')
  await page.getByLabel('Name').fill('First Swing')
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await expect(page.getByText('Product saved.')).toBeVisible()
  expect(await find(page, emptySite, 'First Swing')).toMatchObject({
    createdBy: { name: 'Swings' },
  })

  await addCategory(page, emptySite, token, 'Chairs')
  await page.goto(`${emptySite.url}${list}/add`)
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(category.getByRole('option', { name: 'Chairs' })).toBeAttached()
  await expect(category).toHaveValue('')
})
