import type { Page } from '@playwright/test'
import { addCategory, addChoice, addProduct, fabric, findProduct } from '../../helpers/api.ts'
import { chooseFiles, saveButton, toastOf } from '../../helpers/back-office.ts'
import { jpeg } from '../../helpers/chosen-files.ts'
import { pressSortableKeys } from '../../helpers/sortable.ts'
import { expect, navigateTo, openScreen, signIn, test } from '../../helpers/test.ts'

const list = '/admin/manage-store/products'
const missed = (page: Page) =>
  page.getByRole('paragraph').filter({ hasText: 'missing for visitors:' })

function broken(name: string, mimeType: string) {
  return { name, mimeType, buffer: Buffer.from('Dear madam, dear sir') }
}
/** A menu on desks, a sheet on phones. */
async function replace(page: Page, number: number, file: Awaited<ReturnType<typeof jpeg>>) {
  await page.getByRole('button', { name: `Change photo ${number}` }).click()
  const chooser = page.waitForEvent('filechooser')
  const menu = page.getByRole('menu').or(page.getByRole('dialog'))
  await menu.getByText('Upload', { exact: true }).click()
  await (await chooser).setFiles(file)
}

test('an owner adds a product with photos and replaces them', async ({ page, emptySite }) => {
  await addCategory(emptySite, 'Indoor Swings')
  await addCategory(emptySite, 'Sofas')
  const one = await addProduct(emptySite, { name: 'One' })
  const other = await addProduct(emptySite, { name: 'Other' })
  await openScreen(page, emptySite, `${list}/add`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const photos = ['#8a5a2b', '#2b5a8a', '#5a8a2b'].map((colour) => jpeg(colour))
  await (await chooser).setFiles(await Promise.all(photos))
  await expect(page.getByRole('button', { name: 'Move photo 3, place 3 of 3' })).toBeVisible()
  // Fields that are filled in first are adjacent, so that Tab moves from one to the next.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'From the library' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Monsoon Jhoola')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Price', { exact: true })).toBeFocused()
  await page.keyboard.type('45000')
  const category = page.getByLabel('Category')
  await expect(category.getByRole('option', { name: 'Indoor Swings' })).toBeAttached()
  await category.focus()
  await page.keyboard.press('I')

  await page.getByRole('button', { name: 'Move photo 3, place 3 of 3' }).focus()
  await pressSortableKeys(page, 'ArrowLeft', 'ArrowLeft', 'Space')
  await page.getByRole('button', { name: 'Describe photo 1, not described yet' }).click()
  await page.getByLabel('Photo description').fill('Green teak')
  await page.getByRole('button', { name: 'Done' }).click()
  await saveButton(page).click()
  const toast = toastOf(page, 'Product saved.')
  await expect(toast).toContainText(
    'Still missing for visitors: alt text, size, material, description.',
  )
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  const saved = await findProduct(emptySite, 'Monsoon Jhoola')
  expect(saved).toMatchObject({
    price: '45000',
    createdBy: { name: 'Indoor Swings' },
    images: [{ alt: 'Green teak' }, { alt: '' }, { alt: '' }],
  })
  await expect(toast.getByRole('link', { name: 'View' })).toHaveAttribute('href', saved.path)

  // Replaced photos keep their places. A hidden product is viewed in a preview.
  await page.getByRole('link', { name: 'Monsoon Jhoola' }).click()
  // Wait for the form: the list has a Visibility filter as well.
  await expect(page.getByRole('heading', { name: 'Edit Product' })).toBeVisible()
  await replace(page, 1, await jpeg('#8a2b5a'))
  await replace(page, 3, await jpeg('#2b8a5a'))
  await expect(page.getByAltText('2b8a5a.jpg')).toBeVisible()
  const search = page.getByRole('combobox', { name: 'Add a product' })
  await search.click()
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.filter({ hasText: other.name })).toBeVisible()
  await expect(options.filter({ hasText: saved.name })).toHaveCount(0)
  for (const { name } of [one, other]) {
    await search.fill(name)
    await page.getByRole('option', { name, exact: true }).click()
  }
  await page.getByRole('button', { name: `Move ${other.name}, place 2 of 2` }).focus()
  await pressSortableKeys(page, 'ArrowUp', 'Space')
  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Hidden')
  await saveButton(page).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  const after = await findProduct(emptySite, 'Monsoon Jhoola')
  expect(after).toMatchObject({ version: saved.version + 1, related: [other._id, one._id] })
  const urlsOf = ({ images }: { images: { url: string }[] }) => images.map(({ url }) => url)
  const kept = urlsOf(saved).map((url, index) => url === urlsOf(after)[index])
  expect(kept).toEqual([false, true, false])
  const previewed = page.waitForEvent('popup')
  await toast.getByRole('button', { name: 'View' }).click()
  const preview = await previewed
  await expect(preview.getByRole('note')).toContainText('Only you can see this page.')
  await preview.close()
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 900 }, hasTouch: true })

  test('an owner fills in what visitors miss', async ({ page, emptySite, consoleErrors }) => {
    // With two categories, a product has none at first.
    for (const name of ['Indoor Swings', 'Sofas']) await addCategory(emptySite, name)
    const data = { name: 'Bare Bench', material: 'Teak', width: '90 cm' }
    const { _id } = await addProduct(emptySite, data)
    await openScreen(page, emptySite, `${list}/${_id}`)
    const line = missed(page)
    await expect(line).toHaveText(
      '4 details missing for visitors: photos, price, category, description',
    )
    const follow = (name: string) => line.getByRole('link', { name, exact: true }).tap()
    await follow('price')
    await expect(page.getByLabel('Price', { exact: true })).toBeFocused()
    await expect(page.locator(':focus')).toBeInViewport()
    await page.keyboard.type('9000')

    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        await jpeg('#8a5a2b'),
        broken('IMG_0001.HEIC', 'image/heic'),
        broken('odd.avif', 'image/avif'),
      ])
    const tiles = page.getByRole('group', { name: 'Images' }).getByRole('listitem')
    await expect(tiles.nth(1)).toContainText('Cannot be read')
    await expect(page.getByText(/^IMG_0001\.HEIC is a HEIC photo/)).toBeVisible()
    await saveButton(page).click()
    await expect(page.getByText('1 field to correct')).toBeVisible()
    await replace(page, 2, await jpeg('#2b5a8a'))
    await expect(page.getByRole('button', { name: 'Change photo 2' })).toBeFocused()
    await saveButton(page).click()
    await expect(tiles.nth(2)).toContainText('Not accepted')
    await expect(page.getByText(/^odd\.avif is not a supported photo/)).toBeVisible()
    consoleErrors.splice(0)
    await page.getByRole('button', { name: 'Remove photo 3' }).click()
    await page.getByRole('button', { name: 'Remove photo 2' }).click()

    await follow('alt text')
    await page.getByLabel('Photo description').fill('A bench of teak')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Describe photo 1', exact: true })).toBeFocused()
    await follow('category')
    // Wait for the focus: a late one would interrupt the next link.
    await expect(page.getByLabel('Category')).toBeFocused()
    await page.getByLabel('Category').selectOption('Indoor Swings')
    await expect(line).toHaveText('1 detail missing for visitors: description')
    await follow('description')
    await expect(page.getByLabel('Description', { exact: true })).toBeFocused()
    await page.keyboard.type('A bench for two.')
    await expect(line).toHaveCount(0)
    await saveButton(page).click()
    await expect(page.getByText('Product saved.')).toBeVisible()
    const { images } = await findProduct(emptySite, 'Bare Bench')
    expect(images).toMatchObject([{ alt: 'A bench of teak' }])
  })
})

test('a product gets the only category of a shop', async ({ page, emptySite }) => {
  await addCategory(emptySite, 'Swings')
  await openScreen(page, emptySite, `${list}/add`)
  const category = page.getByLabel('Category')
  await expect(category.locator('option:checked')).toHaveText('Swings')
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await expect(missed(page)).toHaveCount(0)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('First')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(category.locator('option:checked')).toHaveText('Swings')
  await name.fill('First Swing')

  // A choice that is added in another tab is offered on return to this one.
  const offered = page.getByRole('group', { name: 'Choices', exact: true })
  await expect(offered).toContainText('A choice is what visitors choose')
  await addChoice(emptySite, fabric)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await offered.getByRole('button', { name: 'Offer a choice' }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${fabric.name}`) }).click()
  await expect(offered).toContainText('Now all 3 values.')

  await page.getByRole('button', { name: 'Save and add another' }).click()
  await expect(page.getByText('Product saved.')).toBeVisible()
  expect((await findProduct(emptySite, 'First Swing')).createdBy.name).toBe('Swings')
  await addCategory(emptySite, 'Chairs')
  await navigateTo(page, `${list}/add`)
  await expect(name).toHaveValue('')
  await expect(category.getByRole('option', { name: 'Chairs' })).toBeAttached()
  await expect(category).toHaveValue('')
})

test('the preview follows the form of a product', async ({ page, demoSite }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, demoSite)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/siteEditor/product', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${demoSite.url}${list}/add`, { waitUntil: 'commit' })
  const preview = page.getByRole('region', { name: 'Preview' })
  const loading = preview.getByRole('status', { name: 'Loading' })
  await expect(loading).toBeVisible()
  // An empty frame would be a white box in the dark theme.
  await expect(preview.locator('iframe')).toBeHidden()
  held.resolve()
  await expect(loading).toHaveCount(0)

  const shown = page.frameLocator('iframe[title^="The product as visitors"]')
  const heading = shown.getByRole('heading', { level: 1, includeHidden: true })
  await page.getByLabel('Name', { exact: true }).fill('Monsoon Jhoola')
  await expect(heading).toHaveText('Monsoon Jhoola')
  await page.getByLabel('Category', { exact: true }).selectOption('Indoor Swings')
  await expect(shown.locator('table').first()).toContainText('Indoor Swings')
  await page.getByLabel('Price', { exact: true }).fill('1,29,900')
  await expect(shown.locator('article')).toContainText('₹1,29,900')
  for (const label of ['Width', 'Length', 'Height'])
    await page.getByLabel(label, { exact: true }).fill('202 cm')
  await expect(shown.locator('.scale-label').first()).toHaveText('202 cm')
  await chooseFiles(page, await jpeg('#775533'))
  const picture = shown.locator('article img').first()
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await expect(picture).toHaveJSProperty('naturalWidth', 320)
  // Visitors have one theme, whatever the administrator's.
  const ground = () =>
    shown.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  const inDarkTheme = await ground()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  expect(await ground()).toBe(inDarkTheme)

  const width = () => shown.locator('html').evaluate(() => window.innerWidth)
  await expect.poll(width).toBe(390)
  await preview.getByText('Desktop').click()
  await expect.poll(width).toBe(1280)
  await preview.getByText('Card', { exact: true }).click()
  await expect(shown.locator('main h2').first()).toHaveText('Monsoon Jhoola')
  await preview.getByRole('button', { name: 'Close preview' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  // On a phone, it opens over the form of a stored product.
  await page.setViewportSize({ width: 390, height: 844 })
  await navigateTo(page, list)
  await page.getByRole('link', { name: 'Teak Spindle Jhoola' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Teak Spindle Jhoola')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(heading).toHaveText('Teak Spindle Jhoola')
  await expect(shown.locator('article img').first()).toHaveAttribute('src', /\.webp$/)
  await page.getByRole('button', { name: 'Close preview' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})
