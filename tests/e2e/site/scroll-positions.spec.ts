import { callApi } from '../../helpers/api.ts'
import { delayScripts, expect, keepFirstFont, test, waitForHydration } from '../../helpers/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The `load` event waits for the scripts. */
const waitForDocument = { waitUntil: 'domcontentloaded' } as const

test('links and Back work before hydration', async ({ page, demoSite }) => {
  const top = () => page.evaluate(() => Math.round(scrollY))
  const footer = page.locator('.site-footer-module__root')
  await page.goto(`${demoSite.url}/product`)
  await footer.scrollIntoViewIfNeeded()
  const before = await top()
  expect(before).toBeGreaterThan(1000)
  let letGo = await delayScripts(page)
  await page.reload(waitForDocument)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  // A new document starts at its top; Back restores the scroll position of this one.
  await footer.getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL(/\/aboutus$/)
  expect(await top()).toBe(0)
  await page.goBack(waitForDocument)
  await expect(page).toHaveURL(/\/product$/)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  letGo()
  await waitForHydration(page)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  // Pagination scrolls to the top of the grid, with the category in view.
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(page.locator('.shop-filters-module__radio:has(:checked)')).toBeInViewport({
    ratio: 0.9,
  })
  await expect(page.locator('.product-list-module__root > li').first()).toBeInViewport()
  expect(await top()).toBeGreaterThan(80)
  letGo = await delayScripts(page)
  await page.reload(waitForDocument)
  await page.goBack(waitForDocument)
  letGo()
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  // A category's page begins at its top.
  await waitForHydration(page)
  await footer.getByRole('link', { name: 'Chairs & Stools' }).click()
  await expect(page.locator('.banner-module__breadcrumb [aria-current]')).toHaveText(
    'Chairs & Stools',
  )
  await expect.poll(top).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('recently viewed products cause no layout shift on hydration', async ({ page, demoSite }) => {
  const { categoryItemData } = await callApi(demoSite, 'GET', '/ourCategoriesItems?limit=2')
  const [{ path }, other] = categoryItemData
  await page.goto(demoSite.url + other.path)
  await keepFirstFont(page)
  const letGo = await delayScripts(page)
  await page.goto(demoSite.url + path, { waitUntil: 'commit' })
  // The markup and its style sheets; the script is still loading.
  await page.waitForFunction(() => {
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
    const isStyled = sheets.length > 0 && [...sheets].every(({ sheet }) => sheet !== null)
    return document.readyState !== 'loading' && isStyled
  })
  const action = page.getByRole('link', { name: 'Consultations Now' })
  await action.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  const top = () => action.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  const loaded = page.waitForResponse('**/recent-product-list-*.js')
  letGo()
  await waitForHydration(page)
  await loaded
  // After two frames, elements added on hydration are laid out.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await top()).toBeCloseTo(before, 0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await expect(recent.getByRole('listitem')).toHaveCount(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
