import type { BrowserContext, Page } from '@playwright/test'
import type { Site } from '../../helpers/site.ts'
import { expect, signIn, test, waitForHydration } from '../../helpers/test.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36'

test.use({ userAgent: phone, viewport: { width: 390, height: 844 } })

interface Chat {
  /** Reference in the last line of the message; empty without one. */
  reference: string
}

/** Stubs the chat app; returns the opened chats and the sent enquiries. */
async function stubChatApp(context: BrowserContext, page: Page) {
  const chats: Chat[] = []
  const sent: Record<string, unknown>[] = []
  await context.route('https://wa.me/**', (route) => {
    const text = new URL(route.request().url()).searchParams.get('text') ?? ''
    chats.push({ reference: /\nReference: (ZL-[A-Z2-9]{5})$/.exec(text)?.[1] ?? '' })
    return route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' })
  })
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders')) sent.push(request.postDataJSON())
  })
  return { chats, sent }
}

interface Noted {
  source: string
  reference: string
  products: { name: string }[]
}

async function readEnquiries(page: Page, site: Site): Promise<Noted[]> {
  const token = await signIn(page, site)
  const response = await page.request.get(`${site.url}/api/orders`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { orders } = await response.json()
  return orders.filter(({ isExample }: { isExample: boolean }) => !isExample).toReversed()
}

test('records each chat once with its source, under the reference in the message', async ({
  page,
  context,
  ownSite,
}) => {
  const { url } = ownSite
  const { chats, sent } = await stubChatApp(context, page)
  const opened = async (count: number) => {
    await expect.poll(() => chats.length).toBe(count)
    await page.bringToFront()
  }
  await page.goto(`${url}/product?utm_source=instagram&utm_campaign=diwali&fbclid=secret`, {
    referer: 'https://www.instagram.com/zula?igsh=secret',
  })
  await waitForHydration(page)
  const card = page.locator('.product-list > li').first()
  await card.getByRole('link', { name: /^Buy Via/ }).click()
  await opened(1)
  await card.getByRole('link', { name: /^Buy Via/ }).click()
  await opened(2)
  await card.getByRole('button', { name: /^Shortlist/ }).click()
  await page.getByRole('button', { name: 'Shortlist, 1 saved' }).click()
  await page.getByRole('link', { name: 'Ask about it on WhatsApp' }).click()
  await opened(3)
  await page.getByRole('button', { name: 'Close shortlist' }).click()
  await page.locator('a.product-card__link').first().click()
  await page.getByRole('link', { name: 'Order on WhatsApp' }).first().click()
  await opened(4)
  // A new page of the same visit.
  await page.goto(`${url}/contactus`, { referer: `${url}/product` })
  await waitForHydration(page)
  await page.getByLabel('Your message').fill('Do you deliver to Pune?')
  await page.getByRole('button', { name: 'Send' }).click()
  await opened(5)
  await page.getByRole('link', { name: 'Chat with us on WhatsApp' }).click()
  await opened(6)
  await page.goto(`${url}/product`, { referer: `${url}/contactus` })
  await waitForHydration(page)
  await card.getByRole('link', { name: /^Buy Via/ }).click()
  await opened(7)
  const { roomData } = await (await page.request.get(`${url}/api/rooms`)).json()
  await page.goto(url + roomData[0].path, { referer: `${url}/product` })
  await waitForHydration(page)
  await page.locator('.rooms-mark').first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Order on WhatsApp' }).click()
  await opened(8)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Ask about the whole room' }).click()
  await opened(9)

  // A sent enquiry is not stored yet.
  await expect.poll(async () => (await readEnquiries(page, ownSite)).length).toBe(7)
  expect(sent).toHaveLength(7)
  const enquiries = await readEnquiries(page, ownSite)
  expect(enquiries.map(({ source }) => source)).toEqual([
    ...['shop', 'shortlist', 'product', 'message', 'header', 'room', 'room'],
  ])
  const [shop, again, shortlist, product, message, header, later, ...rooms] = chats.map(
    ({ reference }) => reference,
  )
  expect(rooms).toEqual(enquiries.slice(5).map(({ reference }) => reference))
  expect(enquiries.slice(5).map(({ products }) => products.length)).toEqual([1, 5])
  expect([shop, shortlist, product, message]).toEqual(
    enquiries.slice(0, 4).map(({ reference }) => reference),
  )
  expect([again, later, header]).toEqual([shop, shop, ''])
  for (const enquiry of enquiries)
    expect(enquiry).toMatchObject({
      referrer: 'instagram.com',
      campaign: { source: 'instagram', medium: '', name: 'diwali' },
      device: 'phone',
    })
  expect(JSON.stringify(enquiries)).not.toContain('secret')
  expect(await context.cookies()).toEqual([])
})

test('counts product views and zero-result searches once, also on client-side navigation', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  const token = await signIn(page, ownSite)
  const headers = { authorization: `Bearer ${token}` }
  await page.request.delete(`${url}/api/statistics/examples`, { headers })
  const { categoryItemData } = await (
    await page.request.get(`${url}/api/ourCategoriesItems?limit=2`)
  ).json()
  const [first, second] = categoryItemData
  await page.goto(`${url}/product-detail/${first._id}`)
  await waitForHydration(page)
  await page.goto(`${url}/product`)
  await waitForHydration(page)
  await page.getByRole('link', { name: second.name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name)
  await page.goBack()
  await page.goto(`${url}/product?q=zzzhammock`)
  await expect(page.getByText('No Data Found')).toBeVisible()
  await waitForHydration(page)
  const figures = async () => {
    const response = await page.request.get(`${url}/api/statistics?days=1`, { headers })
    const { viewed, missed } = (await response.json()).interest
    return [
      viewed.map(({ _id, viewed: count }: { _id: string; viewed: number }) => [_id, count]).sort(),
      missed,
    ]
  }
  await expect
    .poll(figures)
    .toEqual([
      [first, second].map(({ _id }) => [_id, 1]).sort(),
      [{ words: 'zzzhammock', count: 1 }],
    ])
})
