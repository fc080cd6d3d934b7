import type { Locator, Page } from '@playwright/test'
import type { Site } from '../../helpers/site.ts'
import { expect, test, withMotion } from '../../helpers/test.ts'

const animationOf = (element: Locator) =>
  element.evaluate((one) => getComputedStyle(one).animationName)

/** Tag names of the icons and buttons with the pendulum animation. */
const swinging = (page: Page) =>
  page
    .locator('body *')
    .evaluateAll((elements) =>
      elements
        .filter((one) => getComputedStyle(one).animationName === 'pendulum')
        .map((one) => one.closest('svg, button')?.tagName.toLowerCase()),
    )

const visitors = [
  { name: 'runs by default', options: withMotion, animation: 'pendulum' },
  {
    name: 'does not run with reduced motion',
    options: { contextOptions: { reducedMotion: 'reduce' } } as const,
    animation: 'none',
  },
]

for (const { name, options, animation } of visitors) {
  test.describe('the pendulum animation', () => {
    test.use(options)

    test(`${name}: in the carousel, a pressed heart button and the 404 page`, async ({
      page,
      demoSite,
      consoleErrors,
    }) => {
      await page.goto(demoSite.url)
      expect(await animationOf(page.locator('.hero .swing-mark__seat'))).toBe(animation)
      expect(await swinging(page)).toEqual(animation === 'none' ? [] : ['svg'])

      await page.goto(`${demoSite.url}/product`)
      const heart = page.getByRole('button', { name: /^Shortlist Teak Spindle/ })
      expect(await animationOf(heart.locator('i'))).toBe('none')
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      expect(await animationOf(heart.locator('i'))).toBe(animation)
      await page.mouse.move(0, 0)

      await page.goto(`${demoSite.url}/not-there`)
      expect(await animationOf(page.locator('.drawing__seat'))).toBe(animation)
      expect(consoleErrors.splice(0).every((line) => /404/.test(line))).toBe(true)
    })
  })
}

test('the CSS rules of the pendulum animation are at most 1 KiB', async ({ page, demoSite }) => {
  expect(await sizeOfSwing(page, demoSite)).toBeGreaterThan(100)
  expect(await sizeOfSwing(page, demoSite)).toBeLessThanOrEqual(1024)
})

/** Length of the CSS rules of the pendulum animation, in characters. */
async function sizeOfSwing(page: Page, { url }: Site): Promise<number> {
  await page.goto(url)
  return page.evaluate(() => {
    const textsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSGroupingRule ? textsOf(rule.cssRules) : [rule.cssText],
      )
    return [...document.styleSheets]
      .flatMap((sheet) => textsOf(sheet.cssRules))
      .filter((text) => /pendulum|swing-mark/.test(text))
      .join('').length
  })
}
