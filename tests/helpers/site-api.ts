import type { Page } from '@playwright/test'
import type { Site } from './site.ts'

/** Reads from the API as the owner of a site. */
export async function readApi(page: Page, { url, session }: Site, path: string) {
  const headers = { authorization: `Bearer ${session.token}` }
  return (await page.request.get(`${url}/api${path}`, { headers })).json()
}

/** Writes by the API as the owner does in another window; fails unless it succeeds. */
export async function writeApi(
  page: Page,
  { url, session }: Site,
  method: 'post' | 'put' | 'delete',
  path: string,
  data?: object,
) {
  const headers = { authorization: `Bearer ${session.token}` }
  const response = await page.request[method](`${url}/api${path}`, { headers, data })
  if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`)
  return response.json()
}

/** Products that a search finds, as administrators see them. */
export async function findProducts(page: Page, site: Site, words: string) {
  const path = `/ourCategoriesItems?q=${encodeURIComponent(words)}`
  return (await readApi(page, site, path)).categoryItemData
}
