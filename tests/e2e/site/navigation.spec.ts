import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../../helpers/test.ts'

test('header icons render from the stylesheet, without scripts or SVG files', async ({
  page,
  demoSite,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize({ width: 390, height: 844 })
  // Block scripts and SVG files: only HTML and CSS remain.
  await page.route(/\/assets\/.*\.(?:js|svg)/, (route) => route.abort('aborted'))
  await page.goto(demoSite.url)
  for (const name of ['menu', 'heart', 'phone', 'chat']) {
    const { darkest, brightness } = await lookAt(page.locator(`.site-header .i-${name}`))
    expect(darkest, `${name} has lines`).toBeLessThan(150)
    expect(brightness, `${name} has no more than lines`).toBeGreaterThan(150)
  }
  expect(asked.filter((url) => url.includes('icons'))).toEqual([])
})

test('links to a category lead to the top of its page', async ({ page, demoSite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${demoSite.url}/product`)
  const footer = page.locator('.site-footer')
  const top = () => page.evaluate(() => scrollY)
  await footer.getByRole('link', { name: 'Chairs & Stools' }).click()
  await expect(page.locator('.product-list > li')).toHaveCount(5)
  await expect.poll(top).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.locator('.breadcrumbs [aria-current]')).toHaveText('Chairs & Stools')

  await footer.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(page.locator('.product-list > li')).toHaveCount(9)
  await expect.poll(top).toBe(0)

  // Pagination scrolls to the top of the grid, with the category in view.
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect.poll(top).toBeGreaterThan(80)
  await expect(page.locator('.shop-filters__radio:has(:checked)')).toBeInViewport({ ratio: 0.9 })
  await expect(page.locator('.product-list > li').first()).toBeInViewport()
})

/** Darkest and mean brightness of a locator's screenshot, 0 to 255. */
async function lookAt(drawing: Locator) {
  const { channels } = await sharp(await drawing.screenshot())
    .greyscale()
    .stats()
  const [{ min: darkest, mean: brightness } = { min: 255, mean: 255 }] = channels
  return { darkest, brightness }
}
