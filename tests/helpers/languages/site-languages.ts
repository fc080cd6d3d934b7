import { expect, type Page } from '@playwright/test'
import type { Site } from '../site.ts'

/** Sets the languages of a site, the default one first. */
export async function switchLanguages({ url, session }: Site, page: Page, ...languages: string[]) {
  const saved = await page.request.put(`${url}/api/settings`, {
    data: { languages },
    headers: { authorization: `Bearer ${session.token}` },
  })
  expect(saved.status()).toBe(200)
}
