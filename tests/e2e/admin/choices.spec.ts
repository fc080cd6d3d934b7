import type { Page } from '@playwright/test'
import { photograph } from '../../helpers/media/media.ts'
import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const list = '/admin/manage-store/choices'
const names = ['Sage', 'Indigo', 'Rust', 'Natural', 'Charcoal', 'Ochre', 'Teal', 'Plum']

const nameOf = (page: Page, number: number) => page.getByLabel(`Name of value ${number}`)
const save = (page: Page) => page.getByRole('button', { name: /^Save(?! and)/ })

/** Choice of a name, with its values, as stored on the server. */
async function readChoice(page: Page, url: string, name: string, headers: Record<string, string>) {
  const { choiceData } = await (await page.request.get(`${url}/api/choices`, { headers })).json()
  return choiceData.find((one: { name: string }) => one.name === name)
}

test('a choice is created from pasted names and photos, edited, deleted and restored', async ({
  page,
  emptySite,
}) => {
  const headers = { authorization: `Bearer ${await signIn(page, emptySite)}` }
  await page.goto(emptySite.url + list)
  await expect(page.getByText('Add your first choice')).toBeVisible()
  await page.getByRole('link', { name: 'Add choice' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Colours and samples')).toBeChecked()
  await save(page).click()
  await expect(page.getByText('The name field is required.')).toBeVisible()
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
  await page.keyboard.press('Enter')
  await expect(nameOf(page, 7)).toBeFocused()
  await page.keyboard.type('Teal')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Plum')
  // A blank row at the end is not saved.
  await page.keyboard.press('Enter')
  await expect(nameOf(page, 9)).toBeFocused()

  // Photos are assigned to values by file name; an unknown name creates a value.
  const { bytes } = await photograph('#9caf88')
  await page.locator('input[type=file][multiple]').setInputFiles(
    ['sage.jpg', 'linen_white.jpg'].map((name) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: bytes,
    })),
  )
  await expect(page.getByRole('button', { name: 'Replace photo of Sage' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Replace photo of Linen white' })).toBeVisible()
  // A photo dropped on a value is its sample, and no value of its own.
  const dropped = await page.evaluateHandle((data) => {
    const transfer = new DataTransfer()
    const picture = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([picture], 'purple.jpg', { type: 'image/jpeg' }))
    return transfer
  }, bytes.toString('base64'))
  await page
    .getByRole('button', { name: 'Choose photo of Plum' })
    .dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByRole('button', { name: 'Replace photo of Plum' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Replace photo of/ })).toHaveCount(3)
  await page.getByLabel('Colour of Indigo').fill('#2f4a6d')
  await page.getByLabel('Surcharge of Rust').fill('some')
  await save(page).click()
  await expect(page.getByText('Please enter the amount in digits')).toBeVisible()
  await page.getByLabel('Surcharge of Rust').fill('500')
  const preview = page.getByRole('complementary', { name: 'What visitors see' })
  await expect(preview.getByRole('listitem')).toHaveText([
    'Sage',
    'Indigo',
    'Rust+₹500',
    ...names.slice(3),
    'Linen white',
  ])
  expect(await findViolationsInThemes(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Fabric saved.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${list}$`))

  const card = page.getByRole('listitem').filter({ hasText: 'Fabric' })
  await expect(card).toContainText('Colours and samples, 9 values')
  await expect(card).toContainText('On no product yet')
  const stored = await readChoice(page, emptySite.url, 'Fabric', headers)
  expect(stored.values.map(({ name }: { name: string }) => name)).toEqual([...names, 'Linen white'])
  expect(stored.values[0].image).toBeTruthy()
  expect(stored.values[1].colour).toBe('#2f4a6d')
  expect(stored.values[2].surcharge).toBe('500')

  // Existing values keep their IDs when renamed or moved.
  await card.getByRole('link', { name: 'Fabric' }).click()
  await expect(page.getByRole('heading', { name: 'Edit choice' })).toBeVisible()
  await expect(page.getByLabel('Colours and samples')).toHaveCount(0)
  await expect(page.getByText('Colours and samples')).toBeVisible()
  await page.getByRole('button', { name: /^Move Sage, place 1 of 9/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(nameOf(page, 2)).toHaveValue('Sage')
  await nameOf(page, 2).fill('Sage linen')
  await page.getByRole('button', { name: 'More about Rust' }).click()
  await page.getByLabel('Available now: Rust').click()
  await page.getByLabel('Note on Rust').fill('washable')
  await page.getByRole('button', { name: 'More about Plum' }).click()
  await page.getByLabel('Hidden: Plum').click()
  await page.getByRole('button', { name: 'Remove Teal' }).click()
  await expect(page.getByText('Teal removed.')).toBeVisible()
  await expect(nameOf(page, 9)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(nameOf(page, 7)).toHaveValue('Teal')
  await page.getByRole('button', { name: 'Remove Ochre' }).click()
  await expect(preview.getByRole('listitem').filter({ hasText: 'Rust' })).toHaveText(
    'Rust+₹500 · washable · Not available now',
  )
  await expect(preview).not.toContainText('Plum')
  await save(page).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  const changed = await readChoice(page, emptySite.url, 'Fabric', headers)
  const [indigo, sage] = stored.values.toSpliced(0, 2, stored.values[1], stored.values[0])
  expect(changed.values.slice(0, 3)).toMatchObject([
    { _id: indigo._id, name: 'Indigo' },
    { _id: sage._id, name: 'Sage linen', image: sage.image },
    { _id: stored.values[2]._id, note: 'washable', isAvailable: false },
  ])
  expect(changed.values).toHaveLength(8)
  await expect(page.getByRole('listitem').filter({ hasText: 'Fabric' })).toContainText('1 hidden')

  await page.getByRole('button', { name: 'Actions for Fabric' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: 'Fabric deleted.' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByRole('link', { name: 'Fabric' })).toBeVisible()
})

test('a measure needs valid bounds, and word values have no colours or duplicate names', async ({
  page,
  emptySite,
}) => {
  const headers = { authorization: `Bearer ${await signIn(page, emptySite)}` }
  await page.goto(`${emptySite.url}${list}/add`)
  await page.getByLabel('Name', { exact: true }).fill('Own length')
  await page.getByLabel('A measure that visitors type').check()
  await expect(page.getByRole('button', { name: 'Add value' })).toHaveCount(0)
  await page.getByLabel('Unit').selectOption('cm')
  await page.getByLabel('Smallest measure').fill('200')
  await page.getByLabel('Largest measure').fill('120')
  await save(page).click()
  await expect(page.getByText('The largest measure must not be below the smallest.')).toBeVisible()
  await page.getByLabel('Smallest measure').fill('90.5')
  await expect(page.getByRole('complementary', { name: 'What visitors see' })).toContainText(
    'from 90.5 cm (2 ft 11.5 in) to 120 cm (3 ft 11 in)',
  )
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await expect(page.getByText('Own length saved.')).toBeVisible()
  expect(await readChoice(page, emptySite.url, 'Own length', headers)).toMatchObject({
    kind: 'measure',
    unit: 'cm',
    min: 90.5,
    max: 120,
    values: [],
  })

  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await page.getByLabel('Name', { exact: true }).fill('Hanging')
  await page.getByLabel('Words').check()
  await page.getByRole('button', { name: 'Add value' }).click()
  await page.keyboard.type('Chain')
  await page.keyboard.press('Enter')
  await page.keyboard.type('chain')
  await expect(page.getByLabel(/^Colour of/)).toHaveCount(0)
  await save(page).click()
  await expect(page.getByText('Two values have the same name.')).toBeVisible()
  await expect(nameOf(page, 2)).toBeFocused()
  await nameOf(page, 2).fill('Rope')
  await save(page).click()
  await expect(page.getByText('Hanging saved.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Hanging' })).toContainText(
    'Words, 2 values',
  )
})

test('a choice is limited to 40 values, and unsaved values survive a reload', async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite)
  await page.goto(`${emptySite.url}${list}/add`)
  await page.getByLabel('Name', { exact: true }).fill('Thread')
  await page.getByRole('button', { name: 'Add value' }).click()
  await nameOf(page, 1).evaluate((input) => {
    const clipboardData = new DataTransfer()
    const lines = Array.from({ length: 43 }, (_, index) => `Shade ${index + 1}`)
    clipboardData.setData('text', lines.join('\n'))
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(
    page.getByText('A choice has at most 40 values. 3 values were left out.'),
  ).toBeVisible()
  await expect(nameOf(page, 40)).toHaveValue('Shade 40')
  await expect(page.getByRole('button', { name: 'Add value' })).toBeDisabled()
  await expect
    .poll(() => page.evaluate(() => Object.values({ ...localStorage }).join(' ')))
    .toContain('Shade 40')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(nameOf(page, 40)).toHaveValue('Shade 40')
})

test('the values of a choice fit on a phone and have touch targets of 44 px', async ({
  page,
  emptySite,
}) => {
  const headers = { authorization: `Bearer ${await signIn(page, emptySite)}` }
  const values = names.map((name, index) => ({
    name: index === 0 ? 'A fabric with a name that does not fit into any one line' : name,
    colour: '#9caf88',
    surcharge: '1200',
  }))
  const data = { name: 'Fabric', kind: 'swatch', isFilter: true, values }
  await page.request.post(`${emptySite.url}/api/choices/add`, { headers, data })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(emptySite.url + list)
  await expect(page.getByText('Filter in the shop')).toBeVisible()
  await page.getByRole('link', { name: 'Fabric' }).click()
  await expect(nameOf(page, 8)).toBeVisible()
  await page.getByRole('button', { name: 'More about Indigo' }).click()
  await expect(page.getByLabel('Note on Indigo')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findViolationsInThemes(page)).toEqual([])
  for (const control of [
    page.getByRole('button', { name: /^Move Indigo/ }),
    page.getByRole('button', { name: 'Choose photo of Indigo' }),
    page.getByRole('button', { name: 'Remove Indigo' }),
    nameOf(page, 2),
  ]) {
    const box = await control.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  }
})
