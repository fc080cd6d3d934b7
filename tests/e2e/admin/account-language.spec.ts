import { expect, owner, test } from '../../helpers/test.ts'

test('the language chosen at sign-in is that of the account in every browser', async ({
  page,
  emptySite,
}) => {
  await page.goto(`${emptySite.url}/admin/login`)
  const select = page.getByRole('combobox')
  await expect(select.locator('option')).toHaveText(['English', 'हिन्दी', 'ગુજરાતી'])
  await select.selectOption('hi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('बैक ऑफ़िस')
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('मेरा अकाउंट')

  await page.getByLabel('भाषा').selectOption('gu')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('મારું એકાઉન્ટ')
  await expect(page).toHaveTitle('મારું એકાઉન્ટ · બેક ઓફિસ')
})

test('says that its texts could not be loaded, and loads them on request', async ({
  page,
  emptySite,
  consoleErrors,
}) => {
  const texts = /\/assets\/admin-[\w-]{8}\.js$/
  await page.route(texts, (route) => route.abort())
  await page.goto(`${emptySite.url}/admin/login`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('could not be loaded')
  await page.unroute(texts)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back office')
  await expect(alert).toHaveCount(0)

  await page.route(texts, (route) => route.abort())
  await page.getByRole('combobox').selectOption('hi')
  await expect(alert).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back office')
  // The browser logs the requests that the test lets fail.
  consoleErrors.splice(0)
})
