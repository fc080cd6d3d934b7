import { textGroups } from '../../../domain/text/page-texts.ts'
import { write } from '../../helpers/chat.ts'
import { expect, findViolations, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

test('shows an edited page text in the preview', async ({ page, ownSite }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/page-texts`)
  const shown = page.frameLocator('iframe')
  await expect(shown.locator('.site-footer')).toContainText('All rights reserved')
  const home = page.getByRole('region', { name: 'Home page' })
  await home.getByRole('textbox', { name: /^Slides: button/ }).fill('See them <b>all</b>')
  await home.getByRole('button', { name: 'Hide: Categories: subtitle' }).click()
  await home
    .getByRole('textbox', { name: /^Something Unique: subtitle/ })
    .fill('What {brand} is known for.')
  await home.getByRole('textbox', { name: /^Latest products: heading/ }).fill('{price}')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(home.getByText('{price} is not known here')).toBeVisible()
  await home.getByRole('button', { name: 'Reset to default: Latest products: heading' }).click()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Page texts saved.')).toBeVisible()
  await expect(shown.locator('.hero')).toContainText('See them <b>all</b>')

  await page.getByLabel('Find a text').fill('known for')
  await expect(page.locator('[data-part] textarea:visible')).toHaveCount(1)
  await page.getByLabel('Find a text').fill('')
  await page.getByRole('checkbox', { name: 'Only changed texts (3)' }).check()
  await expect(page.locator('[data-part] textarea:visible')).toHaveCount(3)
  await expect(home.getByRole('textbox', { name: /^Categories: subtitle/ })).toHaveAttribute(
    'placeholder',
    'Hidden',
  )
})

test('validates the contrast of the accent colour, and applies it to the site', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/settings`)
  const field = page.getByLabel('Accent colour', { exact: true })
  await field.fill('#ffff00')
  await expect(page.getByText(/is hard to see on white/)).toBeVisible()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('1 field to correct')).toBeVisible()
  await page.getByRole('button', { name: 'Use #999900' }).click()
  await expect(field).toHaveValue('#999900')
  await field.fill('#C0392B')
  expect(await findViolationsInThemes(page)).toEqual([])
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()

  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(ownSite.url)
  const action = page.locator('.hero a')
  await expect(action).toHaveCSS('background-color', 'rgb(192, 57, 43)')
  await expect(action).toHaveCSS('color', 'rgb(255, 255, 255)')
  expect(await findViolations(page)).toEqual([])
  // Admin pages keep their own accent colour.
  await page.goto(`${ownSite.url}/admin/settings`)
  await expect(page.locator(':root')).toHaveCSS('--accent', '#01a0e2')
})

test('page texts of a single 50-letter word cause no horizontal overflow', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const known = Object.values(textGroups).flatMap(({ texts }) => Object.keys(texts))
  const texts = Object.fromEntries(known.map((id) => [id, 'W'.repeat(50)]))
  await write(page, ownSite, ownSite.session.token, '/pageTexts', { texts })
  await page.setViewportSize({ width: 390, height: 844 })
  const { categoryItemData } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems?limit=2`)
  ).json()
  const ids = categoryItemData.map(({ _id }: { _id: string }) => _id).join()
  const paths = [
    ...['/', '/aboutus', '/contactus', '/product', '/product?q=zzzz', '/product?width=60+cm'],
    ...[`/product-detail/${categoryItemData[0]._id}`, '/product-detail/gone'],
    ...[`/compare?ids=${ids}`, `/shortlist?ids=${ids}`],
  ]
  for (const path of paths) {
    await page.goto(ownSite.url + path)
    await expect(page.locator('main')).toContainText('WWWWW')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft({ path, width }).toEqual({ path, width: 390 })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/aboutus', '/contactus', '/product']) {
    await page.goto(ownSite.url + path)
    const isOnTop = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { right, top } = heading.getBoundingClientRect()
      return document.elementFromPoint(right - 4, top + 10) === heading
    })
    expect.soft({ path, isOnTop }).toEqual({ path, isOnTop: true })
  }
  // The browser logs only the expected 404.
  expect(consoleErrors.splice(0).filter((one) => !one.includes('404'))).toEqual([])
})
