import { productNamed, write } from '../../helpers/chat.ts'
import { expect, signIn, test } from '../../helpers/test.ts'

test('a form writes and reads the end of a sale in the time zone of the shop', async ({
  page,
  ownSite,
}) => {
  const token = await signIn(page, ownSite)
  const { _id } = await productNamed(page, ownSite, 'Teak Spindle Jhoola')
  const sale = { price: '777777', salePrice: '666666', saleUntil: '2001-01-01T00:00:00Z' }
  await write(page, ownSite, token, `/ourCategoriesItems/${_id}`, sale)
  await page.goto(`${ownSite.url}/admin/manage-store/products/${_id}`)
  const end = page.getByLabel('Sale until')
  await expect(page.getByLabel('Sale price')).toHaveValue('666666')
  await expect(end).toHaveValue('2001-01-01T05:30')
  await end.fill('2096-11-24T00:00')
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await expect(page.getByText('Product saved.').first()).toBeVisible()
  const { saleUntil } = await productNamed(page, ownSite, 'Teak Spindle Jhoola')
  expect(saleUntil).toBe('2096-11-23T18:30:00.000Z')
})
