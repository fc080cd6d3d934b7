import type { Page } from '@playwright/test'
import { addChoice, bench, fabric } from '../../helpers/choices/choices.ts'
import { photograph } from '../../helpers/media/media.ts'
import { expect, findViolationsInThemes, navigateTo, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const products = '/admin/manage-store/products'
const offered = (page: Page) => page.getByRole('group', { name: 'Choices', exact: true })
const save = (page: Page) => page.getByRole('button', { name: /^Save(?! and)/ }).click()

async function offer(page: Page, name: string) {
  await offered(page).getByRole('button', { name: 'Offer a choice' }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
}

test('a product offers choice values in its own order, and a photo is assigned to a value', async ({
  page,
  ownSite,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const token = await signIn(page, ownSite)
  const shop = { url: ownSite.url, token, request: page.request }
  const made = await addChoice(shop, fabric)
  const measure = await addChoice(shop, bench)
  await page.goto(`${ownSite.url}${products}/add`)
  await page.getByLabel('Name', { exact: true }).fill('Choosy bench')
  await page.getByLabel('Price', { exact: true }).fill('10000')
  const { bytes } = await photograph('#e6dcc8')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'bench.jpg', mimeType: 'image/jpeg', buffer: bytes })
  await expect(page.getByLabel('Value that photo 1 shows')).toHaveCount(0)

  await offer(page, fabric.name)
  const values = page.getByRole('group', { name: `Values of ${fabric.name}` })
  const tick = (name: string) => values.getByRole('checkbox', { name })
  await expect(values).toContainText('Now all 3 values.')
  await values.getByLabel('All values, also those added later').uncheck()
  await tick('Sage').uncheck()
  await page.getByRole('button', { name: 'Move Natural, place 3 of 3' }).focus()
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: 'Move Natural, place 1 of 3' })).toBeVisible()
  await tick('Indigo').uncheck()
  await tick('Natural').click()
  await expect(page.getByText('One value stays.')).toBeVisible()
  await expect(tick('Natural')).toBeChecked()
  await tick('Indigo').check()
  await expect(page.getByText('One value stays.')).toHaveCount(0)

  await offer(page, bench.name)
  await expect(offered(page)).toContainText('100 to 240 cm')
  await page.getByRole('button', { name: new RegExp(`^Move ${bench.name}, place 2`) }).focus()
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key)
  await expect(
    page.getByRole('button', { name: new RegExp(`^Move ${bench.name}, place 1`) }),
  ).toBeVisible()

  const shows = page.getByLabel('Value that photo 1 shows')
  await expect(shows.getByRole('option')).toHaveText(['Shows: any', 'Natural', 'Indigo'])
  await shows.selectOption('Natural')
  const tile = page.getByRole('group', { name: 'Images' }).getByRole('listitem').first()
  await expect(tile.locator('[class*=badge]')).toHaveText('Natural')
  const preview = page.frameLocator('iframe[title^="The product as visitors"]').locator('article')
  await expect(preview).toContainText(bench.name)
  await expect(preview).toContainText('Indigo')
  await expect(preview).toContainText('from ₹10,000')
  await expect(preview).not.toContainText('Sage')
  expect(await findViolationsInThemes(page)).toEqual([])

  await save(page)
  await expect(page.getByText('Product saved.')).toBeVisible()
  const headers = { authorization: `Bearer ${token}` }
  const address = `${ownSite.url}/api/ourCategoriesItems`
  const found = await (await page.request.get(`${address}?q=Choosy`, { headers })).json()
  const id: string = found.categoryItemData[0]._id
  const read = async () =>
    (await (await page.request.get(`${address}/${id}`, { headers })).json()).categoryItemData
  const choices = [
    { choice: measure.id, values: [] },
    { choice: made.id, values: [made.valueOf('Natural'), made.valueOf('Indigo')] },
  ]
  expect((await read()).choices).toEqual(choices)
  expect((await read()).images[0].value).toBe(made.valueOf('Natural'))

  await navigateTo(page, `${products}/view/${id}`)
  await expect(page.getByRole('main')).toContainText(
    `${bench.name}: 100 to 240 cm; ${fabric.name}: Natural, Indigo`,
  )
  await navigateTo(page, `${products}/${id}`)
  await expect(page.getByLabel('Value that photo 1 shows')).toHaveValue(made.valueOf('Natural'))
  await page.getByLabel('Material').fill('Teak')
  await save(page)
  await expect(page).toHaveURL(new RegExp(`${products}$`))
  expect((await read()).choices).toEqual(choices)

  await navigateTo(page, `${products}/${id}`)
  await page.getByRole('button', { name: `Remove ${fabric.name}` }).click()
  await expect(page.getByLabel('Value that photo 1 shows').getByRole('option')).toHaveText([
    'Shows: any',
    'Natural (not offered)',
  ])
  await save(page)
  await expect(page).toHaveURL(new RegExp(`${products}$`))
  expect((await read()).choices).toEqual([choices[0]])
  expect((await read()).images[0].value).toBe(made.valueOf('Natural'))
  await navigateTo(page, `${products}/${id}`)
  await page.getByLabel('Value that photo 1 shows').selectOption('Shows: any')
  await save(page)
  await expect(page).toHaveURL(new RegExp(`${products}$`))
  expect((await read()).images[0].value).toBeUndefined()
})

test('a shop without choices explains them, and a new one appears on return to the tab', async ({
  page,
  emptySite,
  context,
}) => {
  const token = await signIn(page, emptySite)
  await page.goto(`${emptySite.url}${products}/add`)
  await page.getByLabel('Name', { exact: true }).fill('Bench')
  await expect(offered(page)).toContainText('A choice is what visitors choose before they ask')
  const tab = context.waitForEvent('page')
  await offered(page).getByRole('link', { name: 'Add a choice' }).click()
  await expect(await tab).toHaveURL(`${emptySite.url}/admin/manage-store/choices/add`)
  await (await tab).close()
  const shop = { url: emptySite.url, token, request: page.request }
  const { id } = await addChoice(shop, fabric)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await offer(page, fabric.name)
  await expect(offered(page)).toContainText('Now all 3 values.')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bench')
  // The empty site is shared between tests: restore it.
  await page.request.delete(`${emptySite.url}/api/choices/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
})

test('six choices with forty values of long names fit on a phone', async ({ page, ownSite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const token = await signIn(page, ownSite)
  const shop = { url: ownSite.url, token, request: page.request }
  const names = ['Silk', 'Wool', 'Jute', 'Cane', 'Rope', `${'W'.repeat(80)} <b>`]
  for (const name of names)
    await addChoice(shop, {
      name,
      kind: 'list',
      values: Array.from({ length: 40 }, (_, index) => ({ name: `${'Mmm'.repeat(30)} ${index}` })),
    })
  await page.goto(`${ownSite.url}${products}/add`)
  for (const name of names) {
    await offered(page).getByRole('button', { name: 'Offer a choice' }).click()
    await page.getByRole('menuitem').filter({ hasText: name }).click()
  }
  await expect(offered(page)).toContainText('At most 6 choices.')
  await offered(page).getByLabel('All values, also those added later').last().uncheck()
  await expect(offered(page).getByRole('checkbox')).toHaveCount(46)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findViolationsInThemes(page)).toEqual([])
})
