import { expect, type Locator, type Page } from '@playwright/test'
import type { jpeg } from './chosen-files.ts'

/** The button that saves a form. */
export const saveButton = (page: Page) => page.getByRole('button', { name: /^Save(?! and)/ })

/** The message that says that something was done. */
export const toastOf = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text })

/** Presses Undo in the message with a text. */
export const pressUndo = (page: Page, text: string) =>
  toastOf(page, text).getByRole('button', { name: 'Undo' }).click()

/** Chooses from the menu of a list's entry. */
export async function chooseAction(
  page: Page,
  name: string | RegExp,
  action: string,
): Promise<void> {
  const label = typeof name === 'string' ? `Actions for ${name}` : name
  await page.getByRole('button', { name: label }).first().click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Chooses files in the first field for files. */
export function chooseFiles(
  place: Page | Locator,
  ...files: Awaited<ReturnType<typeof jpeg>>[]
): Promise<void> {
  return place.locator('input[type=file]').first().setInputFiles(files)
}

/** Chooses a CSV table to import. */
export function chooseTable(page: Page, name: string, text: string): Promise<void> {
  return page
    .locator('input[type=file][accept*=csv]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** Changes products, and waits until their list shows it: a selection is of the versions in the list. */
export async function untilReloaded(page: Page, change: () => Promise<void>): Promise<void> {
  const region = page.getByRole('region', { name: 'Products' })
  await expect(region).toHaveAttribute('aria-busy', 'false')
  const isList = (url: string) => new URL(url).pathname === '/api/ourCategoriesItems'
  const reloaded = page.waitForResponse((response) => isList(response.url()))
  await change()
  await reloaded
  await expect(region).toHaveAttribute('aria-busy', 'false')
}
