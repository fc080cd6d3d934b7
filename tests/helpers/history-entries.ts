import { expect, type Page } from '@playwright/test'

/**
 * Waits until the browser history has `count` entries above the page's own, one for each open overlay (dialog,
 * menu). They are pushed and popped shortly after an overlay opens or closes.
 */
export async function expectEntriesAbove(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.usr?.layers ?? 0)).toBe(count)
}
