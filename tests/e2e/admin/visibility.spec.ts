import { addProduct, callApi, changeProduct } from '../../helpers/api.ts'
import { chooseAction, saveButton } from '../../helpers/back-office.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

const list = '/admin/manage-store/products'
const jhoola = 'Teak Spindle Jhoola'

test('an owner hides, shows and schedules products', async ({ page, emptySite, consoleErrors }) => {
  const { url } = emptySite
  const sale = { price: '777777', salePrice: '666666', saleUntil: '2001-01-01T00:00:00Z' }
  const { _id, path } = await addProduct(emptySite, { name: jhoola, ...sale })
  await openScreen(page, emptySite, `${list}/${_id}`)
  const visibility = page.getByRole('combobox', { name: 'Visibility' })
  const save = saveButton(page)
  const row = page.getByRole('row', { name: new RegExp(jhoola) })
  const hiddenNote = page.getByText('Hidden from visitors. It appears in no list')
  await visibility.selectOption('Hidden')
  await save.click()
  await expect(page).toHaveURL(url + list)
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible()

  await navigateTo(page, `${list}/${_id}`)
  await expect(hiddenNote).toBeVisible()
  await page.getByRole('button', { name: 'Create private link' }).click()
  const link = page.getByRole('textbox', { name: 'Private link' })
  await expect(link).toHaveValue(new RegExp(`^${url}/product-preview/`))
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'End private links' }).click()
  await expect(page.getByText('The private links no longer work.')).toBeVisible()

  await navigateTo(page, list)
  await row.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(row.getByText('Hidden', { exact: true })).toHaveCount(0)

  // A copy starts hidden, and its dates use the time zone of the shop.
  await chooseAction(page, jhoola, 'Duplicate')
  await expect(page.getByText('This is the copy, hidden until you publish it.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${jhoola} (copy)`)
  const end = page.getByLabel('Sale until')
  await expect(end).toHaveValue('2001-01-01T05:30')
  await end.fill('2096-11-24T00:00')
  await visibility.selectOption('Live')
  await page.getByLabel('Shown from').fill('2096-11-23T09:00')
  await expect(page.getByText(/visitors will see this product from 23 November 2096/)).toBeVisible()
  await save.click()
  await expect(page.locator('tbody tr').getByText('From 23 Nov')).toHaveCount(1)
  const { categoryItemData } = await callApi(emptySite, 'GET', '/ourCategoriesItems?stage=upcoming')
  expect(categoryItemData).toMatchObject([
    { liveFrom: '2096-11-23T03:30:00.000Z', saleUntil: '2096-11-23T18:30:00.000Z' },
  ])

  // Signed-in administrators are redirected from the public address of a hidden product to a preview that only
  // they can see.
  await changeProduct(emptySite, _id, { visibility: 'hidden' })
  await page.goto(url + path)
  await expect(page).toHaveURL(/\/product-preview\//)
  await expect(page.getByRole('note')).toContainText('Only you can see this page.')
  expect(consoleErrors.splice(0).join()).toContain('404')
})
