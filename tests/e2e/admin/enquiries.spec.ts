import { expect, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

test('enquiries are searched, confirmed, annotated, filtered and exported as CSV', async ({
  page,
  ownSite,
}) => {
  const token = await signIn(page, ownSite)
  await page.request.delete(`${ownSite.url}/api/statistics/examples`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { categoryItemData } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems?limit=2`)
  ).json()
  const references: string[] = []
  for (const product of categoryItemData) {
    const data = { source: 'product', product: product._id, page: '/' }
    const response = await page.request.post(`${ownSite.url}/api/orders`, { data })
    references.push((await response.json()).reference)
  }
  const [first = '', second = ''] = references
  // Chat opened without a message: its status is Opened, not Pending.
  await page.request.post(`${ownSite.url}/api/orders`, { data: { source: 'header' } })

  await page.goto(`${ownSite.url}/admin`)
  await expect(page.getByRole('link', { name: /^Pending Orders/ })).toContainText('2')
  await page.getByRole('link', { name: 'Enquiries 2 pending' }).click()
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('button', { name: /^Status of .*: Opened$/ })).toBeVisible()
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/orders?')) lists.push(request.url())
  })
  await page.getByLabel('Search enquiries').fill(second)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: `Status of ${second}: Pending` }).click()
  await page.getByRole('menuitemradio', { name: 'Confirmed' }).click()
  await expect(page.getByText(`${second} marked as confirmed.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Confirmed 1' })).toBeVisible()
  // One for the search and one after the change, the numbers of the tabs included.
  expect(lists).toHaveLength(2)
  await expect(page.getByRole('link', { name: 'Enquiries 1 pending' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: `Status of ${second}: Pending` })).toBeVisible()

  await page.getByRole('button', { name: `Add a note to ${second}` }).click()
  await page.keyboard.type('Wants it before Diwali')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Note saved.')).toBeVisible()
  await page.getByLabel('Search enquiries').fill('diwali')
  await expect(page).toHaveURL(/q=diwali/)
  await expect(page.getByRole('row').nth(1)).toContainText(second)
  await page.getByRole('link', { name: /^Cancelled/ }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByText(first)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^enquiries-.*\.csv$/)
})

test('two changes to an enquiry are both saved when the first request is still pending', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  const data = { source: 'message', page: '/' }
  const asked = await page.request.post(`${ownSite.url}/api/orders`, { data })
  const { reference } = await asked.json()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/orders/*', async (route) => {
    await held.promise
    await route.continue()
  })

  await page.goto(`${ownSite.url}/admin/orders?q=${reference}`)
  await page.getByRole('button', { name: `Status of ${reference}: Pending` }).click()
  await page.getByRole('menuitemradio', { name: 'Confirmed' }).click()
  await expect(
    page.getByRole('button', { name: `Status of ${reference}: Confirmed` }),
  ).toBeVisible()
  await page.getByRole('button', { name: `Add a note to ${reference}` }).click()
  await page.keyboard.type('Wants it in teak')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Wants it in teak' })).toBeVisible()
  held.resolve()
  await expect(page.getByText('Note saved.')).toBeVisible()
  await page.reload()
  await expect(
    page.getByRole('button', { name: `Status of ${reference}: Confirmed` }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wants it in teak' })).toBeVisible()
})

test('a list that was requested before a change does not show the state before it', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  const data = { source: 'message', page: '/' }
  const asked = await page.request.post(`${ownSite.url}/api/orders`, { data })
  const { reference } = await asked.json()
  await page.goto(`${ownSite.url}/admin/orders?q=${reference}`)
  const list = page.getByRole('region', { name: 'Enquiries' })
  const status = (word: string) =>
    page.getByRole('button', { name: `Status of ${reference}: ${word}` })
  await expect(list).toHaveAttribute('aria-busy', 'false')
  const [earlier, write] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const isList = (url: URL) => url.pathname === '/api/orders'
  await page.route(isList, async (route) => {
    const response = await route.fetch()
    await earlier.promise
    await route.fulfill({ response })
  })

  await status('Pending').click()
  await page.getByRole('menuitemradio', { name: 'Confirmed' }).click()
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await page.route('**/api/orders/*', async (route) => {
    await write.promise
    await route.continue()
  })
  await status('Confirmed').click()
  await page.getByRole('menuitemradio', { name: 'Cancelled' }).click()
  await expect(status('Cancelled')).toBeVisible()
  earlier.resolve()
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await expect(status('Cancelled')).toBeVisible()
  write.resolve()
  await expect(page.getByText(`${reference} marked as cancelled.`)).toBeVisible()
})

test('a note is saved over another change of its enquiry, and opens again if a colleague wrote one', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const token = await signIn(page, ownSite)
  const data = { source: 'message', page: '/' }
  const asked = await page.request.post(`${ownSite.url}/api/orders`, { data })
  const { reference } = await asked.json()
  await page.goto(`${ownSite.url}/admin/orders?status=pending&q=${reference}`)
  const headers = { authorization: `Bearer ${token}` }
  const read = async () => {
    const found = await page.request.get(`${ownSite.url}/api/orders?q=${reference}`, { headers })
    return (await found.json()).orders[0]
  }
  const write = async (change: object) => {
    const { _id } = await read()
    const options = { data: change, headers }
    await page.request.put(`${ownSite.url}/api/orders/${_id}`, options)
  }
  const type = async (note: string) => {
    await page.keyboard.type(note)
    await page.keyboard.press('Control+Enter')
  }

  await page.getByRole('button', { name: `Add a note to ${reference}` }).click()
  await write({ status: 'opened' })
  await write({ status: 'pending' })
  await type('Wants it in teak')
  await expect(page.getByText('Note saved.')).toBeVisible()
  expect(await read()).toMatchObject({ status: 'pending', note: 'Wants it in teak' })

  await page.getByRole('button', { name: 'Wants it in teak' }).click()
  await write({ status: 'answered', note: 'Called her' })
  await page.keyboard.press('End')
  await type(', and in white')
  await expect(page.getByText(/Someone else changed this enquiry/)).toBeVisible()
  const note = page.getByLabel(`Note for ${reference}`)
  await expect(note).toHaveValue('Wants it in teak, and in white')
  expect(await read()).toMatchObject({ note: 'Called her' })
  await note.press('Control+Enter')
  await expect(page.getByText('Note saved.')).toHaveCount(2)
  expect(await read()).toMatchObject({ status: 'answered', note: 'Wants it in teak, and in white' })
  // Refused requests are logged with their status.
  consoleErrors.length = 0
})
