import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { owner, type Site, startSite } from './site.ts'

interface TestFixtures {
  /** A site of the test's own, with the demo catalogue: it may change everything. */
  ownSite: Site
  /** A site of the test's own without any content. */
  emptySite: Site
  /** What the browser complained about; the test fails when something is left in it. */
  complaints: string[]
}
interface WorkerFixtures {
  /** The demo catalogue, shared between tests: look, do not touch. */
  demoSite: Site
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads what a fixture needs from the pattern.
  demoSite: [async ({}, use) => useSite('demo', use), { scope: 'worker', timeout: 60_000 }],
  ownSite: async ({ page }, use) => useSite('demo', use, page),
  emptySite: async ({ page }, use) => useSite('empty', use, page),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
      )
      listen(page, complaints)
      await use(complaints)
      expect(complaints, 'console messages and failed requests').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, owner }

/** Everything that axe finds against WCAG 2.2 AA on the page as it stands. */
export async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}

/** Signs in by the API and leaves the token where the back office looks for it. */
export async function signIn(page: Page, site: Site): Promise<string> {
  const { email, password } = owner
  const response = await page.request.post(`${site.url}/api/admin/login`, {
    data: { email, password },
  })
  const { token, admin } = await response.json()
  await page.addInitScript(
    ([token, admin]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('admin', admin)
    },
    [token, JSON.stringify(admin)],
  )
  return token
}

/** The page goes before its server does: what it still loads then is nobody's fault. */
async function useSite(
  content: 'demo' | 'empty',
  use: (site: Site) => Promise<void>,
  page?: Page,
): Promise<void> {
  const site = await startSite(content)
  await use(site)
  await page?.close()
  await site.close()
}

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A navigation that leaves a page behind ends what it was still loading.
    if (reason !== 'net::ERR_ABORTED' && isOurs(request.url()))
      complaints.push(`${reason} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
}

function isOurs(url: string): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1)/.test(url)
}
