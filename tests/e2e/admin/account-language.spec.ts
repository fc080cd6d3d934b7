import { expect, owner, test } from '../../helpers/test.ts'

test('an account keeps its language', async ({ page, emptySite, consoleErrors }) => {
  // Texts that could not be loaded are loaded on request.
  const texts = /\/assets\/admin-[\w-]{8}\.js$/
  await page.route(texts, (route) => route.abort())
  await page.goto(`${emptySite.url}/admin/login`, { waitUntil: 'commit' })
  const alert = page.getByRole('alert')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(alert).toContainText('could not be loaded')
  await page.unroute(texts)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(heading).toHaveText('Back office')
  await expect(alert).toHaveCount(0)
  const select = page.getByRole('combobox')
  await expect(select.locator('option')).toHaveText(['English', 'हिन्दी', 'ગુજરાતી'])
  await page.route(texts, (route) => route.abort())
  await select.selectOption('gu')
  await expect(alert).toBeVisible()
  await expect(heading).toHaveText('Back office')
  await page.unroute(texts)
  // The browser logs the requests that the test lets fail.
  consoleErrors.splice(0)

  await select.selectOption('hi')
  await expect(heading).toHaveText('बैक ऑफ़िस')
  await expect(page).toHaveTitle('साइन इन करें · बैक ऑफ़िस')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await page.getByLabel('ई-मेल').fill(owner.email)
  await page.getByLabel('पासवर्ड', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'साइन इन करें' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page).toHaveTitle('डैशबोर्ड · बैक ऑफ़िस')

  // Without the local setting, as in another browser, the language comes from the account.
  await page.evaluate(() => localStorage.removeItem('admin-language'))
  await page.goto(`${emptySite.url}/admin/account`)
  await expect(heading).toHaveText('मेरा अकाउंट')

  await page.getByLabel('भाषा').selectOption('gu')
  await expect(heading).toHaveText('મારું એકાઉન્ટ')
  await expect(page).toHaveTitle('મારું એકાઉન્ટ · બેક ઓફિસ')
})
