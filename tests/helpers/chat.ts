import type { BrowserContext, Locator, Page } from '@playwright/test'

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

/** Message of an opened chat. */
export const chatText = (chat = ''): string => new URL(chat).searchParams.get('text') ?? ''
