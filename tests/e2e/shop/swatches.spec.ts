import type { Page } from '@playwright/test'
import { expect, findViolations, signIn, test, waitForHydration } from '../../helpers/test.ts'
import { addChoice, addProduct, type Choice, idsOf, type OwnShop } from './choice-shop.ts'

const cards = (page: Page) => page.locator('.product-list > li')
const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name })
const group = (page: Page) => page.getByRole('group', { name: 'Fabric' })
const chosen = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const names = (page: Page) => page.locator('.product-list h2').allTextContents()
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

const colours = [
  ['Sage linen', '#9caf88'],
  ['Indigo', '#264e86'],
  ['Oat', '#e4d9c3'],
  ['Rust', '#b4532a'],
  ['Teal', '#1f7a7a'],
  ['Plum', '#6a3053'],
  ['Coal', '#33353a'],
  ['Rose', '#d8a0a6'],
] as const

/** Adds four products, two of them with a fabric, whose first value has a swatch photo. */
async function fillShop(page: Page, { url }: { url: string }, token: string) {
  const shop: OwnShop = { page, url, token }
  const fabric = await addChoice(shop, {
    name: 'Fabric',
    isFilter: true,
    values: colours.map(([name, colour]) => ({ name, colour, hasPhoto: name === 'Sage linen' })),
  })
  await addProduct(shop, { name: 'Plain stool', price: '2000', photo: '#c08040' })
  await addProduct(shop, {
    name: 'Day bed',
    price: '9000',
    photo: '#9caf88',
    choices: [all(fabric)],
  })
  const some = idsOf(fabric, ['Indigo', 'Sage linen'])
  await addProduct(shop, {
    name: 'Sofa',
    tags: 'oak',
    photo: '#264e86',
    choices: [{ choice: fabric._id, values: some }],
  })
  const bench = await addProduct(shop, { name: 'Bench', price: '4000' })
  return { shop, fabric, bench }
}

function all(choice: Choice) {
  return { choice: choice._id, values: [] }
}

test('cards show up to five swatches and the number of others, at every width', async ({
  page,
  emptySite,
}) => {
  await fillShop(page, emptySite, await signIn(page, emptySite))
  await page.goto(`${emptySite.url}/product`)
  const bed = cardOf(page, 'Day bed')
  const sofa = cardOf(page, 'Sofa')
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(bed.locator('.choice-mark')).toHaveCount(5)
    await expect(bed.locator('.choice-row')).toContainText('+3')
    await expect(sofa.locator('.choice-mark')).toHaveCount(2)
    await expect(sofa.locator('.choice-row')).not.toContainText('+')
    await expect(cardOf(page, 'Plain stool').locator('.choice-row')).toHaveCount(0)
    expect(await widthOf(page)).toBe(width)
    const marks = await bed.locator('.choice-mark').evaluateAll((all) =>
      all.map((mark) => ({
        top: Math.round(mark.getBoundingClientRect().top),
        colour: getComputedStyle(mark).backgroundColor,
      })),
    )
    expect(new Set(marks.map(({ top }) => top)).size).toBe(1)
    expect(marks[1]?.colour).toBe('rgb(38, 78, 134)')
    expect(await findViolations(page)).toEqual([])
  }
  // Cards of a row have the same bottom edge, with and without swatches.
  const ends = await page
    .locator('.product-card__link')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)))
  expect(new Set(ends.slice(0, 3)).size).toBe(1)
  const words = /^Day bed.*, in Sage linen, Indigo, Oat, Rust, Teal and 3 more/
  await expect(page.getByRole('link', { name: words })).toHaveCount(1)
  const photo = bed.locator('img.choice-mark')
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96)
  await expect(photo).toHaveAttribute('loading', 'lazy')
})

test('swatches render on the home page and after client-side navigation, not on similar products', async ({
  page,
  emptySite,
}) => {
  const { bench } = await fillShop(page, emptySite, await signIn(page, emptySite))
  await page.goto(emptySite.url)
  await waitForHydration(page)
  const latest = page.getByRole('region', { name: 'Latest Product' })
  await expect(latest.locator('.choice-row')).toHaveCount(2)
  await page.goto(`${emptySite.url}/product-detail/${bench}`)
  const similar = page.getByRole('region', { name: 'Similar' })
  await expect(similar.getByRole('link').first()).toBeAttached()
  await expect(similar.locator('.choice-row')).toHaveCount(0)
  // The about page has no swatches: their stylesheet loads on navigation to the shop.
  await page.goto(`${emptySite.url}/aboutus`)
  await waitForHydration(page)
  await expect(page.locator('link[href*="swatches"]')).toHaveCount(0)
  await page.locator('footer').getByRole('link', { name: 'Products', exact: true }).click()
  const mark = cardOf(page, 'Day bed').locator('.choice-mark').nth(1)
  await expect(mark).toHaveCSS('background-color', 'rgb(38, 78, 134)')
  await expect(mark).toHaveCSS('border-radius', '50%')
})

test('the shop filters by choice values, by keyboard', async ({ page, emptySite }) => {
  const { fabric } = await fillShop(page, emptySite, await signIn(page, emptySite))
  const [indigo = '', plum = '', sage = ''] = idsOf(fabric, ['Indigo', 'Plum', 'Sage linen'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${emptySite.url}/product?sort=name`)
  await waitForHydration(page)
  const box = (name: string) => group(page).getByRole('checkbox', { name })
  await expect(group(page).getByRole('checkbox')).toHaveCount(8)
  await expect(box('Indigo')).toHaveAccessibleName('Indigo 2')
  await box('Sage linen').focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(`${emptySite.url}/product?value=${sage}&sort=name`)
  await expect.poll(() => names(page)).toEqual(['Day bed', 'Sofa'])
  await expect(box('Sage linen')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(box('Indigo')).toBeFocused()
  await page.keyboard.press('Space')
  const both = [indigo, sage].sort().map((id) => `value=${id}`)
  await expect(page).toHaveURL(`${emptySite.url}/product?${both.join('&')}&sort=name`)
  await expect.poll(() => names(page)).toEqual(['Day bed', 'Sofa'])
  await box('Plum').check()
  await expect.poll(() => names(page)).toEqual(['Day bed'])
  await expect(chosen(page).getByRole('link')).toHaveText([
    'Remove Fabric: Sage linen',
    'Remove Fabric: Indigo',
    'Remove Fabric: Plum',
    'Clear all',
  ])
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  expect(await findViolations(page)).toEqual([])
  await page.reload()
  await expect(box('Plum')).toBeChecked()
  await expect.poll(() => names(page)).toEqual(['Day bed'])
  await page.goBack()
  await expect(box('Plum')).not.toBeChecked()
  await expect(page).not.toHaveURL(new RegExp(plum))
  await expect.poll(() => names(page)).toEqual(['Day bed', 'Sofa'])

  // A search keeps the selected values; without results, each of them can be removed.
  await page.getByRole('combobox', { name: 'Search' }).fill('oak')
  await expect.poll(() => names(page)).toEqual(['Sofa'])
  await box('Plum').check()
  await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Without Plum' }).click()
  await expect.poll(() => names(page)).toEqual(['Sofa'])
  await chosen(page).getByRole('link', { name: 'Remove Fabric: Indigo' }).click()
  await expect(box('Indigo')).not.toBeChecked()
  await chosen(page).getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(`${emptySite.url}/product?sort=name`)
  await expect(cards(page)).toHaveCount(4)
})

test('an unknown value in the URL matches nothing, and can be removed', async ({
  page,
  emptySite,
}) => {
  await fillShop(page, emptySite, await signIn(page, emptySite))
  const gone = '0190abcd-1234-7abc-8def-32b947231c12'
  await page.goto(`${emptySite.url}/product?value=${gone}`)
  await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible()
  await expect(chosen(page).getByRole('link')).toHaveText(['Remove No longer offered'])
  await page.getByRole('link', { name: 'Without No longer offered' }).click()
  await expect(page).toHaveURL(`${emptySite.url}/product`)
  await expect(cards(page)).toHaveCount(4)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the filter sheet shows the number of matches, and applies values together', async ({
    page,
    emptySite,
  }) => {
    await fillShop(page, emptySite, await signIn(page, emptySite))
    await page.goto(`${emptySite.url}/product`)
    await waitForHydration(page)
    await page.locator('.filter-button').tap()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    const apply = sheet.locator('[type=submit]')
    const label = (name: string) => sheet.locator('label', { hasText: name })
    await expect(apply).toHaveText('Show 4 pieces')
    for (const name of ['Sage linen', 'Plum'])
      expect((await label(name).boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await label('Sage linen').tap()
    await expect(apply).toHaveText('Show 2 pieces')
    await label('Plum').tap()
    await expect(apply).toHaveText('Show 1 piece')
    expect(await findViolations(page)).toEqual([])
    expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await apply.tap()
    await expect.poll(() => names(page)).toEqual(['Day bed'])
    await expect(page.locator('.filter-button')).toHaveText('Filter2 chosen')
    await page.locator('.filter-button').tap()
    await expect(sheet.getByRole('checkbox', { name: 'Plum' })).toBeChecked()
    await sheet.getByRole('button', { name: 'Clear all' }).tap()
    await expect(sheet.getByRole('checkbox', { name: 'Plum' })).not.toBeChecked()
    await expect(apply).toHaveText('Show 4 pieces')
    expect(await widthOf(page)).toBe(390)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('swatches render, and the form filters by choice values', async ({
    page,
    emptySite,
    consoleErrors,
  }) => {
    const { fabric } = await fillShop(page, emptySite, emptySite.session.token)
    const [indigo = '', plum = ''] = idsOf(fabric, ['Indigo', 'Plum'])
    const both = [indigo, plum]
      .sort()
      .map((id) => `value=${id}`)
      .join('&')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${emptySite.url}/product`)
    await expect(cardOf(page, 'Day bed').locator('.choice-mark').nth(1)).toHaveCSS(
      'background-color',
      'rgb(38, 78, 134)',
    )
    await group(page).getByRole('checkbox', { name: 'Plum' }).check()
    await group(page).getByRole('checkbox', { name: 'Indigo' }).check()
    await page.getByRole('button', { name: 'Show products' }).first().click()
    await expect(page).toHaveURL(`${emptySite.url}/product?${both}`)
    expect(await names(page)).toEqual(['Day bed'])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('.filter-button').click()
    await expect(page).toHaveURL(`${emptySite.url}/product?${both}&show=filters`)
    await expect(group(page).getByRole('checkbox', { name: 'Plum' })).toBeChecked()
    await group(page).getByRole('checkbox', { name: 'Plum' }).uncheck()
    await page.getByRole('button', { name: 'Show products' }).click()
    await expect(page).toHaveURL(`${emptySite.url}/product?value=${indigo}`)
    await expect(cards(page)).toHaveCount(2)
    consoleErrors.length = 0
  })
})

test('forty values with hostile names are escaped, and collapsed under More', async ({
  page,
  emptySite,
}) => {
  const shop = { page, url: emptySite.url, token: await signIn(page, emptySite) }
  const hostile = '"><img src=x onerror=document.title="hacked"> c-ff0000 {value} '
  const fabric = await addChoice(shop, {
    name: `<b>Fabric</b> ${'Wirkstoffgewebe'.repeat(6)}`,
    isFilter: true,
    values: Array.from({ length: 40 }, (_, number) => ({
      name: `${hostile}${number} ${'LangerStoffname'.repeat(8)}`.slice(0, 100 + number),
      colour: `#${String(number).padStart(6, '4')}`,
    })),
  })
  await addProduct(shop, { name: 'Day bed', choices: [all(fabric)] })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${emptySite.url}/product`)
    await waitForHydration(page)
    await expect(cardOf(page, 'Day bed').locator('.choice-row')).toContainText('+35')
    expect(await widthOf(page)).toBe(width)
  }
  const filters = page.getByRole('group', { name: '<b>Fabric</b>' })
  await expect(filters.getByRole('checkbox').filter({ visible: true })).toHaveCount(10)
  await filters.getByText('More').click()
  await expect(filters.getByRole('checkbox').filter({ visible: true })).toHaveCount(40)
  expect(await widthOf(page)).toBe(1440)
  await filters.getByRole('checkbox').nth(30).check()
  await expect(chosen(page)).toContainText(hostile.trim())
  expect(await findViolations(page)).toEqual([])
  await expect(page).not.toHaveTitle('hacked')
})
