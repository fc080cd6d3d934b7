import type { Page } from '@playwright/test'
import { knownLanguages, languageNames } from '../../../domain/languages/language.ts'
import { switchLanguages } from '../../helpers/languages/site-languages.ts'
import { expect, test } from '../../helpers/test.ts'

const MAX_FONT_BYTES = 70 * 1_024

/** Bytes of the non-Latin fonts that a page loads. */
async function weighFonts(page: Page, url: string): Promise<number> {
  const fonts: string[] = []
  const note = (request: { url(): string }) => {
    if (/noto-[^/]+\.woff2$/.test(request.url())) fonts.push(request.url())
  }
  page.on('request', note)
  await page.goto(url)
  await page.evaluate(() => document.fonts.ready)
  page.off('request', note)
  const bodies = await Promise.all(fonts.map(async (font) => (await page.request.get(font)).body()))
  return bodies.reduce((sum, { length }) => sum + length, 0)
}

test('a page loads at most 70 KiB of fonts for its script, and none in English', async ({
  page,
  ownSite,
}) => {
  await switchLanguages(ownSite, page, 'en', 'hi', 'gu')
  expect(await weighFonts(page, `${ownSite.url}/product`)).toBe(0)
  for (const language of ['hi', 'gu']) {
    const bytes = await weighFonts(page, `${ownSite.url}/${language}/product`)
    expect(bytes, language).toBeGreaterThan(10_000)
    expect(bytes, language).toBeLessThanOrEqual(MAX_FONT_BYTES)
  }
})

test('the names of all languages render on an English page, in fonts of 2.5 KB at most', async ({
  page,
  ownSite,
}) => {
  const fonts = new Set<string>()
  page.on('request', (request) => fonts.add(request.url()))
  await switchLanguages(ownSite, page, ...knownLanguages)
  await page.goto(`${ownSite.url}/product`)
  const links = page.locator('.languages-footer a')
  await expect(links).toHaveText(
    knownLanguages.filter((tag) => tag !== 'en').map((tag) => languageNames[tag]),
  )
  for (const link of await links.all()) {
    const draw = async (text: string) => {
      await link.evaluate(async (element, shown) => {
        element.textContent = shown
        await document.fonts.ready
      }, text)
      return link.screenshot()
    }
    const name = (await link.textContent()) ?? ''
    const [one = '', ...others] = name.match(/\p{Lo}/gu) ?? []
    const other = others.find((letter) => letter !== one) ?? ''
    // Missing-glyph boxes would look alike.
    expect((await draw(one + other)).equals(await draw(other + one)), name).toBe(false)
  }
  const names = [...fonts].filter((url) => url.includes('language-name-'))
  expect(names).toHaveLength(9)
  for (const url of names)
    expect((await (await page.request.get(url)).body()).length, url).toBeLessThanOrEqual(2_500)
})

for (const [language, one, other, letters, syllable] of [
  ['hi', 'कमल', 'गगन', 'क्‌ष', 'क्ष'],
  ['gu', 'કમળ', 'ગગન', 'ક્‌ષ', 'ક્ષ'],
] as const) {
  test(`glyphs and conjuncts render in ${language}, not as missing-glyph boxes`, async ({
    page,
    ownSite,
  }) => {
    await switchLanguages(ownSite, page, 'en', 'hi', 'gu')
    await page.goto(`${ownSite.url}/${language}/product`)
    const heading = page.getByRole('heading', { level: 1 })
    const draw = async (text: string) => {
      await heading.evaluate(async (element, shown) => {
        element.textContent = shown
        await document.fonts.ready
      }, text)
      return heading.screenshot()
    }
    // Missing-glyph boxes would all look alike.
    expect((await draw(one)).equals(await draw(other))).toBe(false)
    expect((await draw(letters)).equals(await draw(syllable))).toBe(false)
  })
}
