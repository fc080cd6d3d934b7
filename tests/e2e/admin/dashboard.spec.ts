import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

test('the dashboard shows totals, enquiries per day and the most enquired products', async ({
  page,
  ownSite,
}) => {
  const token = await signIn(page, ownSite)
  const headers = { authorization: `Bearer ${token}` }
  const { categoryItemData } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems?q=Pergola`)
  ).json()
  const [{ _id: product }] = categoryItemData
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
  await expect(page.getByRole('region', { name: 'What changed' })).toHaveCount(1)
})

test('the oldest enquiry is answered in two clicks, then the next one is shown', async ({
  page,
  context,
  ownSite,
}) => {
  const answers: string[] = []
  await context.route('https://wa.me/**', (route) => {
    answers.push(new URL(route.request().url()).searchParams.get('text') ?? '')
    return route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' })
  })
  const token = await signIn(page, ownSite)
  const headers = { authorization: `Bearer ${token}` }
  await page.request.delete(`${ownSite.url}/api/statistics/examples`, { headers })
  await page.goto(`${ownSite.url}/admin`)
  await expect(page.getByRole('region', { name: 'Nobody is waiting for a reply.' })).toBeVisible()

  const references: string[] = []
  for (const source of ['product', 'shop', 'message']) {
    const response = await page.request.post(`${ownSite.url}/api/orders`, { data: { source } })
    references.push((await response.json()).reference)
  }
  const [oldest = '', second = '', newest = ''] = references
  // Browser clock: five hours later.
  await page.clock.setFixedTime(Date.now() + 5 * 3_600_000 + 60_000)
  await page.reload()
  const queue = page.getByRole('region', { name: '3 people are waiting, the longest for 5 hours' })
  await expect(queue).toContainText(oldest)
  await expect(queue.getByRole('list', { name: 'Next in line' })).toContainText(second)

  await page.evaluate(() => {
    sessionStorage.clicks = 0
    addEventListener('click', () => sessionStorage.clicks++, true)
  })
  await queue.getByRole('link', { name: `Answer ${oldest} on WhatsApp` }).click()
  await expect.poll(() => answers.length).toBe(1)
  expect(answers[0]).toContain(`Reference: ${oldest}`)
  await page.bringToFront()
  await queue.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByText(`${oldest} marked as answered.`)).toBeVisible()
  expect(await page.evaluate(() => Number(sessionStorage.clicks))).toBe(2)

  // Keyboard: Enter marks the next enquiry as answered.
  const rest = page.getByRole('region', { name: '2 people are waiting, the longest for 5 hours' })
  await expect(rest.getByRole('link', { name: `Answer ${second} on WhatsApp` })).toBeVisible()
  await rest.getByRole('button', { name: 'Mark as answered' }).focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('region', { name: '1 person has been waiting for 5 hours' }),
  ).toContainText(newest)
  await page
    .getByRole('status')
    .filter({ hasText: `${second} marked as answered.` })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(rest).toContainText(second)
})

test('the first setup step saves the WhatsApp number', async ({ page, emptySite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, emptySite)
  await page.goto(`${emptySite.url}/admin`)
  const steps = page.getByRole('region', { name: /Here is what to do first/ })
  const first = steps.getByRole('listitem').first()
  await expect(first).toContainText('Add your WhatsApp number')
  // Every step describes its effect on visitors.
  await expect(steps.getByText(/^Visitors (see|read) /)).toHaveCount(8)
  const number = first.getByLabel('WhatsApp number')
  await number.fill('12345')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('WhatsApp number must be 10 digits')).toBeVisible()
  expect(await findViolationsInThemes(page)).toEqual([])
  await number.fill('+91 98250 12345')
  await number.press('Enter')
  await expect(page.getByText('Number saved. Visitors can chat with you.')).toBeVisible()
  await expect(first).toContainText('(done)')
  const { contactUsData } = await (await page.request.get(`${emptySite.url}/api/contactUS`)).json()
  expect(contactUsData).toMatchObject({
    watsappNumber: '9825012345',
    mobileNumber: '9825012345',
    title: '',
  })
})

test('a new shop starts with a setup checklist that can be hidden', async ({ page, emptySite }) => {
  const token = await signIn(page, emptySite)
  await page.goto(`${emptySite.url}/admin`)
  await expect(page.getByRole('heading', { name: /Here is what to do first\.$/ })).toBeVisible()
  await expect(page.getByText('0 of 8')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Total Products 0' })).toBeVisible()
  await expect(page.getByText('No enquiries yet')).toBeVisible()
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
