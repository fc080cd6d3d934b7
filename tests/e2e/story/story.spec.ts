import { jpeg } from '../../helpers/chosen-files.ts'
import {
  expect,
  navigateTo,
  owner,
  test,
  waitForHydration,
  withMotion,
} from '../../helpers/test.ts'

test.use(withMotion)

// Main user journey, from the owner's sign-in to the visitor's order in the chat.
test('a visitor orders a product that an owner has just added', async ({
  page,
  ownSite,
  browser,
}) => {
  const { url } = ownSite
  await page.goto(`${url}/admin/manage-store/categories`)
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/manage-store\/categories$/)

  await page.getByRole('link', { name: 'Add New Category' }).click()
  await expect(page.getByRole('heading', { name: 'Add Categories' })).toBeVisible()
  await page.getByLabel('Name').fill('Verandah Swings')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await jpeg('#8a5a2b'))
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await page.getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByText('Verandah Swings')).toBeVisible()

  await navigateTo(page, '/admin/manage-store/products/add')
  await page.getByLabel('Name').fill('Monsoon Jhoola')
  await page.getByLabel('Category').selectOption('Verandah Swings')
  await page.getByLabel('Description', { exact: true }).fill('Two seats and a view of the rain.')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await jpeg('#2b5a8a'), await jpeg('#5a8a2b')])
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await expect(page).toHaveURL(/\/admin\/manage-store\/products$/)
  await expect(page.getByRole('link', { name: 'Monsoon Jhoola' })).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.goto(`${url}/product`)
  await waitForHydration(visitor)
  await visitor.getByRole('radio', { name: /Verandah Swings/ }).check()
  await expect(visitor).toHaveURL(/\/product\/verandah-swings-[0-9a-f]{12}$/)
  await visitor
    .getByRole('link', { name: /Monsoon Jhoola/ })
    .first()
    .click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Monsoon Jhoola' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Photo 2 of 2' }).first()).toBeVisible()

  const order = visitor.getByRole('link', { name: 'Order on WhatsApp' }).first()
  const link = new URL((await order.getAttribute('href')) ?? '')
  expect(link.origin + link.pathname).toBe('https://wa.me/919876543210')
  expect(link.searchParams.get('text')).toContain('Name: Monsoon Jhoola\n')
  expect(link.searchParams.get('text')).toContain(`Link: ${visitor.url()}`)
  await visitor.close()
})
