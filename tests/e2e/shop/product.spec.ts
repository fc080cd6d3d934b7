import type { Page } from '@playwright/test'
import { productNamed } from '../../helpers/chat.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolations, test, waitForHydration, withMotion } from '../../helpers/test.ts'

async function openProduct(page: Page, site: Site, name = 'Teak Spindle Jhoola') {
  const { path } = await productNamed(page, site, name)
  await page.goto(site.url + path)
}

const mainPhoto = (page: Page) => page.locator('.product-gallery__open img')

test.describe('A product', () => {
  test.use(withMotion)

  test('arrow keys move between the tabs', async ({ page, demoSite }) => {
    await openProduct(page, demoSite)
    const description = page.getByRole('tab', { name: 'Description' })
    const additional = page.getByRole('tab', { name: 'Additional Information' })
    await description.focus()
    await page.keyboard.press('ArrowRight')
    await expect(additional).toBeFocused()
    await expect(additional).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toContainText('Seats two adults')
    await page.keyboard.press('ArrowRight')
    await expect(description).toHaveAttribute('aria-selected', 'true')
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
      /^Teak Spindle JhoolaPrice: ₹68,500/,
    ])
    await recent.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canopy Garden Swing')
  })
})
