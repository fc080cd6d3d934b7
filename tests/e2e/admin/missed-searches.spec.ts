import type { Page } from '@playwright/test'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

/** User agent of a desktop browser: test browsers count as crawlers, whose searches are not recorded. */
const visitor = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36'

/** Records searches of a visitor and opens the dashboard. */
async function openDashboard(page: Page, site: Site, searches: string[]) {
  const token = await signIn(page, site)
  const headers = { authorization: `Bearer ${token}` }
  const api = `${site.url}/api`
  await page.request.delete(`${api}/statistics/examples`, { headers })
  for (const words of searches)
    await page.request.get(`${site.url}/product?q=${encodeURIComponent(words)}`, {
      headers: { 'user-agent': visitor },
    })
  const counted = async () => {
    const response = await page.request.get(`${api}/statistics?days=1`, { headers })
    return (await response.json()).interest.missed.length
  }
  await expect.poll(counted).toBe(searches.length)
  await page.goto(`${site.url}/admin`)
  return {
    box: page.getByRole('region', { name: 'Searched for, not found' }),
    readSynonyms: async () =>
      (await (await page.request.get(`${api}/settings`)).json()).settingsData.synonyms,
    saveSynonyms: (synonyms: string[]) =>
      page.request.put(`${api}/settings`, { data: { synonyms }, headers }),
  }
}

test('a zero-result search becomes a synonym, leaves the list, and returns on undo', async ({
  page,
  ownSite,
}) => {
  const shop = await openDashboard(page, ownSite, ['zeppelin', 'gramophone'])
  await shop.box.getByRole('button', { name: 'Make it a synonym of …, “zeppelin”' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make “zeppelin” a synonym' })
  const field = dialog.getByRole('textbox', { name: 'Means the same as' })
  await expect(field).toBeFocused()

  // Validation: an empty field and the search term itself are rejected.
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Type a word that your shop uses.')).toBeVisible()
  await field.fill(' Zeppelin ')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Type another word than')).toBeVisible()
  await field.fill('gramophone')
  await expect(dialog.getByText('No product is found by “gramophone”.')).toBeVisible()

  await field.fill('pergola')
  await dialog.getByRole('button', { name: 'Pergola Porch Swing product' }).click()
  await expect(field).toHaveValue('Pergola Porch Swing')
  await expect(dialog.getByText('1 product is found by “Pergola Porch Swing”:')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Pergola Porch Swing' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findViolationsInThemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await field.press('Enter')

  await expect(dialog).toHaveCount(0)
  await expect(shop.box.getByText('gramophone', { exact: true })).toBeVisible()
  await expect(shop.box.getByText('zeppelin', { exact: true })).toHaveCount(0)
  expect(await shop.readSynonyms()).toEqual(['zeppelin = Pergola Porch Swing'])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shop.box.getByText('zeppelin', { exact: true })).toBeVisible()
  expect(await shop.readSynonyms()).toEqual([])
})

test('a synonym extends the existing line, and a 409 conflict is merged and retried', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const shop = await openDashboard(page, ownSite, ['zeppelin'])
  await shop.saveSynonyms(['jhoola = porch swing'])
  let conflicts = 0
  await page.route('**/api/settings', async (route) => {
    if (route.request().method() === 'PUT' && conflicts === 0) {
      conflicts += 1
      await shop.saveSynonyms(['jhoola = porch swing', 'couch = sofa'])
    }
    await route.continue()
  })
  await shop.box.getByRole('button', { name: 'Make it a synonym of …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make “zeppelin” a synonym' })
  await dialog.getByRole('textbox').fill('Jhoola')
  await dialog.getByRole('button', { name: 'Save synonym' }).click()
  await expect(
    page.getByText('A search for “zeppelin” now finds what “Jhoola” finds.'),
  ).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(shop.box).toHaveCount(0)
  expect(conflicts).toBe(1)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')])
  expect(await shop.readSynonyms()).toEqual(['jhoola = porch swing, zeppelin', 'couch = sofa'])
})

test('the nearest products of a zero-result search are listed with links', async ({
  page,
  ownSite,
}) => {
  const shop = await openDashboard(page, ownSite, ['velvet sofa', 'zeppelin'])
  await shop.box.getByRole('button', { name: 'Show the nearest products, “velvet sofa”' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nearest to “velvet sofa”' })
  await expect(
    dialog.getByText('Visitors see these products, which match part of it.'),
  ).toBeVisible()
  await expect(dialog.getByRole('link', { name: /sofa/i }).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findViolationsInThemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await shop.box.getByRole('button', { name: 'Show the nearest products, “zeppelin”' }).click()
  const none = page.getByRole('dialog', { name: 'Nearest to “zeppelin”' })
  await expect(none.getByText('Nothing in your shop comes close.')).toBeVisible()
  await none.getByRole('button', { name: 'Make it a synonym of …' }).click()
  await expect(page.getByRole('dialog', { name: 'Make “zeppelin” a synonym' })).toBeVisible()
  await page.keyboard.press('Escape')

  await shop.box.getByRole('button', { name: 'Show the nearest products, “velvet sofa”' }).click()
  await dialog.getByRole('link', { name: /sofa/i }).first().click()
  await expect(page).toHaveURL(/\/admin\/manage-store\/products\/view\/[\w-]{36}$/)
})
