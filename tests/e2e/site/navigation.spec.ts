import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Site } from '../../helpers/site.ts'
import { expect, signIn, test } from '../../helpers/test.ts'

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

for (const width of [390, 1440]) {
  test(`links to a category lead to the top of its page at ${width} px`, async ({
    page,
    demoSite,
  }) => {
    await page.setViewportSize({ width, height: 844 })
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
}

test('the custom size link prefills the message with the product', async ({
  page,
  context,
  demoSite,
}) => {
  await context.route(/^https:\/\/wa\.me\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Chat</title>' }),
  )
  await page.goto(`${demoSite.url}/product`)
  await page.locator('a.product-card__link').first().click()
  // The URL changes a moment before the page renders.
  await expect(page.getByRole('link', { name: 'Need another size?' })).toBeVisible()
  const product = page.url()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('link', { name: 'Need another size?' }).click()
  const box = page.getByPlaceholder('Enter your message')
  await expect(box).toHaveValue(`I would like this in a custom size: ${name}\n${product}\n\n`)
  await expect(box).toBeInViewport()
  await page.goto(`${demoSite.url}/contactus?product=no-such-product`)
  await expect(page.getByPlaceholder('Enter your message')).toHaveValue('')
})

test('returns 404 for a deleted product, with its category, similar products and a chat link', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const { id, category } = await deleteProduct(page, ownSite)
  const address = `${ownSite.url}/product-detail/${id}`
  const response = await page.goto(address)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This seat is empty')
  const main = page.locator('main')
  await expect(main.getByRole('heading', { name: 'Similar pieces' })).toBeVisible()
  const chat = main.getByRole('link', { name: 'Ask about this piece' })
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toContain(address)
  await main.getByRole('link', { name: `All ${category.name}` }).click()
  await expect(page).toHaveURL(new RegExp(`/product/[a-z-]+-${category._id.slice(-12)}$`))

  // An unknown product has no category, so the 404 page shows the newest products.
  const unknown = await page.goto(`${ownSite.url}/product-detail/never-was`)
  expect(unknown?.status()).toBe(404)
  await expect(main.getByRole('heading', { name: 'Our newest pieces' })).toBeVisible()
  await expect(main.locator('.slider > li')).toHaveCount(6)
  await main.locator('.slider a').first().click()
  await expect(page.getByRole('heading', { name: 'Similar Product' })).toBeVisible()
  expect(consoleErrors.splice(0).filter((line) => !/404/.test(line))).toEqual([])
})

async function deleteProduct(page: Page, site: Site) {
  const token = await signIn(page, site)
  const list = await page.request.get(`${site.url}/api/ourCategoriesItems?limit=1`)
  const [product] = (await list.json()).categoryItemData
  const documentResponse = await page.request.delete(
    `${site.url}/api/ourCategoriesItems/${product._id}`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  )
  expect(documentResponse.status()).toBe(200)
  return { id: product._id, category: product.createdBy }
}

/** Darkest and mean brightness of a locator's screenshot, 0 to 255. */
async function lookAt(drawing: Locator) {
  const { channels } = await sharp(await drawing.screenshot())
    .greyscale()
    .stats()
  const [{ min: darkest, mean: brightness } = { min: 255, mean: 255 }] = channels
  return { darkest, brightness }
}
