import { addProduct, callApi } from '../../helpers/api.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

/** User agent of a desktop browser: test browsers count as crawlers, which are not counted. */
const visitor = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36'

test('an owner answers what visitors did not find', async ({ page, emptySite, consoleErrors }) => {
  for (const name of ['Linen Sofa', 'Pergola Porch Swing']) await addProduct(emptySite, { name })
  const { path } = await addProduct(emptySite, { name: 'Teak Jhoola' })
  const headers = { 'user-agent': visitor }
  for (const words of ['zeppelin', 'gramophone', 'velvet+sofa'])
    await fetch(`${emptySite.url}/product?q=${words}`, { headers })
  const missed = async () => (await callApi(emptySite, 'GET', '/statistics?days=1')).interest.missed
  await expect.poll(missed).toHaveLength(3)
  await fetch(`${emptySite.url}/products/teak-jhoola`, { headers })
  const notFound = async () => (await callApi(emptySite, 'GET', '/statistics/notFound')).notFound
  await expect.poll(notFound).toHaveLength(1)
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

  // An address that was not found becomes a redirect in two taps.
  await navigateTo(page, '/admin')
  const lost = page.getByRole('region', { name: 'Asked for and not found' })
  await lost.getByRole('button', { name: 'Lead it to a page…, “/products/teak-jhoola”' }).click()
  const redirect = page.getByRole('dialog', { name: 'Add redirect' })
  await expect(redirect.getByLabel('Old address')).toHaveValue('/products/teak-jhoola')
  await expect(redirect.getByLabel('Leads to')).toHaveValue(/^\/product-detail\/teak-jhoola-/)
  await redirect.getByRole('button', { name: 'Save' }).click()
  await expect(redirect).toHaveCount(0)
  await expect(lost).toHaveCount(0)

  await navigateTo(page, '/admin/redirects')
  const row = page.getByRole('row', { name: /\/products\/teak-jhoola/ })
  await expect(row).toContainText('not used in 30 days')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  await redirect.getByLabel('Old address').fill('https://old.example/Contact.html')
  await redirect.getByLabel('Leads to').fill('contact')
  await page.getByRole('option', { name: 'Contact us' }).click()
  await redirect.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /\/contact\.html/ })).toBeVisible()
  await page.getByLabel('Where does an address lead?').fill('/contact.html')
  await page.getByRole('button', { name: 'Test' }).click()
  await expect(page.getByText('Leads to /contactus')).toBeVisible()

  const { url } = await fetch(`${emptySite.url}/products/teak-jhoola`)
  expect(url).toBe(emptySite.url + path)
})
