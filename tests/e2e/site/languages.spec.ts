import type { Locator } from '@playwright/test'
import { knownLanguages, languageNames } from '../../../domain/languages/language.ts'
import { callApi } from '../../helpers/api.ts'
import { findEnglish, readTexts, readTyped } from '../../helpers/foreign-words.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, test } from '../../helpers/test.ts'

const MAX_FONT_BYTES = 70 * 1_024

const switchLanguages = (site: Site, ...languages: string[]) =>
  callApi(site, 'PUT', '/settings', { languages })

test('A page shows no untranslated text after an interaction', async ({ page, ownSite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await switchLanguages(ownSite, 'en', 'hi')
  const typed = await readTyped((path) => callApi(ownSite, 'GET', path))
  // The search words below.
  for (const word of ['tea', 'teak']) typed.add(word)
  const found: string[] = []
  const look = async (place: string) => {
    const texts = await readTexts(page)
    found.push(...findEnglish(texts, typed).map((text) => `${place} ${text}`))
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (beyond > 0) found.push(`${place} is ${beyond} px wider than the window`)
  }
  await page.goto(`${ownSite.url}/hi/product`)
  await page.locator('.heart-button-module__root').first().click()
  await page.locator('#q').fill('te')
  await page.locator('#q').pressSequentially('ak')
  await expect(page.getByRole('listbox')).toBeVisible()
  await look('suggestions')
  await page.locator('#q').press('Escape')
  await page.locator('.filter-button-module__root').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('filters')
  await page.keyboard.press('Escape')
  await page.locator('[popovertarget=drawer]').click()
  await expect(page.locator('#drawer')).toBeVisible()
  await look('menu')
  await page.keyboard.press('Escape')
  await page.locator('.shortlist-button-module__round').click()
  await expect(page.locator('dialog.shortlist-panel-module__root')).toBeVisible()
  await look('shortlist')
  await page.keyboard.press('Escape')
  await page.locator('.product-card-module__link').first().click()
  await page.locator('.product-gallery-module__open').click()
  await expect(page.locator('.pswp__top-bar')).toHaveCSS('opacity', '1')
  await look('photos')
  expect(found).toEqual([])
})

/** Expects texts to look different in an element: boxes of missing glyphs would look alike. */
async function expectDrawnApart(element: Locator, texts: string[]) {
  const drawings = new Set<string>()
  for (const text of texts) {
    await element.evaluate(async (one, shown) => {
      one.textContent = shown
      await document.fonts.ready
    }, text)
    drawings.add((await element.screenshot()).toString('base64'))
  }
  expect(drawings.size, texts.join(' ')).toBe(texts.length)
}

test('A page loads the letters of its language only', async ({ page, emptySite }) => {
  const heading = page.getByRole('heading', { level: 1 })
  /** Opens a page; returns its fonts of other letters than Latin. */
  const openFonts = async (path: string) => {
    await page.goto(emptySite.url + path)
    await page.evaluate(() => document.fonts.ready)
    // Without files that Chromium had in memory: a style sheet there brings the fonts of the page before with it.
    const requests = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((one) => one instanceof PerformanceResourceTiming && one.transferSize > 0)
        .map(({ name }) => name),
    )
    return requests.filter((one) => /noto-[^/]+\.woff2$/.test(one))
  }
  await switchLanguages(emptySite, ...knownLanguages)
  expect(await openFonts('/product')).toEqual([])
  const links = page.locator('.languages-footer a')
  await expect(links).toHaveText(
    knownLanguages.filter((tag) => tag !== 'en').map((tag) => languageNames[tag]),
  )
  for (const link of await links.all()) {
    const name = (await link.textContent()) ?? ''
    const [one = '', ...others] = name.match(/\p{Lo}/gu) ?? []
    const other = others.find((letter) => letter !== one) ?? ''
    await expectDrawnApart(link, [one + other, other + one])
  }

  for (const { path, script, words, conjunct } of [
    {
      path: '/hi/product',
      script: 'devanagari',
      words: ['कमल', 'गगन'],
      conjunct: ['क्\u200cष', 'क्ष'],
    },
    {
      path: '/gu/product',
      script: 'gujarati',
      words: ['કમળ', 'ગગન'],
      conjunct: ['ક્\u200cષ', 'ક્ષ'],
    },
  ]) {
    const fonts = await openFonts(path)
    expect(fonts.filter((font) => !font.includes(`noto-sans-${script}`))).toEqual([])
    const bodies = await Promise.all(
      fonts.map(async (font) => (await page.request.get(font)).body()),
    )
    const bytes = bodies.reduce((sum, { length }) => sum + length, 0)
    expect(bytes, path).toBeGreaterThan(10_000)
    expect(bytes, path).toBeLessThanOrEqual(MAX_FONT_BYTES)
    await expectDrawnApart(heading, words)
    await expectDrawnApart(heading, conjunct)
  }
})

test.describe('a browser set to Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('A visitor is offered the page in Hindi until dismissed', async ({ page, emptySite }) => {
    const { url } = emptySite
    const offer = page.locator('.language-offer')
    await switchLanguages(emptySite, 'en', 'hi', 'gu')
    await page.goto(`${url}/product?q=teak`)
    await expect(page).toHaveURL(`${url}/product?q=teak`)
    await expect(offer).toHaveAttribute('lang', 'hi')
    const link = offer.getByRole('link', { name: 'यह पेज हिन्दी में भी है' })
    await expect(link).toHaveAttribute('href', '/hi/product?q=teak')
    await page.goto(`${url}/gu/aboutus`)
    await offer.getByRole('button', { name: 'बंद करें' }).click()
    await expect(offer).toHaveCount(0)
    // The script of an offer loads last.
    await page.goto(`${url}/aboutus`, { waitUntil: 'networkidle' })
    await expect(offer).toHaveCount(0)
  })
})
