import type { Page } from '@playwright/test'
import { expect, keepFirstFont, test, waitForHydration } from '../../helpers/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Delays all scripts until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('keeps text typed before hydration, and puts it into the chat link', async ({
  page,
  demoSite,
}) => {
  const letGo = await delayScripts(page)
  await page.goto(`${demoSite.url}/contactus`, { waitUntil: 'commit' })
  await page.getByLabel('Your message').fill('A swing for two')
  letGo()
  await waitForHydration(page)
  await expect(page.getByLabel('Your message')).toHaveValue('A swing for two')
  await expect(
    page.getByRole('link', { name: 'Open the chat', includeHidden: true }),
  ).toHaveAttribute('href', /text=A%20swing%20for%20two/)
  await page.unrouteAll({ behavior: 'wait' })
})

test('links work before hydration, and Back renders the page of the URL', async ({
  page,
  demoSite,
}) => {
  await page.goto(`${demoSite.url}/product`)
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  const letGo = await delayScripts(page)
  await page.reload()
  await page.goBack()
  letGo()
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.unrouteAll({ behavior: 'wait' })
  await delayScripts(page)
  await page.goto(demoSite.url)
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('restores the scroll position on reload and Back, before and after hydration', async ({
  page,
  demoSite,
}) => {
  const top = () => page.evaluate(() => Math.round(scrollY))
  await page.goto(`${demoSite.url}/product`)
  await waitForHydration(page)
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  const before = await top()
  expect(before).toBeGreaterThan(1000)
  const letGo = await delayScripts(page)
  await page.reload()
  await expect.poll(top).toBe(before)
  // A new document starts at its top; Back restores the scroll position of this one.
  await page.locator('.site-footer').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL(/\/aboutus$/)
  expect(await top()).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/product$/)
  await expect.poll(top).toBe(before)
  letGo()
  await waitForHydration(page)
  expect(await top()).toBe(before)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const width of [390, 1440])
  test(`recently viewed products cause no layout shift on hydration, at ${width} px`, async ({
    page,
    demoSite,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { categoryItemData } = await (
      await page.request.get(`${demoSite.url}/api/ourCategoriesItems?limit=4`)
    ).json()
    const recent = page.getByRole('region', { name: 'Recently viewed' })
    for (const { path } of categoryItemData.slice(1)) {
      await page.goto(demoSite.url + path)
      await waitForHydration(page)
    }
    await page.addInitScript(() => {
      window.shifts = []
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) window.shifts.push(Number(shift.toJSON().value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await keepFirstFont(page)
    const letGo = await delayScripts(page)
    await page.goto(demoSite.url + categoryItemData[0].path, { waitUntil: 'commit' })
    await waitForLayout(page)
    const action = page.getByRole('link', { name: 'Consultations Now' })
    await action.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    const top = () => action.evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    const asked = page.waitForResponse('**/shortlist-offers?*')
    letGo()
    await waitForHydration(page)
    await asked
    // After two frames, elements added on hydration are laid out.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
    expect(await top()).toBeCloseTo(before, 0)
    const shifts = await page.evaluate(() => window.shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(recent.getByRole('listitem')).toHaveCount(3)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

declare global {
  interface Window {
    /** Scores of all layout shifts observed so far. */
    shifts: number[]
  }
}

/** Waits for the markup and its style sheets; the script may still be loading. */
async function waitForLayout(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
    const isStyled = sheets.length > 0 && [...sheets].every(({ sheet }) => sheet !== null)
    return document.readyState !== 'loading' && isStyled
  })
}
