import type { BrowserContext, Page } from '@playwright/test'
import { orderAddress } from '../../../domain/urls/page-paths.ts'
import { qrPath } from '../../../web/ui/qr-code.tsx'
import { callApi, findProduct, readEnquiries } from '../../helpers/api.ts'
import { chatText, order, stubChatApp } from '../../helpers/chat.ts'
import { expect, findViolations, navigate, test } from '../../helpers/test.ts'

const product = 'Teak Spindle Jhoola'
const chatButton = (page: Page) => page.getByRole('link', { name: /^Chat with us on WhatsApp/ })
const buy = (page: Page) =>
  page
    .locator('.product-list-module__root > li')
    .first()
    .getByRole('link', { name: /^Buy Via/ })

/** Reference in the last line of a message; empty without one. */
const referenceOf = (chat = '') => /\nReference: (ZL-[A-Z2-9]{5})$/.exec(chatText(chat))?.[1] ?? ''

/** Opens chats, and waits until each has opened in its tab. */
async function openChats(page: Page, context: BrowserContext) {
  const chats = await stubChatApp(context)
  const open = async (act: () => Promise<void>) => {
    const count = chats.length + 1
    await act()
    await expect.poll(() => chats.length).toBe(count)
    await page.bringToFront()
  }
  return { chats, open }
}

test.describe('On a phone', () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36'
  test.use({ userAgent, viewport: { width: 390, height: 844 } })

  test('each chat of a visit is stored once', async ({ page, context, ownSite }) => {
    const { url } = ownSite
    const { _id, path, createdBy } = await findProduct(ownSite, product)
    await callApi(ownSite, 'PUT', '/chatMessages', {
      shortlist: 'My list for {brand}\n{products}\nBye',
      message: 'From the site of {brand}:\n{message}\nBye',
    })
    const number = { chatNumber: '9000000001' }
    await callApi(ownSite, 'PUT', `/ourCategories/${createdBy._id}`, number)
    await callApi(ownSite, 'DELETE', '/statistics/examples')
    const { chats, open } = await openChats(page, context)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/orders')) sent.push(request.url())
    })

    await page.goto(`${url}/product?utm_source=instagram&utm_campaign=diwali&fbclid=secret`, {
      referer: 'https://www.instagram.com/zula?igsh=secret',
    })
    await open(() => buy(page).click())
    await open(() => buy(page).click())
    await page.getByRole('button', { name: `Shortlist ${product}`, exact: true }).click()
    await page.getByRole('button', { name: 'Shortlist, 1 saved' }).click()
    const ask = page.getByRole('link', { name: 'Ask about it on WhatsApp' })
    const plain = (await ask.getAttribute('href')) ?? ''
    await open(() => ask.click())
    await expect(ask).toHaveAttribute('href', plain)
    await page.getByRole('button', { name: 'Close shortlist' }).click()
    await page.locator('a.product-card-module__link').first().click()
    await open(() => order(page).click())
    // Another page of the same visit.
    await page.goto(`${url}/contactus?product=${_id}`, { referer: `${url}/product` })
    await page.getByLabel('Your message').press('Control+End')
    await page.keyboard.type('A metre wide')
    await open(() => page.getByRole('button', { name: 'Send' }).click())
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await open(() => chatButton(page).click())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products', exact: true }).click()
    await open(() => buy(page).click())
    const { roomData } = await callApi(ownSite, 'GET', '/rooms')
    await navigate(page, roomData[0].path)
    await page.locator('.rooms-mark').first().click()
    const card = page.getByRole('dialog')
    await open(() => card.getByRole('link', { name: 'Order on WhatsApp' }).click())
    await page.keyboard.press('Escape')
    await open(() => page.getByRole('link', { name: 'Ask about the whole room' }).click())

    // A sent enquiry is not stored yet.
    await expect.poll(async () => (await readEnquiries(ownSite)).length).toBe(7)
    expect(sent).toHaveLength(7)
    const enquiries = await readEnquiries(ownSite)
    const [shop, again, shortlist, ordered, message, header, later, ...room] =
      chats.map(referenceOf)
    expect(enquiries.map(({ source, reference }) => [source, reference])).toEqual([
      ['shop', shop],
      ['shortlist', shortlist],
      ['product', ordered],
      ['message', message],
      // A chat without a message has no reference in it.
      ['header', expect.stringMatching(/^ZL-/)],
      ...room.map((reference) => ['room', reference]),
    ])
    expect([again, later, header]).toEqual([shop, shop, ''])
    expect(enquiries.map(({ products }) => products.length)).toEqual([1, 1, 1, 1, 0, 1, 5])
    for (const enquiry of enquiries)
      expect(enquiry).toMatchObject({
        referrer: 'instagram.com',
        campaign: { source: 'instagram', medium: '', name: 'diwali' },
        device: 'phone',
      })
    expect(JSON.stringify(enquiries)).not.toContain('secret')
    // One view, on the way from the shop.
    await expect
      .poll(() => callApi(ownSite, 'GET', `/statistics/products?ids=${_id}`))
      .toMatchObject({ products: [{ viewed: 1 }] })

    expect(chatText(chats[2])).toBe(
      `My list for Zula Living\n1. ${product}\n${url}${path}\nBye\nReference: ${shortlist}`,
    )
    expect(chatText(chats[4])).toBe(
      `From the site of Zula Living:\nI would like this in a custom size: ${product}\n${url}${path}\n\nA metre wide\nBye\nReference: ${message}`,
    )
    expect(new URL(chats[4] ?? '').pathname).toBe('/919000000001')
  })
})

test('a chat opens without sendBeacon and storage', async ({ page, context, demoSite }) => {
  const { chats, open } = await openChats(page, context)
  await page.addInitScript(() => {
    navigator.sendBeacon = () => false
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full.', 'QuotaExceededError')
    }
  })
  await page.goto(demoSite.url + (await findProduct(demoSite, product)).path)
  await open(() => order(page).click())
  expect(chatText(chats[0])).toMatch(/Teak Spindle Jhoola[\s\S]*\nReference: ZL-[A-Z2-9]{5}$/)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
})

test('a visitor at a desktop orders by a QR code', async ({ page, context, ownSite }) => {
  await callApi(ownSite, 'PUT', '/openingHours', { monday: '10:00-18:30' })
  await callApi(ownSite, 'PUT', '/chatMessages', { header: 'Hello {brand}' })
  const { chats, open } = await openChats(page, context)
  const swing = await findProduct(ownSite, product)
  // In Ahmedabad: a Saturday, and a Monday at 11:30.
  await page.clock.install({ time: '2026-11-28T06:00Z' })
  await page.goto(ownSite.url + swing.path)
  const details = page.getByRole('article')
  await expect(details).toContainText('We reply again Monday at 10:00')
  await expect(chatButton(page)).toHaveAccessibleName(
    'Chat with us on WhatsApp. We reply again Monday at 10:00',
  )
  await page.clock.fastForward('48:00:00')
  await expect(chatButton(page)).toHaveAccessibleName('Chat with us on WhatsApp')
  await expect(details).not.toContainText('We reply again')

  await page.getByRole('button', { name: 'QR code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Order on your phone' })
  const code = dialog.getByRole('img', { name: 'QR code for your WhatsApp order' }).locator('path')
  await expect(code).toHaveAttribute('d', /^M/)
  expect(await findViolations(dialog)).toEqual([])
  const drawn = await code.getAttribute('d')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await open(() => order(page).click())
  const reference = referenceOf(chats[0])
  expect(drawn).toBe(qrPath(ownSite.url + orderAddress(swing, reference)).path)
  await expect
    .poll(() => readEnquiries(ownSite))
    .toMatchObject([{ source: 'product', products: [{ _id: swing._id }], reference }])
  await open(() => chatButton(page).click())
  expect(chatText(chats[1])).toMatch(/^Hello Zula Living\nReference: ZL-/)
})
