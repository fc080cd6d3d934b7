import { expect, type Page } from '@playwright/test'

/** Lifts the entry of the focused drag handle, and presses keys once each step is announced. */
export async function pressSortableKeys(page: Page, ...keys: string[]): Promise<void> {
  const announcements = page.locator('[id^="DndLiveRegion"]')
  for (const key of ['Space', ...keys]) {
    const before = await announcements.allTextContents()
    await page.keyboard.press(key)
    await expect.poll(() => announcements.allTextContents()).not.toEqual(before)
    // The list listens for the next key a moment after it has announced this one.
    await page.waitForTimeout(150)
  }
}
