import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { owner } from './owner.ts'
import { type Site, type SiteHost, startHost } from './site.ts'

interface TestFixtures {
  /** A site with the demo catalogue for this test alone, which may change it. */
  ownSite: Site
  /** A site without content for this test alone. */
  emptySite: Site
  /** Console errors and warnings and uncaught exceptions; the test fails unless it empties the list. */
  consoleErrors: string[]
}
interface WorkerFixtures {
  siteHost: SiteHost
  /** A site with the demo catalogue, shared between tests: read only. */
  demoSite: Site
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    // Tests of a page before hydration pass `waitUntil: 'commit'`.
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await waitForScript(page)
      return response
    }
    await use(page)
  },
  siteHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from the pattern.
    async ({}, use) => {
      const host = await startHost()
      await use(host)
      await host.end()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  demoSite: [
    async ({ siteHost }, use) => useSite(await siteHost.startSite('demo'), use),
    { scope: 'worker', timeout: 60_000 },
  ],
  ownSite: async ({ page, siteHost }, use) => useSite(await siteHost.startSite('demo'), use, page),
  emptySite: async ({ page, siteHost }, use) =>
    // Servers of pictures run on this machine.
    useSite(await siteHost.startSite('empty', { IMPORT_HOSTS: '127.0.0.1' }), use, page),
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = []
      listen(page, consoleErrors)
      await use(consoleErrors)
      expect(consoleErrors, 'console messages and failed requests').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, owner }

/** Options for tests that need animations and the usual pixel ratio. */
export const withMotion = {
  contextOptions: { reducedMotion: 'no-preference' },
  deviceScaleFactor: 1,
} as const

const nowhere = '/admin/nowhere'

/**
 * Navigates within the admin on the client, as its links do, without a page load. Goes by way of the "Screen not
 * found" screen, so that elements of the previous screen are not mistaken for those of the next one.
 */
export async function navigateTo(page: Page, path: string): Promise<void> {
  for (const to of path === nowhere ? [nowhere] : [nowhere, path]) {
    // Headings tell the screens apart in any language.
    await page.getByRole('heading', { level: 1 }).evaluateAll((headings) => {
      for (const heading of headings) heading.setAttribute('data-left', '')
    })
    await navigate(page, to)
    await expect(page.locator('[data-left]')).toHaveCount(0)
  }
}

/** Navigates within the admin or the site, and resolves once React has rendered the page. */
export function navigate(page: Page, path: string): Promise<void> {
  return page.evaluate(
    (to) => window.__reactRouterDataRouter?.navigate(to, { flushSync: true }),
    path,
  )
}

/** True if the browser can load and decode a picture. */
export function loadsPicture(page: Page, url: string): Promise<boolean> {
  return page.evaluate((address) => {
    const picture = new Image()
    picture.src = address
    return picture.decode().then(
      () => true,
      () => false,
    )
  }, url)
}

// Minified: half the size of `axe.source`, which every page would have to compile.
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)
const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Keeps the fallback font of the first paint (`font-display: optional`). Its metrics match the web font, but only on
 * machines that have the fallback font for which they were measured.
 */
export async function keepFirstFont(page: Page): Promise<void> {
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('font-display:swap', 'font-display:optional')
    await route.fulfill({ contentType: 'text/css', body })
  })
}

/** Delays all scripts of a page, and so its hydration, until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Waits for hydration; resolves after a timeout if a test blocks the script. */
async function waitForScript(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        // Pages of the static export and quotations load no script.
        if (document.querySelector('script[type="module"]') === null) return true
        // The admin renders `main` once its texts are loaded.
        const isThere = !location.pathname.startsWith('/admin') || document.querySelector('main')
        return isThere && 'hydrated' in document.documentElement.dataset
      },
      null,
      { timeout: 20_000 },
    )
    .catch(() => undefined)
}

/**
 * Accessibility violations (WCAG 2.2 AA) that axe finds on the page, after transitions have ended. The part that is
 * new on a page that other tests look at, such as a dialog, takes less time than the page.
 */
export async function findViolations(part: Page | Locator): Promise<string[]> {
  const root = 'goto' in part ? part.locator('html') : part
  const found = await runAxe(root)
  if (found !== null) return found
  await root.page().evaluate(axeSource)
  const violations = await runAxe(root)
  if (violations === null) throw new Error('The page took no axe.')
  return violations
}

/** Runs axe; returns null if it is not loaded in the page yet. */
function runAxe(root: Locator): Promise<string[] | null> {
  return root.evaluate(async (element, values) => {
    if (!('axe' in window)) return null
    // Transitions of a theme change start only after the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    // Violations only: listing passed rules takes most of the time.
    const { violations } = await window.axe.run(element, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      iframes: false,
      // A third of the time on a page: `findLayoutFaults` measures the targets of every one.
      rules: { 'target-size': { enabled: element !== document.documentElement } },
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    )
  }, guidelines)
}

/** Signs in by storing the owner's session token in local storage, where the admin reads it. */
export async function signIn(page: Page, site: Site): Promise<string> {
  const { token, admin } = site.session
  await page.addInitScript(
    ({ site, token, admin }) => {
      // Not in third-party frames.
      if (location.origin !== site) return
      localStorage.setItem('token', token)
      localStorage.setItem('admin', admin)
    },
    { site: site.url, token, admin: JSON.stringify(admin) },
  )
  return token
}

/** Signs in, and opens a screen of the back office. */
export async function openScreen(page: Page, site: Site, path: string): Promise<void> {
  await signIn(page, site)
  await page.goto(site.url + path)
}

/** Closes the page before the site, so that requests in progress cause no console errors. */
async function useSite(site: Site, use: (site: Site) => Promise<void>, page?: Page): Promise<void> {
  await use(site)
  await page?.close()
  await site.close()
}

function listen(page: Page, consoleErrors: string[]): void {
  // Failed requests are logged to the console as well, with their status.
  page.on('console', (message) => {
    // The embedded map is third-party, and unreachable in tests.
    if (isMap(message.location().url) || isLatePicture(message.text())) return
    if (['error', 'warning'].includes(message.type()))
      consoleErrors.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`))
}

function isMap(url: string): boolean {
  return url.startsWith('https://www.google.com/')
}

/**
 * Chromium's warning of a preloaded picture that is not shown within seconds, as on a busy machine.
 * `frame.page.test.ts` compares what pages preload with what they show.
 */
function isLatePicture(text: string): boolean {
  return /\/media\/\S+ was preloaded using link preload/.test(text)
}

declare global {
  interface Window {
    axe: typeof axe
    /** Set by React Router. */
    __reactRouterDataRouter?: {
      navigate(to: string, options: { flushSync: boolean }): Promise<void>
    }
  }
}

/** Waits until a public page is hydrated; its script loads after the first paint. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
}
