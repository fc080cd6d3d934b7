import { expect, findBarriersInThemes, signIn, test } from '../../helpers/test.ts'

// Requests still under way when a test ends concern nobody: its server goes next.
test.afterEach(({ page }) => page.close())

test('the dashboard counts, and shows what visitors asked for', async ({ page, ownSite }) => {
  const token = await signIn(page, ownSite)
  const headers = { authorization: `Bearer ${token}` }
  const { categoryItemData } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems?q=Pergola`)
  ).json()
  const [{ _id: product, name }] = categoryItemData
  for (const source of ['product', 'shop', 'message']) {
    await page.request.post(`${ownSite.url}/api/orders`, {
      data: { source, ...(source !== 'message' && { product }) },
    })
  }
  const [{ statistics }, { data }] = await Promise.all(
    ['/statistics?days=30', '/ourCategories/counts/total'].map(async (path) =>
      (await page.request.get(`${ownSite.url}/api${path}`, { headers })).json(),
    ),
  )
  const total = statistics.perDay.reduce(
    (sum: number, { count }: { count: number }) => sum + count,
    0,
  )

  await page.goto(`${ownSite.url}/admin`)
  await expect(page.getByRole('link', { name: 'Total Categories 6' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Total Products 24' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Total Users 1' })).toBeVisible()
  await expect(
    page.getByRole('link', { name: `Pending Orders ${data.pendingOrders}` }),
  ).toBeVisible()
  const table = page.getByRole('table', { name: `Enquiries per day, ${total} in all` })
  await expect(table.getByRole('row')).toHaveCount(30)
  await expect(table.getByRole('row').last().getByRole('cell')).toHaveText(
    String(statistics.perDay.at(-1).count),
  )
  await expect(page.getByRole('region', { name: 'Most enquiries' })).toContainText(
    statistics.products[0].name,
  )
  await page.getByText('7 days', { exact: true }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(7)
  await expect(page.getByRole('region', { name: 'Waiting for a reply' })).toContainText(name)
  expect(await findBarriersInThemes(page)).toEqual([])
})

test('a first visit begins with what to do first', async ({ page, emptySite }) => {
  const token = await signIn(page, emptySite)
  await page.goto(`${emptySite.url}/admin`)
  await expect(page.getByRole('heading', { name: /Here is what to do first\.$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Total Products 0' })).toBeVisible()
  await expect(page.getByText('No enquiries yet')).toBeVisible()
  expect(await findBarriersInThemes(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'From photos' }).click()
  await expect(page.getByRole('heading', { name: 'Products from photos' })).toBeVisible()
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Add New Products' }).click()
  await expect(page.getByRole('heading', { name: 'Add Product' })).toBeVisible()

  await page.request.post(`${emptySite.url}/api/ourCategoriesItems/add`, {
    data: { name: 'Monsoon Jhoola' },
    headers: { authorization: `Bearer ${token}` },
  })
  await page.goto(`${emptySite.url}/admin`)
  const steps = page.getByRole('region', { name: 'Get the shop ready' })
  await expect(steps.getByText('Add your first product (done)')).toBeVisible()
  await steps.getByRole('button', { name: 'Hide this list' }).click()
  await expect(steps).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Total Products 1' })).toBeVisible()
  await expect(steps).toBeHidden()
})
