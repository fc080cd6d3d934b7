import type { Page } from '@playwright/test'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolations, test, waitForHydration, withMotion } from '../../helpers/test.ts'

async function openProduct(page: Page, { url }: Site, name = 'Teak Spindle Jhoola') {
  const response = await page.request.get(`${url}/api/ourCategoriesItems`)
  const { categoryItemData } = await response.json()
  const product = productNamed(categoryItemData, name)
  await page.goto(url + product.path)
  return product
}

interface Product {
  path: string
  name: string
  description: string
  tags: string[]
  material: string
}

function productNamed(products: Product[], name: string): Product {
  const product = products.find((each) => each.name === name)
  if (product === undefined) throw new Error(`The demo has no ${name}.`)
  return product
}

/** Category names of the similar products on the page. */
async function readSimilarCategories(page: Page, { url }: Site): Promise<string[]> {
  const shown = await page
    .getByRole('region', { name: 'Similar Product' })
    .getByRole('heading', { level: 3 })
    .allTextContents()
  const { categoryItemData } = await (
    await page.request.get(`${url}/api/ourCategoriesItems`)
  ).json()
  return shown.map(
    (name) => categoryItemData.find((each: Product) => each.name === name)?.createdBy.name,
  )
}

const mainPhoto = (page: Page) => page.locator('.product-gallery__open img')

test.describe('A product', () => {
  test.use(withMotion)

  test('shows its details, order message, tabs, structured data and reviews', async ({
    page,
    demoSite,
  }) => {
    const product = await openProduct(page, demoSite)
    await expect(page.getByText('Product Details', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
    const table = page.getByRole('table')
    await expect(table.getByRole('row')).toHaveText([
      /^Category\s*Indoor Swings/,
      /^Tags\s*jhoola/,
      'Size202 W × 120 D × 205 H cm',
      /^MaterialSolid teak, oil finish/,
    ])
    const order = page.getByRole('link', { name: 'Order on WhatsApp' }).first()
    const text = new URL((await order.getAttribute('href')) ?? '').searchParams.get('text')
    expect(text).toBe(
      [
        'Hello, I want to order:',
        `Name: ${product.name}`,
        `Description: ${product.description}`,
        'Category: Indoor Swings',
        `Tags: ${product.tags.join(', ')}`,
        'Size: Length 202 cm, Width 120 cm, Height 205 cm',
        `Material: ${product.material}`,
        'Price: ₹68,500',
        `Link: ${demoSite.url}${product.path}`,
      ].join('\n'),
    )
    await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+91/)
    expect(await findViolations(page)).toEqual([])
    await test.step('arrow keys move between the tabs', async () => {
      const description = page.getByRole('tab', { name: 'Description' })
      const additional = page.getByRole('tab', { name: 'Additional Information' })
      const panel = page.getByRole('tabpanel')
      await expect(panel).toHaveCount(1)
      await expect(panel.getByRole('term')).toHaveText([
        'Warranty',
        'Hanging Set',
        'Cushion',
        'Maintenance',
        'Customization Available',
      ])
      await description.focus()
      await page.keyboard.press('ArrowRight')
      await expect(additional).toBeFocused()
      await expect(additional).toHaveAttribute('aria-selected', 'true')
      await expect(panel).toContainText('Seats two adults')
      await page.keyboard.press('ArrowRight')
      await expect(description).toHaveAttribute('aria-selected', 'true')
    })
    await test.step('similar products of related categories fill a row of three', async () => {
      const similar = page.getByRole('region', { name: 'Similar Product' })
      await similar.scrollIntoViewIfNeeded()
      const categories = await readSimilarCategories(page, demoSite)
      expect(categories.length).toBeGreaterThanOrEqual(4)
      expect(new Set(categories).size).toBeGreaterThan(1)
      await expect(similar.getByRole('link').nth(2)).toBeInViewport({ ratio: 0.5 })
    })
    await test.step('structured data contains the price', async () => {
      const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const data = facts.map((text) => JSON.parse(text))
      expect(data.find((entry) => entry['@type'] === 'ItemPage').mainEntity).toMatchObject({
        name: product.name,
        offers: { price: '68500', priceCurrency: 'INR' },
      })
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
      await expect(page.locator('meta[property="og:image:width"]')).toHaveCount(1)
    })
    await test.step('shows rating and reviews, and no section without reviews', async () => {
      const reviews = page.getByRole('region', { name: 'Customer Reviews' })
      await expect(reviews).toContainText('4.5 out of 5, from 2 reviews')
      await expect(reviews.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible()
      await openProduct(page, demoSite, 'Canopy Garden Swing')
      await expect(reviews).toHaveCount(0)
    })
  })

  test('the thumbnails wrap around and change the large photo', async ({ page, demoSite }) => {
    await openProduct(page, demoSite)
    const first = await mainPhoto(page).getAttribute('src')
    const thumbs = page.getByRole('button', { name: /^Photo [0-9] of 3$/ })
    await expect(thumbs).toHaveCount(3)
    await thumbs.nth(2).click()
    await expect(mainPhoto(page)).not.toHaveAttribute('src', first ?? '')
    await expect(page.getByRole('button', { name: 'Photo 2 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    const next = page.getByRole('button', { name: 'Next photo' })
    await next.click()
    await next.click()
    await expect(mainPhoto(page)).toHaveAttribute('src', first ?? '')
    await page.getByRole('button', { name: 'Previous photo' }).click()
    await expect(page.getByRole('button', { name: 'Photo 3 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })

  test('the photo viewer opens, moves and closes by keyboard, and restores the focus', async ({
    page,
    demoSite,
  }) => {
    await openProduct(page, demoSite)
    const main = page.locator('.product-gallery__open')
    await main.focus()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog', { name: 'Photos of Teak Spindle Jhoola' })
    await expect(viewer).toBeVisible()
    await expect(viewer.getByText('1 / 3')).toBeVisible()
    // The viewer ignores keys while it opens.
    await expect(async () => {
      if (await viewer.getByText('1 / 3').isVisible()) await page.keyboard.press('ArrowRight')
      await expect(viewer.getByText('2 / 3')).toBeVisible({ timeout: 300 })
    }).toPass()
    await expect(viewer.locator('.pswp__top-bar')).toHaveCSS('opacity', '1')
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(main).toBeFocused()
    await expect(page.getByRole('button', { name: 'Photo 2 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })

  test('the carousel of similar products wraps around', async ({ page, demoSite }) => {
    await openProduct(page, demoSite, 'Cord-Seat Dining Chair')
    const similar = page.getByRole('region', { name: 'Similar Product' })
    await expect(similar).toContainText('Look at Our Most New Additions!')
    await similar.scrollIntoViewIfNeeded()
    await expect(similar.locator('.carousel-loop')).toHaveAttribute('data-loop', 'on')
    const inView = () =>
      similar.locator('li').evaluateAll((slides) =>
        slides
          .map((slide) => ({
            name: slide.querySelector('h3')?.textContent,
            left: Math.round(slide.getBoundingClientRect().left),
          }))
          .filter(({ left }) => left > 0 && left < innerWidth - 200)
          .sort((one, other) => one.left - other.left)
          .map(({ name }) => name),
      )
    const before = await inView()
    expect(before).toHaveLength(3)
    const next = similar.getByRole('button', { name: 'Next products' })
    for (let turn = 1; turn <= 4; turn++) {
      const [first] = await inView()
      await next.click()
      await expect.poll(async () => (await inView())[0]).not.toBe(first)
    }
    await expect.poll(inView).toEqual(before)
  })

  test('lists recently viewed products, and ignores malformed local storage', async ({
    page,
    demoSite,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(demoSite.url)
    await page.evaluate(() => {
      localStorage.setItem(
        'recentlyViewed',
        '[{"_id":1},null,{"_id":"x","name":"<b>","picture":5}]',
      )
      localStorage.setItem('shortlist', '{"not":"a list"')
    })
    await openProduct(page, demoSite)
    await waitForHydration(page)
    await expect(page.getByRole('region', { name: 'Recently Viewed' })).toHaveCount(0)
    const seen = ['Rattan Egg Chair', 'Canopy Garden Swing']
    for (const name of seen) {
      await openProduct(page, demoSite, name)
      await waitForHydration(page)
    }
    await openProduct(page, demoSite, 'Chunky Knitted Pouf')
    const recent = page.getByRole('region', { name: 'Recently Viewed' }).getByRole('listitem')
    await expect(recent).toHaveText([
      /^Canopy Garden Swing/,
      /^Rattan Egg Chair/,
      /^Teak Spindle Jhoola/,
    ])
    await recent.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canopy Garden Swing')
  })
})

test.describe('A product on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the order bar shows while the order button is off-screen, and covers no content', async ({
    page,
    demoSite,
  }) => {
    await openProduct(page, demoSite)
    const bar = page.locator('.order-bar')
    const order = page.locator('main').getByRole('link', { name: 'Order on WhatsApp' })
    const jump = (to: 'start' | 'center' | 'end', target = order) =>
      target.evaluate((element, block) => {
        element.scrollIntoView({ block, behavior: 'instant' })
      }, to)
    await jump('center')
    await expect(order).toBeInViewport({ ratio: 1 })
    await expect(bar).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 1900, behavior: 'instant' }))
    await expect(order).not.toBeInViewport()
    await expect(bar).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Order on WhatsApp' })).toBeInViewport({ ratio: 1 })
    expect(await findViolations(page)).toEqual([])

    const lastLine = page.getByText('All rights reserved')
    const isClear = async () => {
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
      const [line, top] = await Promise.all([lastLine.boundingBox(), bar.boundingBox()])
      return (line?.y ?? 0) + (line?.height ?? 0) <= (top?.y ?? 0)
    }
    await expect.poll(isClear, 'the last line is above the bar').toBe(true)
    await expect(bar).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect.poll(isClear, 'with large text too').toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('A product without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('can be read and ordered', async ({ page, demoSite, consoleErrors }) => {
    await openProduct(page, demoSite)
    await expect(page.getByText('Warranty')).toBeVisible()
    await expect(page.getByText('Seats two adults')).toBeVisible()
    await expect(page.getByRole('tablist')).toBeHidden()
    await expect(page.locator('.product-gallery__plain img')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Order on WhatsApp' }).first()).toBeVisible()
    // With JavaScript disabled, the browser logs an error for every blocked script.
    consoleErrors.length = 0
  })
})

test('The print layout of a product shows all tabs, and hides header and order button', async ({
  page,
  demoSite,
}) => {
  await openProduct(page, demoSite)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Seats two adults')).toBeVisible()
  await expect(page.getByText('Warranty')).toBeVisible()
  await expect(page.locator('.site-header')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Order on WhatsApp' }).first()).toBeHidden()
})
