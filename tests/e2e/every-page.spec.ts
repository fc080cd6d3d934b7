import type { Page } from '@playwright/test'
import { callApi } from '../helpers/api.ts'
import { isFull } from '../helpers/extended-suite.ts'
import { createForm } from '../helpers/form.ts'
import { createHostileWriter } from '../helpers/hostile/hostile-shop.ts'
import { photograph } from '../helpers/media.ts'
import {
  findInvalidHtml,
  findLayoutFaults,
  observeShifts,
  readShift,
  setTextSize,
} from '../helpers/page-layout.ts'
import { findPublicPaths, missingPaths } from '../helpers/public-paths.ts'
import { expect, findViolations, navigate, test } from '../helpers/test.ts'

const phone = { width: 390, height: 844 }
const allWidths = [phone.width, 320, 820, 1440]
/** Viewport widths in pixels for texts of any length, which need room where there is least. */
const hostileWidths = isFull ? allWidths : [320]
/** Viewport widths in pixels for pages with little on them, which fit those between. */
const emptyWidths = isFull ? allWidths : [320, 1440]
const MAX_SHIFT = 0.02

test.use({ viewport: phone })

// The browser logs the expected 404 responses.
test.afterEach(({ consoleErrors }) => {
  const others = consoleErrors.filter((one) => !one.includes('status of 404'))
  consoleErrors.splice(0, consoleErrors.length, ...others)
})

test('Every public page is valid, accessible, steady and fits', async ({ page, ownSite }) => {
  await observeShifts(page)
  const faults: string[] = []
  const paths = await findPublicPaths(ownSite)
  const isProduct = (path: string) => path.startsWith('/product-detail/')
  // The other pages have the same header and footer, and no more than on a phone.
  const haveMoreOnDesktop = ['/', '/product', paths.find(isProduct)]
  for (const path of paths) {
    const note = (place: string, found: string[]) => {
      faults.push(...found.map((fault) => `${path} ${place}: ${fault}`))
    }
    const html = await open(page, ownSite.url + path)
    note('as HTML', await findInvalidHtml(html))
    note('on a phone', await findLatePhotograph(page))
    // Products viewed before are requested after hydration; their list may move the elements below.
    if (isProduct(path)) await page.waitForLoadState('networkidle')
    await scrollThrough(page)
    const shift = await readShift(page)
    if (shift > MAX_SHIFT) note('on a phone', [`shifts by ${shift}`])
    note('on a phone', await findViolations(page))
    await setTextSize(page, '200%')
    note('with large text', await findLayoutFaults(page))
    await setTextSize(page, '')
    note('', await findFaultsAtWidths(page))
    if (haveMoreOnDesktop.includes(path)) note('on a desktop', await findViolations(page))
  }
  expect(faults).toEqual([])
})

test('Every page of a new shop is valid and fits every width', async ({ page, emptySite }) => {
  const faults: string[] = []
  const check = async (...paths: string[]) => {
    for (const path of paths) {
      const response = await fetch(emptySite.url + path)
      expect(response.status, path).toBe(statusOf(path))
      await visit(page, emptySite.url, path, path === paths[0])
      const found = await findInvalidHtml(await response.text())
      found.push(...(await findFaultsAtWidths(page, {}, emptyWidths)))
      if (path === '/') found.push(...(await findViolations(page)))
      faults.push(...found.map((fault) => `${path} ${fault}`))
    }
  }
  await check(...(await findPublicPaths(emptySite)).filter(dependsOnContent))

  // It opens soon, with ways to reach it and a wide logo.
  const logo = await photograph('#224466', { width: 2000, height: 200 })
  await callApi(emptySite, 'PUT', '/settings', createForm({ brandName: 'Zula Living', logo }))
  const { contactUsData } = await callApi(emptySite, 'GET', '/contactUS')
  const contact = createForm({
    title: 'Talk to us',
    description: 'We answer every message.',
    image: logo,
    address: '4 Rope Walk',
    email: 'hello@example.com',
    mobileNumber: '9825012345',
    watsappNumber: '9825012345',
  })
  await callApi(emptySite, 'PUT', `/contactUS/${contactUsData._id}`, contact)
  await check('/', '/contactus')

  // It has a single category and product.
  const image = await photograph('#8a5a3c', { width: 1200, height: 1200 })
  const category = createForm({ name: 'Swings', image })
  const { categoryData } = await callApi(emptySite, 'POST', '/ourCategories/add', category)
  const product = createForm({
    name: 'Teak swing',
    createdBy: categoryData._id,
    images: image,
    isDisplaingInSomethingUnique: 'true',
  })
  const { categoryItemData } = await callApi(emptySite, 'POST', '/ourCategoriesItems/add', product)
  await check('/', '/product', categoryItemData.path)
  expect(faults).toEqual([])
})

test('Every page of a shop with hostile content fits', async ({ page, emptySite }) => {
  const shop = createHostileWriter(emptySite)
  for (let round = 0; round < 3; round++) await shop.fill(hostileTexts)
  // The header has the name of the shop, as long as there is no logo.
  await callApi(emptySite, 'PUT', '/settings', { logo: '' })
  const paths = (await findPublicPaths(emptySite)).filter(dependsOnContent)
  // 34 pages of the shop.
  paths.push('/product?page=17')
  for (let part = 0; part < 3; part++) {
    const names = Array.from({ length: 100 }, (_, index) => `Swing ${part} ${index}`)
    const csv = ['name', ...names].join('\n')
    await callApi(emptySite, 'POST', '/ourCategoriesItems/import', { csv })
  }
  const faults: string[] = []
  const note = (place: string, found: string[]) => {
    faults.push(...found.map((fault) => `${place} ${fault}`))
  }
  for (const path of paths) {
    const isLoaded = path === paths[0] || /^\/(?:product|product-detail|rooms)\//.test(path)
    await visit(page, emptySite.url, path, isLoaded)
    note(path, await findFaultsAtWidths(page, { mayBeShortened: true }, hostileWidths))
    if (!path.startsWith('/rooms/')) continue
    await page.locator('.rooms-mark').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    note(
      'the card of a room',
      await findFaultsAtWidths(page, { mayBeShortened: true }, hostileWidths),
    )
  }
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  note('the menu', await findLayoutFaults(page, { mayBeShortened: true }))
  expect(faults).toEqual([])
})

test('Every page fits every width in Hindi and Gujarati', async ({ page, ownSite }) => {
  await callApi(ownSite, 'PUT', '/settings', { languages: ['en', 'hi', 'gu'] })
  const faults: string[] = []
  const paths = (await findPublicPaths(ownSite)).filter(dependsOnContent)
  for (const [turn, language] of ['hi', 'gu'].entries()) {
    // Half of the pages in each language, or all.
    const some = paths.filter((_, place) => isFull || place % 2 === turn)
    for (const path of some) {
      await visit(page, `${ownSite.url}/${language}`, path, path === some[0])
      // From 900 px, the menu is in the header, which is the same on every page.
      const found = await findFaultsAtWidths(
        page,
        {},
        isFull || path === some[0] ? [320, 900] : [320],
      )
      faults.push(...found.map((fault) => `/${language}${path} ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

/** Opens a page on a phone; returns its HTML. */
async function open(page: Page, url: string): Promise<string> {
  await page.setViewportSize(phone)
  const response = await page.goto(url)
  expect(response?.status(), url).toBe(statusOf(url))
  return (await response?.text()) ?? ''
}

/** Opens a page of a site on a phone, by a page load or from the page that is open; always loads it in the extended suite. */
async function visit(page: Page, url: string, path: string, isLoaded: boolean): Promise<void> {
  if (isLoaded || isFull) return void (await open(page, url + path))
  await page.setViewportSize(phone)
  const { pathname } = new URL(path, url)
  const data = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith(`${pathname}.data`),
  )
  await navigate(page, path)
  expect((await data).ok(), path).toBe(!missingPaths.includes(path))
}

/** Status of a response by the address of its page. */
const statusOf = (url: string) => (missingPaths.some((path) => url.endsWith(path)) ? 404 : 200)

/** Faults of the layout of a page that is open on a phone, and left on a desktop. */
async function findFaultsAtWidths(
  page: Page,
  options?: Parameters<typeof findLayoutFaults>[1],
  widths = allWidths,
): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const found = [...(await findLayoutFaults(page, options)), ...(await findSquashedIcons(page))]
    faults.push(...found.map((fault) => `at ${width}: ${fault}`))
  }
  return faults
}

function findSquashedIcons(page: Page): Promise<string[]> {
  return page
    .locator('.icon-module__root')
    .evaluateAll((icons) =>
      icons
        .filter((icon) => Math.abs(icon.clientWidth - icon.clientHeight) > 1)
        .map((icon) => `squashed: ${icon.className} in ${icon.parentElement?.className}`),
    )
}

/** False for states of a page that say only that there is nothing. The extended suite visits them in every shop. */
const dependsOnContent = (path: string) =>
  isFull ||
  !(missingPaths.includes(path) || ['/product?q=zzzz', '/compare', '/shortlist'].includes(path))

/** The largest picture of the first screen, unless the browser was told to request it first. */
function findLatePhotograph(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1)
          const image = entry && 'element' in entry ? entry.element : null
          const isLate = image instanceof HTMLImageElement && image.fetchPriority !== 'high'
          resolve(isLate ? [`loads late: ${image.currentSrc}`] : [])
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

/** Scrolls to the end, and waits for the photographs on the way. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { left, right, top, bottom, width } = image.getBoundingClientRect()
        const isInView = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
        // Lazy photographs of hidden or distant slides never load.
        return image.complete || width === 0 || !isInView || !image.checkVisibility()
      }),
    )
  }
}

const hostileTexts = [
  'W'.repeat(98),
  'كرسي متأرجح مصنوع يدويًا من خشب الساج والنحاس',
  '👩‍👩‍👧‍👦🪑'.repeat(20),
  '<b>"</title></script>',
  'a name that goes on and on '.repeat(4).trim(),
]
