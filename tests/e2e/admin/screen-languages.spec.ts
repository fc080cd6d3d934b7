import type { Page } from '@playwright/test'
import { addressesOf } from '../../../web/admin/content/screens/screen-definition.ts'
import { allScreens } from '../../../web/admin/content/screens/screens.ts'
import { isFull } from '../../helpers/extended-suite.ts'
import { collectTexts, findEnglish, readTexts } from '../../helpers/languages/foreign-words.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

// Unused-preload warning: a previewed public page preloads its phone image, which is below the fold.
test.afterEach(({ consoleErrors }) => {
  const others = consoleErrors.filter((one) => !one.includes('was preloaded using link preload'))
  consoleErrors.splice(0, consoleErrors.length, ...others)
})

const screens = [...allScreens.flatMap(addressesOf), '/admin/nowhere'].filter(
  (address) => !address.endsWith(':id'),
)

test('no screen has a text outside the message catalogues, in a pseudo-locale', async ({
  page,
  demoSite,
}) => {
  expect(await walkScreens(page, demoSite, 'en-XA', markedOrFormatted)).toEqual([])
})

// Unit tests find missing translations, so only the extended suite walks the screens in each language.
for (const language of isFull ? (['hi', 'gu'] as const) : []) {
  test(`no screen has untranslated English text or horizontal overflow in ${language}`, async ({
    page,
    ownSite,
  }) => {
    expect(await walkScreens(page, ownSite, language)).toEqual([])
  })
}

/** Pseudo-localised texts (⟦…⟧), and dates and currency names that `Intl` writes in English. */
const markedOrFormatted =
  /⟦[^⟧]*⟧|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*|\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\w*|\bat\b|^[A-Z]{3}, .+/g

/** Untranslated texts of all screens in a language, and screens that overflow horizontally. */
async function walkScreens(
  page: Page,
  site: Site,
  language: string,
  marked?: RegExp,
): Promise<string[]> {
  test.setTimeout(240_000)
  const typed = new Set<string>()
  const answers: Promise<void>[] = []
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return
    const answer = response.json().catch(() => null)
    answers.push(answer.then((json) => collectTexts(json, typed)))
  })
  const token = await signIn(page, site)
  if (language !== 'en-XA') {
    await page.request.put(`${site.url}/api/admin/me`, {
      headers: { authorization: `Bearer ${token}` },
      data: { language },
    })
  }
  await page.addInitScript((chosen) => localStorage.setItem('admin-language', chosen), language)
  const found: string[] = []
  for (const screen of screens) {
    await page.goto(site.url + screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const texts = await readTexts(page)
    await Promise.all(answers.splice(0))
    found.push(...findEnglish(texts, typed, marked).map((text) => `${screen} ${text}`))
    // Marked texts are as wide as the English ones, whose screens another test measures.
    if (marked !== undefined) continue
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (beyond > 0) found.push(`${screen} is ${beyond} px wider than ${width} px`)
    }
  }
  return found
}
