import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { isFull } from './extended-suite.ts'
import { owner } from './owner.ts'
import { type Site, type SiteHost, startHost } from './site.ts'

interface TestFixtures {
  /** A site of the test's own, with the demo catalogue: it may change everything. */
  ownSite: Site
  /** A site of the test's own without any content. */
  emptySite: Site
  /** What the browser complained about; the test fails when something is left in it. */
  complaints: string[]
}
interface WorkerFixtures {
  siteHost: SiteHost
  /** The demo catalogue, shared between tests: look, do not touch. */
  demoSite: Site
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page)
    // What a page does before its script is there has tests of its own, which say `commit`.
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (options?.waitUntil !== 'commit') await waitForScript(page)
      return response
    }
    await use(page)
  },
  siteHost: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads what a fixture needs from the pattern.
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
    useSite(await siteHost.startSite('empty'), use, page),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      listen(page, complaints)
      await use(complaints)
      expect(complaints, 'console messages and failed requests').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, owner }

/** For tests in which things have to move and be painted as they are for most visitors. */
export const lively = {
  contextOptions: { reducedMotion: 'no-preference' },
  deviceScaleFactor: 1,
} as const

const nowhere = '/admin/nowhere'

/**
 * Leads on inside the back office as its links do, without loading it anew. By way of a screen that
 * is like no other, so that what was there before is never taken for what follows.
 */
export async function follow(page: Page, path: string): Promise<void> {
  const lost = page.getByRole('heading', { name: 'Screen not found' })
  await navigate(page, nowhere)
  await expect(lost).toBeVisible()
  if (path === nowhere) return
  await navigate(page, path)
  await expect(lost).toHaveCount(0)
}

function navigate(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), path)
}

// Half as long as `axe.source`, which would be read and compiled for every page.
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)
const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Lets texts stay in the font in which they were painted first. What stands there until ours comes is fitted to it,
 * but only where the machine has the font that this was measured with.
 */
export async function keepFirstFont(page: Page): Promise<void> {
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('font-display:swap', 'font-display:optional')
    await route.fulfill({ contentType: 'text/css', body })
  })
}

/** Ends as well where a test keeps the script away. */
async function waitForScript(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        // The back office is there once its texts are.
        const isThere = !location.pathname.startsWith('/admin') || document.querySelector('main')
        return isThere && 'hydrated' in document.documentElement.dataset
      },
      null,
      { timeout: 5_000 },
    )
    .catch(() => undefined)
}

/** Everything that axe finds against WCAG 2.2 AA on the page as it stands, no colour half-way. */
export function findBarriers(page: Page): Promise<string[]> {
  return findViolations(page, { type: 'tag', values: guidelines })
}

/**
 * The same in the dark theme, where the page is left, and in the extended suite in the light one as well.
 * Nothing else than its colours is another there, and in light every screen is walked over anyway.
 */
export async function findBarriersInThemes(page: Page): Promise<string[]> {
  const faint = isFull ? await findFaintTexts(page) : []
  await page.emulateMedia({ colorScheme: 'dark' })
  const barriers = await findBarriers(page)
  return [...faint, ...barriers.map((text) => `in the dark theme: ${text}`)]
}

/** The texts that stand out too little from what is behind them, in the light theme. */
async function findFaintTexts(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  return findViolations(page, { type: 'rule', values: ['color-contrast'] })
}

async function findViolations(page: Page, rules: axe.RunOnly): Promise<string[]> {
  const found = await runAxe(page, rules)
  if (found !== null) return found
  await page.evaluate(axeSource)
  const violations = await runAxe(page, rules)
  if (violations === null) throw new Error('The page took no axe.')
  return violations
}

/** Null where the page has no axe yet. */
function runAxe(page: Page, rules: axe.RunOnly): Promise<string[] | null> {
  return page.evaluate(async (runOnly) => {
    if (!('axe' in window)) return null
    // What a new theme sets in motion is under way only once it has been drawn.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    // Only what is wrong is asked for: to list what is right takes most of the time.
    const { violations } = await window.axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
      iframes: false,
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    )
  }, rules)
}

/** Leaves the owner's token where the back office looks for it. */
export async function signIn(page: Page, site: Site): Promise<string> {
  const { token, admin } = site.session
  await page.addInitScript(
    ({ site, token, admin }) => {
      // Not in the frames of others.
      if (location.origin !== site) return
      localStorage.setItem('token', token)
      localStorage.setItem('admin', admin)
    },
    { site: site.url, token, admin: JSON.stringify(admin) },
  )
  return token
}

/** The page goes before its server does: what it still loads then is nobody's fault. */
async function useSite(site: Site, use: (site: Site) => Promise<void>, page?: Page): Promise<void> {
  await use(site)
  await page?.close()
  await site.close()
}

function listen(page: Page, complaints: string[]): void {
  // What cannot be fetched is told there as well, by its status.
  page.on('console', (message) => {
    // A map is somebody else's, whom nothing here can reach.
    if (isMap(message.location().url)) return
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
}

function isMap(url: string): boolean {
  return url.startsWith('https://www.google.com/')
}

declare global {
  interface Window {
    axe: typeof axe
    /** Put there by the router. */
    __reactRouterDataRouter?: { navigate(to: string): Promise<void> }
  }
}

/** Waits until a public page answers by script, which it is given after its first paint. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
}
