import type { Page } from '@playwright/test'
import { callApi, findProduct } from '../../helpers/api.ts'
import { chatText, stubChatApp } from '../../helpers/chat.ts'
import { findInvalidHtml, findLayoutFaults, setTextSize } from '../../helpers/page-layout.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolations, test } from '../../helpers/test.ts'

const phone = { width: 390, height: 844 }

/** Sends a quotation over a product with its photo, and some lines without one; returns its URL. */
async function sendQuotation(site: Site, title = 'Cushion in indigo'): Promise<string> {
  await callApi(site, 'PUT', '/settings', { upiId: 'zula@okbank', bankLine: 'HDFC 5010' })
  const { _id, name, images } = await findProduct(site, 'Teak Spindle Jhoola')
  const lines = [
    { product: _id, title: name, quantity: 2, price: '59000', image: images[0].url },
    { title, details: title, quantity: 3, price: '900', discount: { kind: 'percent', value: '5' } },
  ]
  const { quotationData } = await callApi(site, 'POST', '/quotations/add', {
    ...{ lines, advancePercent: 30, delivery: '3500', taxNote: 'With 18% GST.' },
    ...{ terms: 'Delivery in six weeks.', customer: { name: 'Meera Shah', address: title } },
  })
  const sent = await callApi(site, 'POST', `/quotations/${quotationData._id}/send`)
  return site.url + new URL(sent.url).pathname
}

const take = (page: Page) => page.getByRole('link', { name: 'I take it' })

test('A customer reads a quotation on a phone, prints it and takes it', async ({
  page,
  context,
  ownSite,
}) => {
  await page.setViewportSize(phone)
  const url = await sendQuotation(ownSite)
  expect(await findInvalidHtml(await (await fetch(url)).text())).toEqual([])
  await page.goto(url)
  expect(await findViolations(page)).toEqual([])
  for (const width of [phone.width, 320, 820, 1440]) {
    await page.setViewportSize({ ...phone, width })
    expect(await findLayoutFaults(page), String(width)).toEqual([])
  }
  await page.setViewportSize(phone)
  await setTextSize(page, '200%')
  expect(await findLayoutFaults(page)).toEqual([])
  await setTextSize(page, '')

  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)

  const chats = await stubChatApp(context)
  await take(page).click()
  await expect.poll(() => chats.length).toBe(1)
  expect(chatText(chats[0] ?? '')).toMatch(/^Hello, I take quotation .+ for ₹1,24,065\.$/)
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: 'You have accepted' })).toBeVisible()
  await expect(take(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You have accepted' })).toBeVisible()
})

test('Without a connection the form comes back, and says what has become of the quotation', async ({
  page,
  context,
  ownSite,
  consoleErrors,
}) => {
  await stubChatApp(context)
  await page.goto(await sendQuotation(ownSite))
  await page.route('**/accept', (route) => route.abort())
  await take(page).click()
  await page.bringToFront()
  const button = page.getByRole('button', { name: 'I take it' })
  await expect(button).toBeVisible()
  await page.unroute('**/accept')
  const { quotationData } = await callApi(ownSite, 'GET', '/quotations')
  await callApi(ownSite, 'POST', `/quotations/${quotationData[0]._id}/withdraw`)
  await button.click()
  await expect(page.getByRole('heading', { name: 'has been withdrawn' })).toBeVisible()
  await expect(page.getByText('Your answer was not recorded.')).toBeVisible()
  // The browser logs the request that failed, and the 409.
  consoleErrors.splice(0)
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('a customer takes a quotation by its form', async ({ page, ownSite }) => {
    await page.goto(await sendQuotation(ownSite, 'W'.repeat(400)))
    await expect(take(page)).toBeHidden()
    expect(await findLayoutFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'I take it' }).click()
    await expect(page.getByRole('heading', { name: 'You have accepted' })).toBeVisible()
    const chat = page.getByRole('link', { name: 'Send the message' })
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello/)
  })
})
