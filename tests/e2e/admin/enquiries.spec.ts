import type { Page, Route } from '@playwright/test'
import { callApi } from '../../helpers/api.ts'
import { stubChatApp } from '../../helpers/chat.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

/** Opens a chat as a visitor. Returns its reference. */
async function ask(site: Site, data: object): Promise<string> {
  return (await callApi(site, 'POST', '/orders', data)).reference
}

async function readEnquiry(site: Site, reference: string) {
  return (await callApi(site, 'GET', `/orders?q=${reference}`)).orders[0]
}

const status = (page: Page, reference: string, word: string) =>
  page.getByRole('button', { name: `Status of ${reference}: ${word}` })

async function setStatus(page: Page, reference: string, from: string, to: string): Promise<void> {
  await status(page, reference, from).click()
  await page.getByRole('menuitemradio', { name: to }).click()
  await expect(status(page, reference, to)).toBeVisible()
}

async function writeNote(page: Page, button: string, note: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByLabel(/^Note for /)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(note)
  await page.keyboard.press('Control+Enter')
}

test('an owner finds and answers enquiries', async ({ page, context, ownSite }) => {
  const chats = await stubChatApp(context)
  await callApi(ownSite, 'DELETE', '/statistics/examples')
  const { categoryItemData } = await callApi(ownSite, 'GET', '/ourCategoriesItems?limit=2')
  const [product, other] = categoryItemData
  const referrer = 'https://www.instagram.com/'
  const first = await ask(ownSite, { source: 'product', product: product._id, referrer })
  const second = await ask(ownSite, { source: 'product', product: other._id })
  await openScreen(page, ownSite, '/admin/orders')
  await expect(page.getByRole('link', { name: 'Enquiries 2 pending' })).toBeVisible()
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(3)
  const search = page.getByLabel('Search enquiries')
  await search.fill(second)
  await expect(rows).toHaveCount(2)
  await setStatus(page, second, 'Pending', 'Confirmed')
  await expect(page.getByRole('link', { name: 'Confirmed 1' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Enquiries 1 pending' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status(page, second, 'Pending')).toBeVisible()

  await writeNote(page, `Add a note to ${second}`, 'Wants it before Diwali')
  await expect(page.getByText('Note saved.')).toBeVisible()
  await search.fill('')
  await expect(rows).toHaveCount(3)
  await search.fill('diwali')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText(second)
  await expect(page).toHaveURL(/q=diwali/)
  await page.getByRole('link', { name: /^Cancelled/ }).click()
  await page.getByRole('link', { name: 'Show all' }).click()

  const box = page.getByLabel('Paste a WhatsApp message')
  await box.fill('Hello, are you there?')
  await expect(page.getByText('No enquiry found for this message.')).toBeVisible()
  await box.fill(`[21/11, 09:14] Asha: I want to order\n*reference:*\n${first.toLowerCase()}`)
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText(first)
  await expect(box).toHaveValue('')
  await page.getByRole('link', { name: `Answer ${first} on WhatsApp` }).click()
  await expect.poll(() => chats.join()).toContain(encodeURIComponent(`Reference: ${first}`))
  await page.bringToFront()
  await expect(status(page, first, 'Answered')).toBeVisible()
  await page.getByRole('button', { name: `History of ${first}` }).click()
  const history = page.getByRole('dialog', { name: `History of ${first}` })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expect(history).toContainText('instagram.com')
  await page.keyboard.press('Escape')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^enquiries-.*\.csv$/)
})

test('no change to an enquiry is lost', async ({ page, emptySite, consoleErrors }) => {
  const open = async () => {
    const reference = await ask(emptySite, { source: 'message' })
    await navigateTo(page, `/admin/orders?status=pending&q=${reference}`)
    await expect(status(page, reference, 'Pending')).toBeVisible()
    return reference
  }
  const holdWrites = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const hold = async (route: Route) => {
      await promise
      await route.continue()
    }
    await page.route('**/api/orders/*', hold, { times: 1 })
    return resolve
  }
  const change = async (reference: string, values: object) => {
    const { _id } = await readEnquiry(emptySite, reference)
    await callApi(emptySite, 'PUT', `/orders/${_id}`, values)
  }
  await openScreen(page, emptySite, '/admin/orders')

  // A note while the status is being saved.
  const one = await open()
  const sendStatus = await holdWrites()
  await setStatus(page, one, 'Pending', 'Confirmed')
  await writeNote(page, `Add a note to ${one}`, 'Wants it in teak')
  await expect(page.getByRole('button', { name: 'Wants it in teak' })).toBeVisible()
  sendStatus()
  await expect
    .poll(() => readEnquiry(emptySite, one))
    .toMatchObject({ status: 'confirmed', note: 'Wants it in teak' })

  // A list from before the second change arrives after it.
  const two = await open()
  const list = page.getByRole('region', { name: 'Enquiries' })
  await expect(list).toHaveAttribute('aria-busy', 'false')
  const earlier = Promise.withResolvers<void>()
  const isList = (url: URL) => url.pathname === '/api/orders'
  await page.route(isList, async (route) => {
    const response = await route.fetch()
    await earlier.promise
    await route.fulfill({ response })
  })
  await setStatus(page, two, 'Pending', 'Confirmed')
  await expect(list).toHaveAttribute('aria-busy', 'true')
  const sendSecond = await holdWrites()
  await setStatus(page, two, 'Confirmed', 'Cancelled')
  earlier.resolve()
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await expect(status(page, two, 'Cancelled')).toBeVisible()
  sendSecond()
  await expect(page.getByText(`${two} marked as cancelled.`)).toBeVisible()
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await page.unroute(isList)

  // A note is saved over another change of its enquiry, and opens again if a colleague wrote one.
  const three = await open()
  await page.getByRole('button', { name: `Add a note to ${three}` }).click()
  await change(three, { status: 'opened' })
  await change(three, { status: 'pending' })
  await page.keyboard.type('Wants it in teak')
  const listed = page.waitForResponse(
    async (response) =>
      isList(new URL(response.url())) && /in teak/.test(await response.text().catch(() => '')),
  )
  await page.keyboard.press('Control+Enter')
  const note = page.getByRole('button', { name: 'Wants it in teak' })
  await expect(note).toBeVisible()
  await expect
    .poll(() => readEnquiry(emptySite, three))
    .toMatchObject({ status: 'pending', note: 'Wants it in teak' })
  await listed
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await change(three, { status: 'answered', note: 'Called her' })
  await writeNote(page, 'Wants it in teak', ', and in white')
  await expect(page.getByText(/Someone else changed this enquiry/)).toBeVisible()
  const reopened = page.getByLabel(`Note for ${three}`)
  await expect(reopened).toHaveValue('Wants it in teak, and in white')
  expect(await readEnquiry(emptySite, three)).toMatchObject({ note: 'Called her' })
  await reopened.press('Control+Enter')
  await expect
    .poll(() => readEnquiry(emptySite, three))
    .toMatchObject({ status: 'answered', note: 'Wants it in teak, and in white' })

  // The undo of a bulk change, before and after a colleague's.
  for (let count = 0; count < 2; count++) await ask(emptySite, { source: 'message' })
  const countOf = async (word: string) =>
    (await callApi(emptySite, 'GET', `/orders?status=${word}`)).total
  await navigateTo(page, '/admin/orders?status=pending')
  const bar = page.getByRole('toolbar', { name: '2 enquiries selected' })
  const undo = page
    .getByRole('status')
    .filter({ hasText: '2 enquiries marked as confirmed.' })
    .getByRole('button', { name: 'Undo' })
  const confirmAll = async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await bar.getByRole('button', { name: 'Confirmed' }).click()
    await expect(page.getByText('Nothing found')).toBeVisible()
  }
  await confirmAll()
  await undo.click()
  await expect(page.getByRole('link', { name: 'Enquiries 2 pending' })).toBeVisible()
  const [changed] = (await callApi(emptySite, 'GET', '/orders?status=pending')).orders
  await confirmAll()
  await change(changed.reference, { note: 'Wants it in teak' })
  await undo.click()
  await expect(
    page.getByText(`Someone else changed “${changed.reference}” meanwhile`),
  ).toBeVisible()
  expect([await countOf('confirmed'), await countOf('pending')]).toEqual([3, 0])
  // Refused requests are logged with their status.
  consoleErrors.length = 0
})
