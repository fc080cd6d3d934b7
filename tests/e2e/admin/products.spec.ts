import { photograph } from '../../helpers/media/media.ts'
import { expect, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const list = '/admin/manage-store/products'

test('the product list stores search, filters and page in the URL', async ({ page, demoSite }) => {
  await signIn(page, demoSite)
  await page.goto(demoSite.url + list)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(20)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows).toHaveCount(4)

  await page.keyboard.press('/')
  await page.keyboard.type('swing')
  await expect(page).toHaveURL(/\?q=swing$/)
  await page.getByLabel('Category').selectOption('Outdoor & Garden Swings')
  await expect(page).toHaveURL(/category=/)
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Something Unique' }).selectOption('In Something Unique')
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Search products').fill('marble')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(rows).toHaveCount(20)
  await page.getByLabel('Sort').selectOption('Name A–Z')
  await expect(rows.first()).toContainText('Bouclé Wrap Loveseat')
})

test('a product is added with reordered photos, which can be replaced later', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  await page.getByRole('link', { name: 'Add New Products' }).click()
  await expect(page.getByRole('heading', { name: 'Add Product' })).toBeVisible()
  const pictures = await Promise.all(
    ['#8a5a2b', '#2b5a8a', '#5a8a2b'].map(async (colour) => {
      const { filename, bytes } = await photograph(colour)
      return { name: filename, mimeType: 'image/jpeg', buffer: bytes }
    }),
  )
  await page.locator('input[type=file]').setInputFiles(pictures)
  await page.getByRole('button', { name: 'Move photo 3, place 3 of 3' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Remove photo 3' }).click()

  await page.getByLabel('Name').fill('Monsoon Jhoola')
  await page.getByLabel('Category').selectOption('Indoor Swings')
  await page.getByLabel(/^Tags/).fill('teak, two-seater,')
  await page.getByText('Show in Something Unique').click()
  await page.getByRole('button', { name: 'Add line' }).first().click()
  await page.keyboard.type('Dust it, softly')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Oil it once a year')
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await expect(page.getByText('Product saved.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${list}$`))

  const { categoryItemData } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems?q=Monsoon`)
  ).json()
  const [saved] = categoryItemData
  expect(saved).toMatchObject({
    name: 'Monsoon Jhoola',
    tags: ['teak', 'two-seater'],
    maintenance: ['Dust it, softly', 'Oil it once a year'],
    isDisplaingInSomethingUnique: true,
    createdBy: { name: 'Indoor Swings' },
  })
  expect(saved.images).toHaveLength(2)

  await page.getByRole('link', { name: 'Monsoon Jhoola' }).click()
  const [green, brown] = saved.images
  await page.getByRole('button', { name: 'Remove photo 1' }).click()
  await page.getByRole('button', { name: 'Remove photo 1' }).click()
  const { filename, bytes } = await photograph('#8a2b5a')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: filename, mimeType: 'image/jpeg', buffer: bytes })
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  const { categoryItemData: after } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems/${saved._id}`)
  ).json()
  expect(after.images).toHaveLength(1)
  expect([green.url, brown.url]).not.toContain(after.images[0].url)

  await page.getByRole('button', { name: 'Actions for Monsoon Jhoola' }).click()
  await page.getByRole('menuitem', { name: 'View' }).click()
  await expect(page.getByText('Oil it once a year')).toBeVisible()
})

test('bulk actions change the category and delete, and a star toggles Something Unique', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  await page.getByRole('button', { name: 'Oak Rope Plank Swing in Something Unique' }).click()
  await expect(page.getByText('Oak Rope Plank Swing is shown in Something Unique.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(
    page.getByRole('button', { name: 'Oak Rope Plank Swing in Something Unique' }),
  ).toHaveAttribute('aria-pressed', 'false')

  await page.getByLabel('Select Teak Spindle Jhoola').click()
  await page.getByLabel('Select Cane Daybed Swing').click({ modifiers: ['Shift'] })
  const bar = page.getByRole('toolbar')
  await expect(bar).toContainText('4 selected')
  await bar.getByRole('button', { name: 'Category…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Category').selectOption('Tables & Storage')
  await dialog.getByRole('button', { name: 'Change category' }).click()
  await expect(page.getByText('4 products moved to Tables & Storage.')).toBeVisible()
  await expect(bar).toHaveCount(0)

  await page.getByRole('link', { name: 'Teak Spindle Jhoola' }).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await bar.getByRole('button', { name: /Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 products deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Products 22' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByRole('heading', { name: 'Products 24' })).toBeVisible()
})

test('a refused bulk action names the changed product and keeps the selection for another try', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const headers = { authorization: `Bearer ${await signIn(page, ownSite)}` }
  const address = `${ownSite.url}/api/ourCategoriesItems`
  const { categoryItemData } = await (await page.request.get(`${address}?limit=24`)).json()
  const change = (index: number, data: object) =>
    page.request.put(`${address}/${categoryItemData[index]._id}`, { headers, data })
  const refusal = (index: number) =>
    page.getByText(`Someone else changed “${categoryItemData[index].name}” meanwhile`)
  await page.goto(ownSite.url + list)
  await page.getByLabel('Select all on this page').click()
  await page.getByRole('button', { name: 'Select all 24 products' }).click()
  const bar = page.getByRole('toolbar', { name: '24 products selected' })
  await change(23, { warranty: '3 years' })
  await bar.getByRole('button', { name: 'Hide' }).click()
  await expect(refusal(23)).toBeVisible()
  await expect(bar).toBeVisible()

  await change(0, { warranty: '3 years' })
  await bar.getByRole('button', { name: 'Delete…' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toContainText('meanwhile, so nothing was saved')
  await expect(question.getByRole('button', { name: 'Delete' })).toBeEnabled()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('24 products deleted.')).toBeVisible()
  expect(consoleErrors.splice(0)).toHaveLength(2)
})

test('deleting the last page of a list leads to the page before it', async ({ page, ownSite }) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}${list}?page=2`)
  await page.getByLabel('Select all on this page').click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('4 products deleted.')).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await expect(page.getByText('1–20 of 20')).toBeVisible()
})

test('the bulk toolbar fits every width, and its dialogs require an explicit choice', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  await page.getByLabel('Select Teak Spindle Jhoola').click()
  await page.getByLabel('Select Cane Daybed Swing').click({ modifiers: ['Shift'] })
  const bar = page.getByRole('toolbar', { name: '4 products selected' })
  for (const [width, lines] of [
    [1440, 1],
    [1200, 1],
    [1000, 1],
    [820, 1],
    [390, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await bar.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { y, height, left, right } = button.getBoundingClientRect()
        const isWhole = button.scrollWidth <= button.clientWidth
        return {
          middle: Math.round(y + height / 2),
          isInside: left >= 0 && right <= innerWidth && isWhole,
        }
      }),
    )
    expect([width, new Set(boxes.map(({ middle }) => middle)).size]).toEqual([width, lines])
    expect([width, boxes.filter(({ isInside }) => !isInside)]).toEqual([width, []])
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await bar.getByRole('button', { name: 'Category…' }).click()
  const dialog = page.getByRole('dialog')
  const change = dialog.getByRole('button', { name: 'Change category' })
  await expect(change).toBeDisabled()
  await dialog.getByLabel('Category').selectOption('No category')
  await change.click()
  await expect(page.getByText('Category removed from 4 products.')).toBeVisible()

  await page.getByLabel('Select Teak Spindle Jhoola').click()
  await page.getByRole('button', { name: 'Availability…' }).click()
  await expect(dialog.getByRole('button', { name: 'Change availability' })).toBeDisabled()
  await dialog.getByLabel('Availability').selectOption('Made to order')
  await dialog.getByLabel('Lead time or date').fill('3 weeks')
  await dialog.getByRole('button', { name: 'Change availability' }).click()
  await expect(page.getByText('1 product: Made to order, 3 weeks.')).toBeVisible()
})

test('a product is reordered by keyboard, and moved to the top from another page', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  const rows = page.locator('tbody tr')
  const grip = page.getByRole('button', {
    name: /^Move Walnut & Brass Rod Jhoola, place \d of 24$/,
  })
  await grip.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  // Pagination while the request that saves the order is pending.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/ourCategoriesItems/order', async (route) => {
    await released
    await route.continue()
  })
  await expect(rows.first()).toContainText('Walnut & Brass Rod Jhoola')
  // Wait for the focus: a key pressed before the moved row regains it would be lost.
  await expect(grip).toBeFocused()
  const sent = page.waitForRequest('**/api/ourCategoriesItems/order')
  await page.keyboard.press('Space')
  await sent
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('21–24 of 24')).toBeVisible()
  const saved = page.waitForResponse('**/api/ourCategoriesItems/order')
  release()
  await saved
  // Place 23, as the last product is sold: visitors see sold products last, wherever they are placed.
  const low = page.getByRole('button', { name: /place 23 of 24$/ })
  const name = /^Move (?<name>.*), place/.exec((await low.getAttribute('aria-label')) ?? '')?.groups
    ?.name
  await low.click()
  await page.getByRole('menuitem', { name: 'Move to the top' }).click()
  await page.getByRole('link', { name: 'Page 1' }).click()
  await expect(rows.first()).toContainText(name ?? 'nothing')
  await expect(rows.nth(1)).toContainText('Walnut & Brass Rod Jhoola')
  const { categoryItemData } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems?limit=2`)
  ).json()
  expect(categoryItemData.map((one: { name: string }) => one.name)).toEqual([
    name,
    'Walnut & Brass Rod Jhoola',
  ])
})

test('a product moves to the end, to the top and across the pages of the list', async ({
  page,
  ownSite,
}) => {
  // Authenticated: administrators see sold products in place, visitors see them last.
  const headers = { authorization: `Bearer ${await signIn(page, ownSite)}` }
  const read = async (): Promise<string[]> => {
    const response = await page.request.get(`${ownSite.url}/api/ourCategoriesItems`, { headers })
    const { categoryItemData } = await response.json()
    return categoryItemData.map(({ name }: { name: string }) => name)
  }
  const before = await read()
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/order')) sent.push(Object.keys(request.postDataJSON()))
  })
  await page.goto(ownSite.url + list)
  const rows = page.locator('tbody tr')
  const move = async (place: number, where: string) => {
    const saved = page.waitForResponse('**/api/ourCategoriesItems/order')
    await page.getByRole('button', { name: new RegExp(`place ${place} of 24$`) }).click()
    await page.getByRole('menuitem', { name: where }).click()
    await saved
  }
  const [first = '', second = ''] = before
  await move(1, 'Move to the end')
  await expect(rows.first()).toContainText(second)
  await expect(rows).toHaveCount(20)
  const atEnd = [...before.slice(1), first]
  expect(await read()).toEqual(atEnd)

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(rows.last()).toContainText(first)
  await move(22, 'Move up')
  await expect(rows.first()).toContainText(atEnd[21] ?? '')
  const over = [...atEnd.slice(0, 20), atEnd[21], atEnd[20], ...atEnd.slice(22)]
  expect(await read()).toEqual(over)
  await move(21, 'Move up')
  await expect(rows.first()).toContainText(over[19] ?? '')
  const up = over.with(19, over[20]).with(20, over[19])
  expect(await read()).toEqual(up)
  await page.getByRole('link', { name: 'Page 1' }).click()
  await expect(rows.last()).toContainText(up[19] ?? '')
  await move(20, 'Move down')
  await expect(rows.last()).toContainText(up[20] ?? '')
  expect(await read()).toEqual(over)

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(rows.last()).toContainText(first)
  await move(24, 'Move to the top')
  await expect(rows.last()).not.toContainText(first)
  expect(await read()).toEqual([first, ...over.slice(0, -1)])
  expect(sent).toEqual(Array.from({ length: 5 }, () => ['id', 'after']))
})

test('moves made while the first is still being saved are all stored', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(20)
  const names = await rows.getByRole('link').allTextContents()
  const [a = '', b = '', c = '', d = '', e = ''] = names
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let count = 0
  await page.route('**/api/ourCategoriesItems/order', async (route) => {
    count += 1
    if (count === 1) await released
    await route.continue()
  })
  const move = async (name: string, where: string) => {
    await page.getByRole('button', { name: `Move ${name}, place` }).click()
    await page.getByRole('menuitem', { name: where }).click()
  }
  await move(a, 'Move to the end')
  await expect(rows.first()).toContainText(b)
  await move(d, 'Move up')
  await expect(rows.nth(1)).toContainText(d)
  await move(e, 'Move to the top')
  await expect(rows.first()).toContainText(e)
  expect(count).toBe(1)
  release()
  await expect(rows).toHaveCount(20)
  await expect.poll(() => rows.getByRole('link').allTextContents()).toContain(names[5])
  await page.reload()
  await expect(rows).toHaveCount(20)
  expect((await rows.getByRole('link').allTextContents()).slice(0, 4)).toEqual([e, b, d, c])
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(rows.last()).toContainText(a)
})
