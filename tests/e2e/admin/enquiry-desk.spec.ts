import { expect, findViolationsInThemes, navigateTo, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test('pasting a WhatsApp message finds its enquiry, and replying marks it as answered', async ({
  page,
  context,
  ownSite,
}) => {
  const answers: string[] = []
  await context.route('https://wa.me/**', (route) => {
    answers.push(new URL(route.request().url()).searchParams.get('text') ?? '')
    return route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' })
  })
  await signIn(page, ownSite)
  const { categoryItemData } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems?limit=1`)
  ).json()
  const [{ _id, name }] = categoryItemData
  const response = await page.request.post(`${ownSite.url}/api/orders`, {
    data: { source: 'product', product: _id, referrer: 'https://www.instagram.com/' },
  })
  const { reference } = await response.json()

  await page.setViewportSize(phone)
  await page.goto(`${ownSite.url}/admin/orders`)
  const box = page.getByLabel('Paste a WhatsApp message')
  await box.fill('Hello, are you there?')
  await expect(page.getByText('No enquiry found for this message.')).toBeVisible()
  await box.fill(`[21/11, 09:14] Asha: I want to order\n*reference:*\n${reference.toLowerCase()}`)
  await expect(page.getByRole('row')).toHaveCount(1)
  await expect(page.getByRole('row')).toContainText(reference)
  await expect(box).toHaveValue('')
  await page.getByRole('link', { name: `Answer ${reference} on WhatsApp` }).click()
  await expect.poll(() => answers.length).toBe(1)
  expect(answers[0]).toContain(`asking about ${name}.\nReference: ${reference}`)
  await page.bringToFront()
  await expect(page.getByRole('button', { name: `Status of ${reference}: Answered` })).toBeVisible()
  await page.getByRole('button', { name: `History of ${reference}` }).click()
  const history = page.getByRole('dialog', { name: `History of ${reference}` })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expect(history).toContainText('instagram.com')
  expect(await findViolationsInThemes(page)).toEqual([])
})

test('a bulk status change updates several enquiries and can be undone until a colleague changes one', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const token = await signIn(page, ownSite)
  await page.setViewportSize(desk)
  await page.goto(`${ownSite.url}/admin/orders?status=pending`)
  await expect(page.getByRole('link', { name: 'Enquiries 3 pending' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('toolbar', { name: '3 enquiries selected' })
  await expect(bar).toBeVisible()
  await page.setViewportSize(phone)
  expect(await findViolationsInThemes(page)).toEqual([])
  await bar.getByRole('button', { name: 'Confirmed' }).click()
  await expect(page.getByText('3 enquiries marked as confirmed.')).toBeVisible()
  await expect(page.getByText('Nothing found')).toBeVisible()
  const link = page.getByRole('navigation').getByRole('link', { name: /^Enquiries/ })
  await expect(link).toHaveAccessibleName('Enquiries')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.setViewportSize(desk)
  await expect(page.getByRole('link', { name: 'Enquiries 3 pending' })).toBeVisible()

  const options = { headers: { authorization: `Bearer ${token}` } }
  const list = async (status: string) => {
    const response = await page.request.get(`${ownSite.url}/api/orders?status=${status}`, options)
    return response.json()
  }
  const [{ _id, reference }] = (await list('pending')).orders
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await bar.getByRole('button', { name: 'Confirmed' }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()
  const { total } = await list('confirmed')
  const data = { note: 'Wants it in teak' }
  await page.request.put(`${ownSite.url}/api/orders/${_id}`, { ...options, data })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`Someone else changed “${reference}” meanwhile`)).toBeVisible()
  expect([(await list('confirmed')).total, (await list('pending')).total]).toEqual([total, 0])
  // The refused request is logged with its status.
  consoleErrors.length = 0
})

test('sample data is labelled, fills the dashboard and is removed with one click', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin`)
  const note = page.getByText('Sample data. Nothing here is real.')
  await expect(note).toBeVisible()
  for (const title of ['Views', 'Viewed, no enquiries', 'Searched for, not found'])
    await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Viewed, no enquiries' })).toContainText(
    'Bouclé Wrap Loveseat',
  )
  await page.getByRole('button', { name: 'Weekly summary' }).click()
  const week = page.getByRole('dialog', { name: 'Weekly summary' })
  await expect(week).toContainText('Enquiries:')
  await expect(week.getByRole('link', { name: 'Send to my WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876543210\?text=Zula%20Living/,
  )
  expect(await findViolationsInThemes(page)).toEqual([])
  await week.getByRole('button', { name: 'Close' }).last().click()

  await page.setViewportSize(desk)
  await navigateTo(page, '/admin/manage-store/products')
  const row = page.getByRole('row', { name: /Teak Spindle Jhoola/ })
  await expect(page.getByRole('columnheader', { name: 'Enquiries (30 d)' })).toBeVisible()
  await expect(row.getByRole('cell').nth(9)).toHaveText(/^[1-9][0-9]*$/)
  await row.getByRole('link', { name: 'Teak Spindle Jhoola' }).click()
  await expect(page.getByText(/Last 30 days: \d+ enquir(?:y|ies), \d+ views?\./)).toBeVisible()

  await navigateTo(page, '/admin')
  await page.getByRole('button', { name: 'Remove sample data' }).click()
  await expect(page.getByText('Sample data removed.')).toBeVisible()
  await expect(note).toHaveCount(0)
  await expect(page.getByText('No enquiries yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pending Orders 0' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('No enquiries yet')).toBeVisible()
  await expect(note).toHaveCount(0)
})
