import { addCategory, findProducts } from '../../helpers/api.ts'
import { dataTransferOf, jpeg } from '../../helpers/chosen-files.ts'
import { photographTakenAt } from '../../helpers/media.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

const list = '/admin/manage-store/products'
const screen = `${list}/photographs`

/** A photo of a phone, taken at a second of one minute. */
async function taken(second: string) {
  const { bytes } = await photographTakenAt(`#5566${second}`, `2026:05:01 10:10:${second}`)
  return { name: `IMG_20${second}.jpg`, mimeType: 'image/jpeg', buffer: bytes }
}

test('an owner adds products from photos', async ({ page, emptySite, consoleErrors }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addCategory(emptySite, 'Indoor Swings')
  await openScreen(page, emptySite, list)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'From photos' }).click()
  await (await chooser).setFiles([
    await jpeg('#112233', 'walnut-jhoola_front.jpg'),
    await jpeg('#223344', 'walnut-jhoola_back.jpg'),
    await jpeg('#334455', 'teak-bench.jpg'),
    await jpeg('#445566', 'teak-bench-2.jpg'),
    await taken('05'),
    await taken('35'),
  ])
  const groups = page.getByRole('region', { name: 'Group the photos' })
  await expect(groups.getByRole('status')).toContainText('6 photos for 3 products.')
  await groups.getByRole('button', { name: 'Split off walnut-jhoola_back.jpg' }).click()
  await groups.getByRole('button', { name: /^Merge with next ?, product 2$/ }).click()

  let isUnavailable = true
  await page.route('**/api/ourCategoriesItems/add', (route) => {
    const isBench = route.request().postDataBuffer()?.includes('Teak bench') ?? false
    return isUnavailable && isBench ? route.abort() : route.continue()
  })
  await groups.getByRole('button', { name: 'Add 3 products' }).click()
  const table = page.getByRole('region', { name: 'New products' })
  const name = (number: number) => table.getByLabel(`Name of product ${number}`, { exact: true })
  await expect(name(1)).toHaveValue('Walnut jhoola')
  await expect(table).toContainText('The server cannot be reached.')
  // Enter moves to the next name.
  await name(2).press('Enter')
  await expect(name(3)).toBeFocused()
  await page.keyboard.type('Camera swing')
  await table.getByLabel('Category for all').selectOption('Indoor Swings')
  await table.getByLabel('Price for all').fill('4500')
  await table.getByLabel('Price for all').press('Enter')
  await expect(table.getByLabel('Price of Walnut jhoola')).toHaveValue('4500')

  // An invalid price blocks neither the upload nor the other products.
  await table.getByLabel('Price of Teak bench').fill('cheap')
  isUnavailable = false
  await table.getByRole('button', { name: 'Try again: Teak bench' }).click()
  const publish = table.getByRole('button', { name: 'Publish Teak bench' })
  await publish.click()
  await expect(table).toContainText('Please enter the amount in digits, such as 1299 or 1299.50')
  await expect(table.getByRole('link', { name: 'Published' })).toHaveCount(0)
  await table.getByLabel('Price of Teak bench').fill('₹ 1,29,900/-')
  await publish.click()
  await expect(table.getByRole('link', { name: 'Published' })).toHaveCount(1)
  consoleErrors.splice(0)
  // By keyboard, since the message about the first one covers the button.
  await table.getByRole('button', { name: 'Publish 2 products' }).press('Enter')
  await expect(page.getByText('2 products published.')).toBeVisible()
  for (const [name, price] of [
    ['Walnut jhoola', '4500'],
    ['Teak bench', '129900'],
    ['Camera swing', '4500'],
  ] as const) {
    const [found] = await findProducts(emptySite, name)
    const category = { name: 'Indoor Swings' }
    expect(found).toMatchObject({ name, price, visibility: 'live', createdBy: category })
    expect(found.images).toHaveLength(2)
  }
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(table.getByRole('button', { name: 'Publish 2 products' })).toBeVisible()
  await expect
    .poll(async () => (await findProducts(emptySite, 'Walnut jhoola'))[0].visibility)
    .toBe('hidden')
})

test('photos are dropped on the list or shared from a phone', async ({ page, demoSite }) => {
  // Photos that were shared before the service worker was there are lost.
  await openScreen(page, demoSite, `${screen}?shared`)
  await expect(page.getByRole('alert')).toContainText('The photos did not arrive')

  await navigateTo(page, list)
  await expect(page.getByRole('heading', { name: 'Products 24' })).toBeVisible()
  const files = ['sofa-1.jpg', 'sofa-2.jpg', 'IMG_1.jpg'].map((name) => jpeg('#335577', name))
  const dataTransfer = await dataTransferOf(page, await Promise.all(files))
  await page.getByRole('table').dispatchEvent('drop', { dataTransfer })
  const groups = page.getByRole('status').filter({ hasText: '3 photos for 2 products.' })
  await expect(groups).toBeVisible()

  // The service worker receives shared photos, and controls no other page, such as those of visitors.
  const workers = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      return registrations.map(({ scope, active }) => [scope, active?.state])
    })
  await expect.poll(workers).toEqual([[`${demoSite.url}/admin/share`, 'activated']])
  page.on('dialog', (dialog) => dialog.accept())
  const shared = await dataTransferOf(page, [await jpeg('#775533', 'brass swing.jpg')])
  await shared.evaluate((transfer) => {
    const form = document.createElement('form')
    const input = document.createElement('input')
    Object.assign(form, { method: 'post', action: '/admin/share', enctype: 'multipart/form-data' })
    Object.assign(input, { type: 'file', name: 'photos' })
    input.files = transfer.files
    form.append(input)
    document.body.append(form)
    form.submit()
  })
  await expect(page.getByText('Brass swing', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(demoSite.url + screen)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
