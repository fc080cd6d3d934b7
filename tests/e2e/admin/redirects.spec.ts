import { addProduct, callApi } from '../../helpers/api.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

/** User agent of a desktop browser: test browsers count as crawlers, which are not counted. */
const visitor = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36'

test('an address that was not found becomes a redirect in two taps', async ({
  page,
  emptySite,
}) => {
  await addProduct(emptySite, { name: 'Teak Jhoola' })
  await fetch(`${emptySite.url}/products/teak-jhoola`, { headers: { 'user-agent': visitor } })
  const notFound = async () => (await callApi(emptySite, 'GET', '/statistics/notFound')).notFound
  await expect.poll(notFound).toHaveLength(1)
  await openScreen(page, emptySite, '/admin')
  const box = page.getByRole('region', { name: 'Asked for and not found' })
  await box.getByRole('button', { name: 'Lead it to a page…, “/products/teak-jhoola”' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add redirect' })
  await expect(dialog.getByLabel('Old address')).toHaveValue('/products/teak-jhoola')
  await expect(dialog.getByLabel('Leads to')).toHaveValue(/^\/product-detail\/teak-jhoola-/)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(box).toHaveCount(0)

  await navigateTo(page, '/admin/redirects')
  const row = page.getByRole('row', { name: /\/products\/teak-jhoola/ })
  await expect(row).toContainText('not used in 30 days')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  await dialog.getByLabel('Old address').fill('https://old.example/Contact.html')
  await dialog.getByLabel('Leads to').fill('contact')
  await page.getByRole('option', { name: 'Contact us' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /\/contact\.html/ })).toBeVisible()
  await page.getByLabel('Where does an address lead?').fill('/contact.html')
  await page.getByRole('button', { name: 'Test' }).click()
  await expect(page.getByText('Leads to /contactus')).toBeVisible()

  await page.goto(`${emptySite.url}/products/teak-jhoola`)
  await expect(page.getByRole('heading', { level: 1, name: 'Teak Jhoola' })).toBeVisible()
})
