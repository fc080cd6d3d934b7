import { expect, type Page } from '@playwright/test'

/** Waits until the list says that the lifted entry is above a place, such as `2 of 24`. */
export async function expectAbovePlace(page: Page, place: string): Promise<void> {
  const announcement = page.locator('[id^="DndLiveRegion"]').filter({ hasText: `Place ${place}.` })
  await expect(announcement).toHaveCount(1)
}

/** Lifts the entry of the focused drag handle, and presses keys once each step is announced. */
export async function pressSortableKeys(page: Page, ...keys: string[]): Promise<void> {
  const announcements = page.locator('[id^="DndLiveRegion"]')
  for (const key of ['Space', ...keys]) {
    const before = await announcements.allTextContents()
    await page.keyboard.press(key)
    await expect.poll(() => announcements.allTextContents()).not.toEqual(before)
    // The list listens for the next key in a task of its own, after it has announced this one.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  }
}
