import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Site } from './site.ts'
import { expect } from './test.ts'

/** Sends a PUT request to the API as the owner. */
export async function write(page: Page, { url }: Site, token: string, path: string, data: object) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await page.request.put(`${url}/api${path}`, { headers, data })
  expect(response.ok(), await response.text()).toBe(true)
}

export async function productNamed(page: Page, { url }: Site, name: string) {
  const response = await page.request.get(
    `${url}/api/ourCategoriesItems?q=${encodeURIComponent(name)}`,
  )
  return (await response.json()).categoryItemData[0]
}

/** Stubs the chat app's site; returns the list of URLs that are opened there. */
export async function stubChatApp(context: BrowserContext): Promise<string[]> {
  const opened: string[] = []
  await context.route('https://wa.me/**', (route) => {
    opened.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' })
  })
  return opened
}

/** The order button of a product page. */
export const order = (page: Page): Locator =>
  page.getByRole('link', { name: 'Order on WhatsApp' }).first()

interface Enquiry {
  source: string
  reference: string
  page: string
  referrer: string
  campaign: { source: string; medium: string; name: string }
  device: string
  products: { _id: string; name: string; choices: { name: string; value: string }[] }[]
}

/** Stored enquiries, oldest first, without the examples of the demo. */
export async function readEnquiries(page: Page, { url, session }: Site): Promise<Enquiry[]> {
  const response = await page.request.get(`${url}/api/orders`, {
    headers: { authorization: `Bearer ${session.token}` },
  })
  const { orders } = await response.json()
  return orders.filter(({ isExample }: { isExample: boolean }) => !isExample).toReversed()
}

/** Message of an opened chat. */
export const chatText = (chat = ''): string => new URL(chat).searchParams.get('text') ?? ''
