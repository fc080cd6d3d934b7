import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Site } from './site.ts'
import { expect } from './test.ts'

/** Writes to the API as the owner. */
export async function write(page: Page, { url }: Site, token: string, path: string, data: object) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.put(`${url}/api${path}`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

export async function productNamed(page: Page, { url }: Site, name: string) {
  const answer = await page.request.get(
    `${url}/api/ourCategoriesItems?q=${encodeURIComponent(name)}`,
  )
  return (await answer.json()).categoryItemData[0]
}

/** Answers in the chat app's place, and tells which addresses were opened. */
export async function standInForChat(context: BrowserContext): Promise<string[]> {
  const opened: string[] = []
  await context.route('https://wa.me/**', (route) => {
    opened.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' })
  })
  return opened
}

/** The order button of a product's page. */
export const order = (page: Page): Locator =>
  page.getByRole('link', { name: 'Order on WhatsApp' }).first()
