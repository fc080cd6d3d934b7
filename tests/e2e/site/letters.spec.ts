import type { Page } from '@playwright/test'
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
