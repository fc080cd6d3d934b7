import type { Page } from '@playwright/test'
import { addChoice, addProduct, bench, callApi, fabric, findProduct } from '../../helpers/api.ts'
import { chooseAction, pressUndo, saveButton, untilReloaded } from '../../helpers/back-office.ts'
import { dataTransferOf, jpeg } from '../../helpers/chosen-files.ts'
import type { Site } from '../../helpers/site.ts'
import { pressSortableKeys } from '../../helpers/sortable.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

const list = '/admin/manage-store/choices'
const products = '/admin/manage-store/products'
const names = ['Sage', 'Indigo', 'Rust', 'Natural', 'Charcoal', 'Ochre', 'Teal', 'Plum']

const nameOf = (page: Page, number: number) => page.getByLabel(`Name of value ${number}`)
const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function readChoice(site: Site, name: string) {
  const { choiceData } = await callApi(site, 'GET', '/choices')
  return choiceData.find((one: { name: string }) => one.name === name)
}

async function readProduct(site: Site, id: string) {
  return (await callApi(site, 'GET', `/ourCategoriesItems/${id}`)).categoryItemData
}

test('an owner creates, edits, deletes and restores a choice', async ({ page, emptySite }) => {
  await openScreen(page, emptySite, list)
  await page.getByRole('link', { name: 'Add choice' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Fabric')

  // Each pasted line becomes a value; Enter in the last one adds another.
  await page.getByRole('button', { name: 'Add value' }).click()
  await expect(nameOf(page, 1)).toBeFocused()
  // Spreadsheets copy a picture of the cells with their text.
  await nameOf(page, 1).evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    clipboardData.items.add(new File(['cells'], 'cells.gif', { type: 'image/gif' }))
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, names.slice(0, 6).join('\n'))
  await expect(nameOf(page, 6)).toHaveValue('Ochre')
  await expect(nameOf(page, 6)).toBeFocused()
  await expect(page.getByText('cells.gif')).toHaveCount(0)
  for (const [index, name] of ['Teal', 'Plum'].entries()) {
    await page.keyboard.press('Enter')
    await expect(nameOf(page, 7 + index)).toBeFocused()
    await page.keyboard.type(name)
  }
  // A blank row at the end is not saved.
  await page.keyboard.press('Enter')
  await expect(nameOf(page, 9)).toBeFocused()

  // Photos are assigned to values by file name; an unknown name creates a value.
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([await jpeg('#9caf88', 'sage.jpg'), await jpeg('#e6dcc8', 'linen_white.jpg')])
  await expect(page.getByRole('button', { name: 'Change photo of Linen white' })).toBeVisible()
  // A photo dropped on a value is its sample, and no value of its own.
  await page.getByRole('button', { name: 'Choose photo of Plum' }).dispatchEvent('drop', {
    dataTransfer: await dataTransferOf(page, [await jpeg('#8a5a8a', 'purple.jpg')]),
  })
  await expect(page.getByRole('button', { name: 'Change photo of Plum' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change photo of Sage' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Change photo of/ })).toHaveCount(3)
  await page.getByLabel('Colour of Indigo').fill('#2f4a6d')
  await page.getByLabel('Surcharge of Rust').fill('500')
  const preview = page.getByRole('complementary', { name: 'What visitors see' })
  const all = [...names, 'Linen white']
  await expect(preview.getByRole('listitem')).toHaveText(all.with(2, 'Rust+₹500'))
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/choices$/)
  await expect(cardOf(page, 'Fabric')).toContainText('Colours and samples, 9 values')
  const { values } = await readChoice(emptySite, 'Fabric')
  expect(values.map(({ name }: { name: string }) => name)).toEqual(all)
  expect(values.slice(1, 3)).toMatchObject([{ colour: '#2f4a6d' }, { surcharge: '500' }])

  // Existing values keep their IDs when renamed or moved.
  await page.getByRole('link', { name: 'Fabric' }).click()
  await expect(page.getByRole('heading', { name: 'Edit choice' })).toBeVisible()
  await page.getByRole('button', { name: /^Move Sage, place 1 of 9/ }).focus()
  await pressSortableKeys(page, 'ArrowDown', 'Space')
  await expect(nameOf(page, 2)).toHaveValue('Sage')
  await nameOf(page, 2).fill('Sage linen')
  await page.getByRole('button', { name: 'More about Rust' }).click()
  await page.getByLabel('Note on Rust').fill('washable')
  await page.getByRole('button', { name: 'More about Plum' }).click()
  await page.getByLabel('Hidden: Plum').click()
  await page.getByRole('button', { name: 'Remove Teal' }).click()
  await expect(nameOf(page, 9)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(nameOf(page, 7)).toHaveValue('Teal')
  await expect(preview).toContainText('Rust+₹500 · washable')
  await expect(preview).not.toContainText('Plum')
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/choices$/)
  const changed = await readChoice(emptySite, 'Fabric')
  expect(changed.values.slice(0, 3)).toMatchObject([
    { _id: values[1]._id, name: 'Indigo' },
    { _id: values[0]._id, name: 'Sage linen', image: values[0].image },
    { _id: values[2]._id, note: 'washable' },
  ])
  await expect(cardOf(page, 'Fabric')).toContainText('1 hidden')
  await chooseAction(page, 'Fabric', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'Fabric' })).toHaveCount(0)
  await pressUndo(page, 'Fabric deleted.')
  await expect(page.getByRole('link', { name: 'Fabric' })).toBeVisible()
})

test('an owner offers choices of products', async ({ page, emptySite }) => {
  for (const name of ['Stool', 'Settle', 'Swing', 'Daybed']) await addProduct(emptySite, { name })
  const made = await addChoice(emptySite, fabric)
  const measure = await addChoice(emptySite, bench)
  const [natural, indigo, sage] = ['Natural', 'Indigo', 'Sage'].map(made.valueOf)
  const offered = page.getByRole('group', { name: 'Choices', exact: true })
  const offer = async (name: string) => {
    await offered.getByRole('button', { name: 'Offer a choice' }).click()
    await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
  }

  // Values in the product's own order, of which one is what a photo shows.
  await openScreen(page, emptySite, `${products}/add`)
  await page.getByLabel('Name', { exact: true }).fill('Choosy bench')
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles(await jpeg('#e6dcc8'))
  const shows = page.getByLabel('Value that photo 1 shows')
  await expect(shows).toHaveCount(0)
  await offer(fabric.name)
  const values = page.getByRole('group', { name: `Values of ${fabric.name}` })
  const tick = (name: string) => values.getByRole('checkbox', { name })
  await values.getByLabel('All values, also those added later').uncheck()
  await tick('Sage').uncheck()
  await page.getByRole('button', { name: 'Move Natural, place 3 of 3' }).focus()
  await pressSortableKeys(page, 'ArrowUp', 'ArrowUp', 'Space')
  await tick('Indigo').uncheck()
  await tick('Natural').click()
  await expect(page.getByText('One value stays.')).toBeVisible()
  await expect(tick('Natural')).toBeChecked()
  await tick('Indigo').check()
  await offer(bench.name)
  await expect(offered).toContainText('100 to 240 cm')
  await expect(shows.getByRole('option')).toHaveText(['Shows: any', 'Natural', 'Indigo'])
  await shows.selectOption('Natural')
  const preview = page.frameLocator('iframe[title^="The product as visitors"]').locator('article')
  await expect(preview).toContainText('Indigo')
  await expect(preview).not.toContainText('Sage')
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/products$/)
  const { _id } = await findProduct(emptySite, 'Choosy bench')
  const images = [{ value: natural }]
  const whole = { choice: measure.id, values: [] }
  const some = { choice: made.id, values: [natural, indigo] }
  expect(await readProduct(emptySite, _id)).toMatchObject({ choices: [some, whole], images })

  // A photo keeps its value while the product does not offer it.
  await navigateTo(page, `${products}/${_id}`)
  await expect(shows).toHaveValue(made.valueOf('Natural'))
  await page.getByRole('button', { name: `Remove ${fabric.name}` }).click()
  await expect(shows.getByRole('option')).toHaveText(['Shows: any', 'Natural (not offered)'])
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/products$/)
  expect(await readProduct(emptySite, _id)).toMatchObject({ choices: [whole], images })

  // A choice on four products, then with two values, which is taken back.
  const { _id: product } = await findProduct(emptySite, 'Stool')
  const readOffer = async () => {
    const { choices } = await readProduct(emptySite, product)
    return choices.find(({ choice }: { choice: string }) => choice === made.id)?.values
  }
  const dialog = page.getByRole('dialog', { name: 'Offer a choice on 4 products' })
  const agree = dialog.getByRole('button', { name: 'Offer' })
  const openDialog = async () => {
    await page.getByRole('checkbox', { name: 'Select Daybed' }).click()
    const last = page.getByRole('checkbox', { name: 'Select Stool' })
    await last.click({ modifiers: ['Shift'] })
    // By keyboard, since the message of the last change covers the button.
    await page.getByRole('button', { name: 'Offer a choice…' }).press('Enter')
    await dialog.getByLabel('Choice', { exact: true }).selectOption(fabric.name)
  }
  await openDialog()
  await untilReloaded(page, () => agree.click())
  await expect(page.getByText(`${fabric.name} offered on 4 products.`)).toBeVisible()
  await openDialog()
  await dialog.getByLabel('All values, also those added later').uncheck()
  await dialog.getByRole('checkbox', { name: 'Indigo' }).uncheck()
  await agree.click()
  await expect.poll(readOffer).toEqual([sage, natural])
  await pressUndo(page, '4 of them had it already.')
  await expect.poll(readOffer).toEqual([])

  await navigateTo(page, list)
  await expect(cardOf(page, fabric.name)).toContainText('On 4 products')
  // Enquiries name the chosen values, and the dashboard counts them.
  const asked = [{ product, choice: made.id, value: indigo }]
  const data = { source: 'product', products: [product], page: '/', choices: asked }
  const { reference } = await callApi(emptySite, 'POST', '/orders', data)
  await navigateTo(page, `/admin/orders?q=${reference}`)
  const lines = page.getByRole('row', { name: reference }).getByRole('list', { name: 'Choices' })
  await expect(lines).toHaveText(`${fabric.name}: Indigo`)
  await navigateTo(page, '/admin')
  const figures = page.getByRole('region', { name: 'Most asked choices' })
  await expect(figures.getByRole('list', { name: fabric.name })).toHaveText('Indigo1')
})
