import { addProduct, callApi } from '../../helpers/api.ts'
import { expect, openScreen, test } from '../../helpers/test.ts'

/** User agent of a desktop browser: test browsers count as crawlers, whose searches are not recorded. */
const visitor = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36'

test('searches without results find products', async ({ page, emptySite, consoleErrors }) => {
  for (const name of ['Linen Sofa', 'Teak Jhoola', 'Pergola Porch Swing'])
    await addProduct(emptySite, { name })
  const headers = { 'user-agent': visitor }
  for (const words of ['zeppelin', 'gramophone', 'velvet+sofa'])
    await fetch(`${emptySite.url}/product?q=${words}`, { headers })
  const missed = async () => (await callApi(emptySite, 'GET', '/statistics?days=1')).interest.missed
  await expect.poll(missed).toHaveLength(3)
  const synonyms = async () => (await callApi(emptySite, 'GET', '/settings')).settingsData.synonyms
  await openScreen(page, emptySite, '/admin')
  const box = page.getByRole('region', { name: 'Searched for, not found' })
  const zeppelin = box.getByText('zeppelin', { exact: true })
  const press = (name: string) => box.getByRole('button', { name }).click()
  await press('Make it a synonym of…, “zeppelin”')
  const dialog = page.getByRole('dialog', { name: 'Make “zeppelin” a synonym' })
  const field = dialog.getByRole('textbox', { name: 'Means the same as' })
  await expect(field).toBeFocused()
  await field.press('Enter')
  await expect(dialog.getByText('Type a word that your shop uses.')).toBeVisible()
  await field.fill(' Zeppelin ')
  await field.press('Enter')
  await expect(dialog.getByText('Type another word than')).toBeVisible()
  await field.fill('pergola')
  await dialog.getByRole('button', { name: 'Pergola Porch Swing product' }).click()
  await expect(dialog.getByText('1 product is found by “Pergola Porch Swing”:')).toBeVisible()
  await field.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(box.getByText('gramophone', { exact: true })).toBeVisible()
  await expect(zeppelin).toHaveCount(0)
  await expect.poll(synonyms).toEqual(['zeppelin = Pergola Porch Swing'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(zeppelin).toBeVisible()
  await expect.poll(synonyms).toEqual([])

  // A synonym extends its line, also if a colleague changes the settings meanwhile.
  const save = (...lines: string[]) => callApi(emptySite, 'PUT', '/settings', { synonyms: lines })
  await save('jhoola = porch swing')
  let conflicts = 0
  await page.route('**/api/settings', async (route) => {
    if (route.request().method() === 'PUT' && conflicts++ === 0)
      await save('jhoola = porch swing', 'couch = sofa')
    await route.continue()
  })
  await press('Make it a synonym of…, “zeppelin”')
  await field.fill('Jhoola')
  await field.press('Enter')
  const found = 'A search for “zeppelin” now finds what “Jhoola” finds.'
  await expect(page.getByText(found)).toBeVisible()
  await expect(zeppelin).toHaveCount(0)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')])
  await expect.poll(synonyms).toEqual(['jhoola = porch swing, zeppelin', 'couch = sofa'])

  await press('Show the nearest products, “gramophone”')
  const none = page.getByRole('dialog', { name: 'Nearest to “gramophone”' })
  await expect(none.getByText('Nothing in your shop comes close.')).toBeVisible()
  await none.getByRole('button', { name: 'Make it a synonym of…' }).click()
  await expect(page.getByRole('dialog', { name: 'Make “gramophone” a synonym' })).toBeVisible()
  await page.keyboard.press('Escape')
  await press('Show the nearest products, “velvet sofa”')
  const near = page.getByRole('dialog', { name: 'Nearest to “velvet sofa”' })
  await expect(near.getByText('Visitors see these products, which match part of it.')).toBeVisible()
  await near.getByRole('link', { name: /sofa/i }).first().click()
  await expect(page).toHaveURL(/\/admin\/manage-store\/products\/view\/[\w-]{36}$/)
})
