import type { Page } from '@playwright/test'
import { z } from 'zod'
import { readMeasure } from '../../../domain/measures/measure.ts'
import { expect, findViolations, signIn, test, waitForHydration } from '../../helpers/test.ts'

const cards = (page: Page) => page.locator('.product-list > li')
const status = (page: Page) => page.locator('.shop-toolbar [role=status]')
const width = (page: Page) => page.getByRole('textbox', { name: 'Space along the wall' })
const depth = (page: Page) => page.getByRole('textbox', { name: 'Depth' })
const height = (page: Page) => page.getByRole('textbox', { name: 'Ceiling or beam height' })
const unit = (page: Page) => page.getByRole('combobox', { name: 'Unit' })
const wide = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

test.describe('The size filter', () => {
  test.use(wide)

  test('filters by wall and ceiling, with a shareable URL, alongside the other filters', async ({
    page,
    demoSite,
  }) => {
    await page.goto(`${demoSite.url}/product`)
    await expect(cards(page).first()).toContainText('202 W × 120 D × 205 H cm')
    await width(page).fill('60')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product\?width=60\+cm$/)
    await expect(status(page)).toHaveText('4 pieces')
    await expect(width(page)).toBeFocused()
    await expect(width(page)).toHaveValue('60 cm')
    await height(page).focus()
    await page.keyboard.type('1.6 ft')
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL(/\?width=60\+cm&height=1\+ft\+7\.2\+in$/)
    await expect(cards(page).locator('h2')).toHaveCount(2)
    const chosen = page.getByRole('list', { name: 'Active filters' })
    await expect(chosen).toContainText('Space along the wall: 60 cm')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('radio', { name: 'Chairs & Stools' }).check()
    await expect(page).toHaveURL(/\/product\/[\w-]+\?width=60\+cm&height=/)
    await page.reload()
    await expect(height(page)).toHaveValue('1 ft 7.2 in')
    await chosen.getByRole('link', { name: 'Ceiling or beam height' }).click()
    await expect(height(page)).toHaveValue('')
    await page.goBack()
    await expect(height(page)).toHaveValue('1 ft 7.2 in')
  })

  test('excludes products longer than the wall or deeper than the given depth', async ({
    page,
    demoSite,
  }) => {
    const { categoryItemData } = await (
      await page.request.get(`${demoSite.url}/api/ourCategoriesItems`)
    ).json()
    const sides = z.array(z.object({ name: z.string(), width: z.string(), length: z.string() }))
    const known = new Map(
      sides.parse(categoryItemData).map(({ name, width, length }) => {
        const both = [width, length].flatMap((text) => readMeasure(text) ?? [])
        return [name, { longer: Math.max(...both), shorter: Math.min(...both) }]
      }),
    )
    const found = async () => (await cards(page).locator('h2').allTextContents()).map(sizesOf)
    const sizesOf = (name: string) => known.get(name) ?? { longer: Infinity, shorter: Infinity }
    await page.goto(`${demoSite.url}/product`)
    await width(page).fill('150')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?width=150\+cm$/)
    const fitting = [...known.values()].filter(({ longer }) => longer <= 1500)
    await expect(status(page)).toHaveText(`1–9 of ${fitting.length} pieces`)
    const first = await found()
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(cards(page)).toHaveCount(fitting.length - 9)
    const all = [...first, ...(await found())]
    expect(all.filter(({ longer }) => longer > 1500)).toEqual([])
    await depth(page).fill('60')
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL(/\?width=150\+cm&depth=60\+cm$/)
    await expect(cards(page)).toHaveCount(fitting.filter(({ shorter }) => shorter <= 600).length)
    expect((await found()).filter(({ shorter }) => shorter > 600)).toEqual([])
  })

  test('uses and remembers the visitor’s unit, and validates the size', async ({
    page,
    demoSite,
  }) => {
    await page.goto(`${demoSite.url}/product`)
    await unit(page).selectOption('ft')
    await width(page).fill('4')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?width=4\+ft$/)
    await unit(page).selectOption('cm')
    await expect(page).toHaveURL(/\?width=121\.9\+cm$/)
    await unit(page).selectOption('ft')
    await expect(page).toHaveURL(/\?width=4\+ft$/)
    await page.goto(`${demoSite.url}/product`)
    await height(page).focus()
    await expect(unit(page)).toHaveValue('ft')
    await height(page).fill('very high')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => height(page).evaluate((field: HTMLInputElement) => field.validationMessage))
      .toBe('Enter a size such as 120 cm or 4 ft 6 in.')
    await expect(page).toHaveURL(/\/product$/)
  })

  test('shows the number of products without size, and is hidden if none has a size', async ({
    page,
    ownSite,
  }) => {
    const token = await signIn(page, ownSite)
    const products = `${ownSite.url}/api/ourCategoriesItems`
    const headers = { authorization: `Bearer ${token}` }
    const { categoryItemData } = await (await page.request.get(products, { headers })).json()
    const change = (data: object, of: { _id: string }[]) =>
      Promise.all(of.map(({ _id }) => page.request.put(`${products}/${_id}`, { headers, data })))
    await change({ width: 'on request', length: '' }, categoryItemData.slice(0, 2))
    await page.goto(`${ownSite.url}/product?width=3+m`)
    await expect(status(page)).toHaveText(/ of 22 pieces$/)
    await expect(page.getByText('2 more have no size listed.')).toBeVisible()
    await change({ width: '', height: '', length: '' }, categoryItemData)
    await page.goto(`${ownSite.url}/product`)
    await expect(cards(page)).toHaveCount(9)
    await expect(width(page)).toHaveCount(0)
    await expect(unit(page)).toHaveCount(0)
    await expect(cards(page).first()).not.toContainText(/[0-9] W/)
  })
})

test.describe('The size filter without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('submits as a form, and drops an invalid size', async ({
    page,
    demoSite,
    consoleErrors,
  }) => {
    await page.goto(`${demoSite.url}/product`)
    await width(page).fill('2')
    await height(page).fill('6½')
    await unit(page).selectOption('ft')
    await page.getByRole('button', { name: 'Show products' }).click()
    await expect(page).toHaveURL(/\/product\?width=2\+ft&height=6\+ft\+6\+in$/)
    await expect(unit(page)).toHaveValue('ft')
    await expect(cards(page)).toHaveCount(4)
    await height(page).fill('nothing')
    await page.getByRole('button', { name: 'Show products' }).click()
    await expect(page).toHaveURL(/\/product\?width=2\+ft$/)
    consoleErrors.length = 0
  })
})

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Shortlist ${name}`, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Shortlist' })
const columns = (page: Page) => page.getByRole('columnheader')

test.describe('The comparison', () => {
  test.use(wide)

  test('shows up to three products of the shortlist side by side', async ({ page, demoSite }) => {
    await page.goto(`${demoSite.url}/product`)
    await waitForHydration(page)
    const names = ['Teak Spindle Jhoola', 'Rattan Egg Chair', 'Oak Rope Plank Swing']
    for (const name of [...names, 'Cane Daybed Swing']) await heart(page, name).click()
    await page.getByRole('button', { name: 'Shortlist, 4 saved' }).click()
    const box = (name: string) => panel(page).getByRole('checkbox', { name: `Compare ${name}` })
    await expect(box('Teak Spindle Jhoola')).toBeDisabled()
    await box('Cane Daybed Swing').uncheck()
    await box('Teak Spindle Jhoola').check()
    expect(await findViolations(page)).toEqual([])
    await panel(page).getByRole('link', { name: 'Compare 3 side by side' }).click()
    await expect(page).toHaveURL(/\/compare\?ids=[\w-]+,[\w-]+,[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare')
    await expect(columns(page)).toHaveText(names.toReversed().map((name) => new RegExp(name)))
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) })
    await expect(row('Width').getByRole('cell').last()).toHaveText('202 cm6 ft 7.5 in')
    await expect(row('Warranty').getByRole('cell')).toHaveCount(3)
    await waitForHydration(page)
    await page.getByRole('radio', { name: 'cm', exact: true }).check()
    await expect(row('Width').getByRole('cell').last()).toHaveText('202 cm')
    const ask = page.getByRole('link', { name: 'Ask about Rattan Egg Chair' })
    await expect(ask).toHaveAttribute('href', /^https:\/\/wa\.me\/91[0-9]{10}\?text=.*Rattan/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    expect(await findViolations(page)).toEqual([])

    await page.emulateMedia({ media: 'print' })
    await expect(ask).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByText(/Rattan Egg Chair: http/)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Remove Rattan Egg Chair' }).click()
    await expect(columns(page)).toHaveCount(2)
    await page.getByRole('link', { name: 'Teak Spindle Jhoola', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teak Spindle Jhoola')
    await page.goBack()
    await expect(columns(page)).toHaveCount(2)
  })

  test('loads no scripts on other pages', async ({ page, demoSite }) => {
    await page.goto(`${demoSite.url}/product`)
    await waitForHydration(page)
    expect(await page.locator('#page-files').textContent()).not.toContain('compare')
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    expect(
      loaded.filter((name) => /compare|size-filter-events|measure-system-storage/.test(name)),
    ).toEqual([])
  })

  test('shows the number of missing products, and returns 404 if all are missing', async ({
    page,
    demoSite,
    consoleErrors,
  }) => {
    const list = await page.request.get(`${demoSite.url}/api/ourCategoriesItems?limit=1`)
    const [{ _id }] = (await list.json()).categoryItemData
    const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
    await page.goto(`${demoSite.url}/compare?ids=${_id},${unknown}`)
    await expect(page.getByText('One product is no longer available.')).toBeVisible()
    await expect(columns(page)).toHaveCount(1)
    const gone = await page.goto(`${demoSite.url}/compare?ids=${unknown},no-id`)
    expect(gone?.status()).toBe(404)
    const empty = await page.goto(`${demoSite.url}/compare`)
    expect(empty?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Nothing to compare' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'All products' }).click()
    await expect(cards(page)).toHaveCount(9)
    expect(consoleErrors.splice(0).every((line) => /404/.test(line))).toBe(true)
  })
})

test.describe('The comparison on a phone', () => {
  test.use(phone)

  test('shows its columns side by side, without horizontal overflow', async ({
    page,
    demoSite,
  }) => {
    const list = await page.request.get(`${demoSite.url}/api/ourCategoriesItems?limit=3`)
    const ids = (await list.json()).categoryItemData.map(({ _id }: { _id: string }) => _id)
    await page.goto(`${demoSite.url}/compare?ids=${ids.join()}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    for (const column of await columns(page).all()) {
      const { x = -1, width = 390 } = (await column.boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
    }
    await expect(page.getByRole('rowheader', { name: 'Width' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
})

test.describe('The comparison without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows both units, and removes a product by a link', async ({
    page,
    demoSite,
    consoleErrors,
  }) => {
    const list = await page.request.get(`${demoSite.url}/api/ourCategoriesItems?limit=2`)
    const ids = (await list.json()).categoryItemData.map(({ _id }: { _id: string }) => _id)
    await page.goto(`${demoSite.url}/compare?ids=${ids.join()}`)
    await expect(columns(page)).toHaveCount(2)
    await expect(page.getByRole('group', { name: 'Sizes in' })).toBeHidden()
    await expect(page.getByText('3 ft 11 in').first()).toBeVisible()
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click()
    await expect(columns(page)).toHaveCount(1)
    consoleErrors.length = 0
  })
})
