import type { Page } from '@playwright/test'
import { photograph } from '../../helpers/media/media.ts'
import { expect, findViolations, navigateTo, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const products = '/admin/manage-store/products'

async function picture(colour: string, name?: string) {
  const { filename, bytes } = await photograph(colour)
  return { name: name ?? filename, mimeType: 'image/jpeg', buffer: bytes }
}
function broken(name: string, mimeType: string) {
  return { name, mimeType, buffer: Buffer.from('Dear madam, dear sir') }
}
async function replace(page: Page, number: number, file: Awaited<ReturnType<typeof picture>>) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Replace photo ${number}` }).click()
  await (await chooser).setFiles(file)
}

test('an unreadable photo shows an error on its tile and can be replaced or removed', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}${products}/add`)
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await picture('#8a5a2b'),
      broken('IMG_0001.HEIC', 'image/heic'),
      broken('damaged.jpg', 'image/jpeg'),
      broken('odd.avif', 'image/avif'),
    ])
  const tiles = page.getByRole('group', { name: 'Images' }).getByRole('listitem')
  await expect(tiles.nth(1)).toContainText('Cannot be read')
  await expect(tiles.nth(1)).toContainText('IMG_0001.HEIC')
  await expect(tiles.nth(2)).toContainText('Cannot be read')
  await expect(page.getByText(/^IMG_0001\.HEIC is a HEIC photo/)).toBeVisible()
  await expect(page.getByText(/^damaged\.jpg cannot be read as a photo/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByLabel('Name').fill('Four pictures')
  const save = page.getByRole('button', { name: /^Save(?! and)/ })
  await save.click()
  await expect(page.getByText('1 field to correct')).toBeVisible()
  await replace(page, 2, await picture('#2b5a8a'))
  await expect(page.getByText(/^IMG_0001/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Replace photo 2' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove photo 3' }).click()

  await save.click()
  await expect(tiles.nth(2)).toContainText('Not accepted')
  await expect(page.getByText(/^odd\.avif is not a supported photo/)).toBeVisible()
  consoleErrors.splice(0)
  await page.getByRole('button', { name: 'Remove photo 3' }).click()
  await save.click()
  await expect(page.getByText('Product saved.')).toBeVisible()
  const { categoryItemData } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems?q=Four`)
  ).json()
  expect(categoryItemData[0].images).toHaveLength(2)
})

test('new photos get alt texts before the first save, and a replaced photo keeps its position', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}${products}/add`)
  await page.getByLabel('Name').fill('Well described')
  const files = [await picture('#8a5a2b', 'image.jpg'), await picture('#2b5a8a', 'image.jpg')]
  await page.locator('input[type=file]').setInputFiles(files)
  const legend = page.getByText(/^No description yet/)
  await expect(legend).toBeVisible()
  for (const [number, words] of ['Brown teak', 'Blue cushions'].entries()) {
    await page
      .getByRole('button', { name: `Describe photo ${number + 1}, not described yet` })
      .click()
    const dialog = page.getByRole('dialog', { name: `Describe photo ${number + 1}` })
    await dialog.getByLabel('Photo description').fill(words)
    await dialog.getByRole('button', { name: /^Focus point/ }).focus()
    await page.keyboard.press('Shift+ArrowUp')
    await dialog.getByRole('button', { name: 'Done' }).click()
  }
  await expect(legend).toHaveCount(0)
  const [shown, bar] = await Promise.all([
    page.getByAltText('Brown teak').boundingBox(),
    page.getByRole('button', { name: 'Remove photo 1' }).boundingBox(),
  ])
  expect(bar?.y).toBeGreaterThanOrEqual((shown?.y ?? 0) + (shown?.height ?? 0))
  const save = page.getByRole('button', { name: /^Save(?! and)/ })
  await save.click()
  await expect(page.getByText('Product saved.')).toBeVisible()
  const address = `${ownSite.url}/api/ourCategoriesItems`
  const { categoryItemData } = await (await page.request.get(`${address}?q=Well`)).json()
  const [before] = categoryItemData
  expect(before.images).toMatchObject([
    { alt: 'Brown teak', focus: '50% 40%' },
    { alt: 'Blue cushions', focus: '50% 40%' },
  ])

  await navigateTo(page, `${products}/${before._id}`)
  await replace(page, 1, await picture('#5a8a2b'))
  await expect(page.getByAltText('5a8a2b.jpg')).toBeVisible()
  await save.click()
  await expect(page).toHaveURL(new RegExp(`${products}$`))
  const read = async () =>
    (await (await page.request.get(`${address}/${before._id}`)).json()).categoryItemData
  const after = await read()
  expect(after.images).toHaveLength(2)
  expect(after.images[0].url).not.toBe(before.images[0].url)
  expect(after.images[1].url).toBe(before.images[1].url)

  await navigateTo(page, `${products}/${before._id}`)
  await replace(page, 1, await picture('#123456'))
  await replace(page, 2, await picture('#654321'))
  await expect(page.getByAltText('654321.jpg')).toBeVisible()
  await save.click()
  await expect(page).toHaveURL(new RegExp(`${products}$`))
  const renewed = await read()
  expect(renewed.images).toHaveLength(2)
  expect(renewed.version).toBe(after.version + 1)
})

test('a category image gets its alt text before the first save', async ({ page, ownSite }) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/manage-store/categories/add`)
  await page.locator('input[type=file]').setInputFiles(broken('IMG_1.heic', 'image/heic'))
  await expect(page.getByText(/^IMG_1\.heic is a HEIC photo/)).toBeVisible()
  await page.getByLabel('Name').fill('Described')
  await page.locator('input[type=file]').setInputFiles(await picture('#8a5a2b'))
  await expect(page.getByText('No description yet')).toBeVisible()
  await page.getByRole('button', { name: 'Describe Image' }).click()
  await page.getByLabel('Photo description').fill('A swing on a verandah')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No description yet')).toHaveCount(0)
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await page.getByRole('button', { name: 'Ok' }).click()
  const { categoryData } = await (await page.request.get(`${ownSite.url}/api/ourCategories`)).json()
  expect(categoryData.at(-1).imageDetails.alt).toBe('A swing on a verandah')
})
