import { callApi } from '../../helpers/api.ts'
import { chatText, stubChatApp } from '../../helpers/chat.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

test('from an enquiry to a confirmed order', async ({ page, context, ownSite }) => {
  const chats = await stubChatApp(context)
  await callApi(ownSite, 'DELETE', '/statistics/examples')
  const { categoryItemData } = await callApi(ownSite, 'GET', '/ourCategoriesItems?limit=1')
  const [product] = categoryItemData
  const asked = { source: 'product', product: product._id }
  const { reference } = await callApi(ownSite, 'POST', '/orders', asked)
  await page.setViewportSize({ width: 390, height: 844 })
  await openScreen(page, ownSite, '/admin/orders')

  let taps = 0
  const tap = async (name: string | RegExp, role: 'button' | 'link' | 'textbox' = 'button') => {
    taps += 1
    await page.getByRole(role, { name, exact: true }).click()
  }
  await tap(`Make a quotation for ${reference}`)
  await expect(page.getByRole('heading', { name: 'Draft quotation' })).toBeVisible()
  await expect(page.getByLabel('Title of line 1')).toHaveValue(product.name)
  await tap(/^Price of /, 'textbox')
  await page.keyboard.type('1,18,000.50')
  await expect(page.getByText('Total ₹1,18,000.50')).toBeVisible()
  await tap('Send…')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('here is your quotation …: ₹1,18,000.50')
  await tap('Send')
  const chat = page.waitForEvent('popup')
  await tap('Open the chat', 'link')
  expect(taps).toBeLessThanOrEqual(6)
  await chat
  const [quotation] = (await callApi(ownSite, 'GET', '/quotations')).quotationData
  expect(quotation).toMatchObject({ status: 'sent', total: '118000.50', edition: 1 })
  await expect.poll(() => chatText(chats[0] ?? 'https://wa.me/')).toContain(quotation.url)
  expect(chatText(chats[0])).toContain(`${quotation.number}: ₹1,18,000.50`)
  await dialog.getByRole('button', { name: 'Close' }).first().click()

  // A change is the next edition, and only once it is sent.
  await page.getByRole('button', { name: 'Add a discount on' }).click()
  await page
    .getByLabel(/^Discount on /)
    .first()
    .fill('0.5')
  await expect(page.getByText('edition 2 once you send it')).toBeVisible()
  // The saved version is read late: the dialog waits, and sends no earlier one.
  const { promise: isTime, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(`**/api/quotations/${quotation._id}`, async (route) => {
    if (route.request().method() === 'GET') await isTime
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Quotation saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Send again…' }).click()
  await expect(dialog).toHaveCount(0)
  goOn()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByRole('link', { name: 'Open the chat' })).toBeVisible()
  await page.keyboard.press('Escape')

  await navigateTo(page, '/admin')
  const box = page.getByRole('region', { name: 'Quotations' })
  await expect(box).toContainText('1 waits for an answer')
  const token = new URL(quotation.url).pathname
  await fetch(`${ownSite.url}${token}/accept`, { method: 'POST', redirect: 'manual' })
  await box.getByRole('button', { name: `Confirm ${quotation.number}` }).click()
  await expect(box).toHaveCount(0)

  await navigateTo(page, '/admin/orders')
  const row = page.getByRole('row', { name: new RegExp(reference) })
  await expect(row.getByRole('button', { name: /Confirmed$/ })).toBeVisible()
  await row.getByRole('link', { name: quotation.number }).click()
  await expect(page.getByRole('heading', { name: `Quotation ${quotation.number}` })).toBeVisible()
})

test('an owner writes a quotation by hand', async ({ page, ownSite }) => {
  await openScreen(page, ownSite, '/admin/quotations')
  await page.getByRole('link', { name: 'Add quotation' }).first().click()
  await page.getByRole('button', { name: 'Line of your own' }).click()
  await page.keyboard.type('Teak bench')
  await page.getByLabel('Quantity of Teak bench').fill('0')
  await page.getByLabel('Price of Teak bench').fill('999.99')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/The quantity must be above 0/)).toBeVisible()
  await page.getByLabel('Quantity of Teak bench').fill('3')
  await expect(page.getByLabel('Sum of Teak bench')).toHaveText('₹2,999.97')
  await page.getByLabel('Name', { exact: true }).fill('Asha Patel')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Quotation saved.')).toBeVisible()
  // The form of the new quotation replaces the empty one.
  await expect(page.getByRole('heading', { name: 'Draft quotation' })).toBeVisible()

  // Removed with an undo.
  await page.getByRole('button', { name: 'Remove Teak bench' }).click()
  await expect(page.getByLabel('Title of line 1')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Title of line 1')).toHaveValue('Teak bench')

  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Erase personal data' }).click()
  const dialog = page.getByRole('dialog', { name: /^Erase personal data/ })
  await expect(dialog).toContainText('Name, phone and address of the customer go.')
  await dialog.getByRole('button', { name: 'Erase personal data' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  const [quotation] = (await callApi(ownSite, 'GET', '/quotations')).quotationData
  expect(quotation).toMatchObject({ customer: { name: '' }, total: '2999.97', status: 'draft' })
})
