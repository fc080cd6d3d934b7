import { expect, type Page } from '@playwright/test'

/** Waits until the browser history has an entry for each of `count` open overlays (dialog, menu), which follow shortly. */
export async function expectEntriesAbove(page: Page, count: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => history.state?.usr?.layers ?? 0))
    .toBeGreaterThanOrEqual(count)
}

/** Goes back once the history has its entries of `count` open overlays. */
export async function goBackOver(page: Page, count: number): Promise<void> {
  await expectEntriesAbove(page, count)
  await page.goBack()
}
