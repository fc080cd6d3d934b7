import { expect, type Page } from '@playwright/test'

/**
 * Waits until as many entries stand above the page's own in the history as there are things on top of it.
 * They come and go just after what they stand for, sooner than anybody presses Back.
 */
export async function expectEntriesAbove(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.height ?? 0)).toBe(count)
}
