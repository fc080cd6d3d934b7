import { expect, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

test('the product list shows a note about partial matches and corrected spelling', async ({
  page,
  demoSite,
}) => {
  await signIn(page, demoSite)
  const note = page.locator('.search-note')
  await page.goto(`${demoSite.url}/admin/manage-store/products?q=velvet%20sofa`)
  await expect(note).toHaveText(
    'No product has every word of “velvet sofa”; these match part of it.',
  )
  await expect(page.getByRole('link', { name: 'Three-Seat Linen Sofa' })).toBeVisible()
  const search = page.getByRole('searchbox')
  await search.fill('spindel jhoola')
  await expect(note).toContainText('Showing results for “spindle jhoola”.')
  await search.fill('Teak Spindle Jhoola')
  await expect(note).not.toContainText('Showing results')
})

test('the palette lists products in the order of the search API and opens one', async ({
  page,
  demoSite,
}) => {
  const token = await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/activity`)
  const response = await page.request.get(
    `${demoSite.url}/api/ourCategoriesItems?q=velvet%20sofa&limit=6`,
    { headers: { authorization: `Bearer ${token}` } },
  )
  const { categoryItemData } = await response.json()
  const names: string[] = categoryItemData.map(({ name }: { name: string }) => name)
  expect(names.length).toBeGreaterThan(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('velvet sofa')
  const group = page.getByRole('group', { name: 'Products' })
  await expect(group.getByRole('option')).toHaveText(names)
  await group.getByRole('option').first().click()
  await expect(page.getByRole('heading', { name: 'Edit Product' })).toBeVisible()
})
