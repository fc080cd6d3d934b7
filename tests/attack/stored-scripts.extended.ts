import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addressesOf } from '../../web/admin/content/screens/screen-definition.ts'
import { allScreens } from '../../web/admin/content/screens/screens.ts'
import { findBrowser } from '../helpers/browser.ts'
import { demoSeedVariable, emptyFolder, signInOwner } from '../helpers/demo-seed.ts'
import { groupTexts, openHostileShop } from '../helpers/hostile/hostile-shop.ts'
import { allTexts } from '../helpers/hostile/hostile-texts.ts'
import {
  attack,
  findInjectionPoints,
  type ScriptWatch,
  watchScripts,
} from '../helpers/hostile/script-watch.ts'
import { type Site, type SiteHost, startHost } from '../helpers/site.ts'

let folder: string
let host: SiteHost
let site: Site
let browser: Browser
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renditions-'))
  vi.stubEnv(demoSeedVariable, folder)
  await signInOwner(join(folder, emptyFolder))
  host = await startHost()
  site = await host.startSite('empty')
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  browser = await chromium.launch({ executablePath: findBrowser(), args })
})
afterEach(async () => {
  await browser.close()
  await site.close()
  await host.end()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

/** Opens a tab, signed in as the owner; `look` opens a URL and returns the injected scripts found there. */
async function openTab(token: string) {
  const context = await browser.newContext({ baseURL: site.url })
  const watch: ScriptWatch = await watchScripts(context)
  // The map is third-party content, and images do not matter here.
  await context.route(/google\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  )
  await context.route(/\/media\//, (route) => route.abort())
  await context.addInitScript((token) => {
    // Neither a blank tab nor the map's frame has local storage for the session.
    if (location.protocol !== 'http:' || window !== window.top) return
    localStorage.setItem('token', token)
    const admin = { _id: 'x', name: 'Owner', email: 'owner@example.com', role: 'owner' }
    localStorage.setItem('admin', JSON.stringify(admin))
  }, token)
  const page = await context.newPage()
  async function look(address: string): Promise<unknown[]> {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    return [...(await findInjectionPoints(page)), ...watch.take()].map(
      (fault) => `${address}: ${fault}`,
    )
  }
  return { page, watch, look }
}

it('scripts stored in texts and links do not run, on public pages and admin screens', async () => {
  expect(allTexts).toHaveLength(200)
  const shop = await openHostileShop(site.url)
  const tabs = [await openTab(shop.token), await openTab(shop.token)]
  const faults: unknown[] = []
  const lookAll = async (addresses: string[]) => {
    const open = [...addresses]
    const work = tabs.map(async ({ look }) => {
      for (let one = open.shift(); one !== undefined; one = open.shift())
        faults.push(...(await look(one)))
    })
    await Promise.all(work)
  }
  for (const texts of groupTexts(allTexts)) await lookAll(await shop.fill(texts))
  const lists = allScreens.flatMap(addressesOf).filter((address) => !address.endsWith(':id'))
  await lookAll(lists)
  expect(faults).toEqual([])

  // Positive control: an attack that does run is detected.
  for (const { page, watch } of tabs) {
    await attack(page)
    expect(await findInjectionPoints(page)).toHaveLength(4)
    await expect.poll(() => watch.take()).not.toEqual([])
  }
})
