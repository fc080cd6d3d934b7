import type { Page } from '@playwright/test'
import { swapName } from '../../domain/api/wire-names.ts'
import { addressesOf } from '../../web/admin/content/screens/screen-definition.ts'
import { allScreens, contentScreens } from '../../web/admin/content/screens/screens.ts'
import { callApi } from './api.ts'
import { isFull } from './extended-suite.ts'
import { collectTexts } from './foreign-words.ts'
import type { Site } from './site.ts'
import { expect, navigate } from './test.ts'

/** Returns the texts of all API responses so far, which owners typed. */
export function collectTyped(page: Page): () => Promise<ReadonlySet<string>> {
  const texts = new Set<string>()
  const answers: Promise<void>[] = []
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return
    const answer = response.json().catch(() => null)
    answers.push(answer.then((json) => collectTexts(json, texts)))
  })
  return async () => {
    await Promise.all(answers.splice(0))
    return texts
  }
}

/**
 * Addresses of all screens, with an existing record of their type if they need one. Its form shows more than an empty
 * one, which is visited in a shop without records, and in the extended suite.
 */
export async function screensOf(site: Site): Promise<string[]> {
  const addresses = allScreens.flatMap(addressesOf)
  const emptyForms: string[] = []
  for (const { type, address } of contentScreens) {
    const response = await callApi(site, 'GET', `${type.path}?limit=1`)
    const id = [response[swapName(type, type.key)]].flat()[0]?._id
    for (const [index, one] of addresses.entries())
      if (id !== undefined && one.startsWith(address)) addresses[index] = one.replace(':id', id)
    if (id !== undefined && !isFull) emptyForms.push(`${address}/add`)
  }
  // The last three have no section in the menu.
  const others = ['/admin/invitations/x', '/admin/setup/x', '/admin/nowhere']
  const isVisited = (one: string) => !one.includes(':id') && !emptyForms.includes(one)
  return [...addresses.filter(isVisited), ...others]
}

/** Opens the screens one after the other; returns the faults found on each. */
export async function visitScreens(
  page: Page,
  screens: readonly string[],
  find: (screen: string) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = []
  for (const screen of screens) {
    await navigate(page, screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    for (const fault of await find(screen)) faults.push(`${screen} ${fault}`)
  }
  return faults
}
