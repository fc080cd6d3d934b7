import type { Page } from '@playwright/test'
import { expect, findViolations, signIn, test, waitForHydration } from '../../helpers/test.ts'

const row = (page: Page) => page.locator('.shop-toolbar__row')

async function findCategory(page: Page, url: string) {
  const { categoryData } = await (await page.request.get(`${url}/api/ourCategories`)).json()
  return categoryData[0]
}

/** Number of product photos that are fully inside the viewport. */
function countWholePhotos(page: Page): Promise<number> {
  return page.locator('.product-list .photo').evaluateAll((photos) => {
    const isWhole = (photo: Element) => {
      const { left, right, top, bottom, width } = photo.getBoundingClientRect()
      return width > 0 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    }
    return photos.filter(isWhole).length
  })
}

for (const { width, height, photos } of [
  { width: 390, height: 844, photos: 2 },
  { width: 820, height: 1180, photos: 2 },
]) {
  test.describe(`The shop at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true })

    test('shows whole product photos without scrolling, on the shop and category pages', async ({
      page,
      demoSite: { url },
    }) => {
      await page.goto(`${url}/product`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
      expect(await countWholePhotos(page)).toBeGreaterThanOrEqual(photos)
      const { path, name } = await findCategory(page, url)
      await page.goto(url + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      expect(await countWholePhotos(page)).toBeGreaterThanOrEqual(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await findViolations(page)).toEqual([])
    })

    test('keeps search, filter and sort controls in one sticky row below the header', async ({
      page,
      demoSite: { url },
    }) => {
      await page.goto(`${url}/product`)
      await waitForHydration(page)
      expect((await row(page).boundingBox())?.height).toBeLessThanOrEqual(56)
      const controls = [
        page.getByRole('combobox', { name: 'Search products' }),
        page.getByRole('link', { name: /^Filter/ }),
        page.getByLabel('Sort by'),
      ]
      for (const control of controls) {
        const box = await control.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect(box?.width).toBeGreaterThanOrEqual(44)
      }
      await expect(page.locator('.shop-filters__more')).toBeHidden()
      const before = (await row(page).boundingBox())?.y ?? 0
      expect(before).toBeGreaterThan(80)
      await page.locator('.product-list > li').nth(4).scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      await expect.poll(async () => (await row(page).boundingBox())?.y).toBe(80)
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(row(page)).not.toBeInViewport()
    })
  })
}

test('from 900 px, the sidebar starts with the categories and has a skip link', async ({
  page,
  demoSite: { url },
}) => {
  for (const width of [900, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${url}/product`)
    await waitForHydration(page)
    await expect(page.getByRole('link', { name: /^Filter/ })).toBeHidden()
    const sidebar = page.getByRole('complementary', { name: 'Filters' })
    const fields = sidebar.getByRole('radio')
    await expect(fields.first()).toHaveAccessibleName('All products')
    const left = await sidebar.boundingBox()
    const results = await page.locator('.product-list').boundingBox()
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(results?.x ?? 0)
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to results' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.locator('.shop-catalogue__results')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused()
  }
})

test('a category page has its own heading, photo, description and title', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  const token = await signIn(page, ownSite)
  const { _id, path, name, image } = await findCategory(page, url)
  const read = (selector: string) => page.locator(selector).getAttribute('content')
  const describe = async (description: string) => {
    const saved = await page.request.put(`${url}/api/ourCategories/${_id}`, {
      data: { description },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(saved.status()).toBe(200)
  }
  await describe('')
  await page.goto(url + path)
  await expect(page.locator('.banner__tagline')).toHaveCount(0)
  const named = image.replace(/^.*\/|\.\w+$/g, '')
  await expect(page.locator('.banner__photo img')).toHaveAttribute('src', new RegExp(named))
  expect(await read('meta[name=description]')).toMatch(new RegExp(`^${name}: `))

  const description = 'Carved by hand, hung from brass, made for long afternoons.'
  await describe(description)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${url}/product`)
    await page.getByRole('radio', { name, exact: true }).check()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.locator('.banner')).toContainText(description)
    await expect(page.getByRole('radio', { name, exact: true })).toBeFocused()
    await page.goto(url + path)
    await expect(page).toHaveTitle(new RegExp(`^${name} \\| `))
    expect(await read('meta[name=description]')).toBe(description)
    if (width === 390) expect(await countWholePhotos(page)).toBeGreaterThanOrEqual(1)
    expect(await findViolations(page)).toEqual([])
  }
})
