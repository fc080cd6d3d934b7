import type { Page } from '@playwright/test'
import { addCategory, addProduct, callApi, findProduct } from '../../helpers/api.ts'
import { chooseFiles, saveButton, toastOf } from '../../helpers/back-office.ts'
import { createForm } from '../../helpers/form.ts'
import { photograph } from '../../helpers/media.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, openScreen, test } from '../../helpers/test.ts'

const colours = ['#8a5a2b', '#2b5a8a']

/** Adds photos to the library; returns the pictures, of which the last is listed first. */
async function addPictures(site: Site) {
  const added = []
  for (const colour of colours) {
    const file = await photograph(colour, { width: 1200, height: 800 })
    const form = createForm({ file, alt: `Photo ${colour}` })
    added.push(...(await callApi(site, 'POST', '/pictures/add', form)).pictures)
  }
  return added
}

async function countPictures(site: Site): Promise<number> {
  return (await callApi(site, 'GET', '/pictures')).total
}

/** Opens the crop dialog of a photo of a product, whose original is loaded. */
async function openCrop(page: Page, number = 1) {
  await page.getByRole('button', { name: `Change photo ${number}` }).click()
  await page.getByText('Crop and turn', { exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Crop and turn/ })
  await expect(dialog.getByRole('button', { name: 'Bottom right corner' })).toBeVisible()
  return dialog
}

test('an owner chooses from the library and crops by keyboard', async ({ page, emptySite }) => {
  const { url } = emptySite
  const [brown, blue] = await addPictures(emptySite)
  await addCategory(emptySite, 'Sofas')
  const total = await countPictures(emptySite)

  // Several for a product: Space selects, Enter chooses.
  await openScreen(page, emptySite, '/admin/manage-store/products/add')
  await page.getByLabel('Name', { exact: true }).fill('Teak bench')
  await page.getByRole('button', { name: 'From the library' }).press('Enter')
  const grid = page.getByRole('grid', { name: 'Library' })
  await page.getByLabel('Search pictures').fill('2b')
  await expect(grid.getByRole('gridcell')).toHaveCount(2)
  await grid.locator('[data-place="0"][tabindex="0"]').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Change photo/ })).toHaveCount(2)
  // They are references, so a draft keeps them.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('Teak bench')))
    .toBe(true)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Change photo/ })).toHaveCount(2)
  await saveButton(page).click()
  await expect(toastOf(page, 'Product saved.')).toBeVisible()
  const product = await findProduct(emptySite, 'Teak bench')
  expect(product.images).toMatchObject([
    { url: blue.url, alt: `Photo ${colours[1]}` },
    { url: brown.url, alt: `Photo ${colours[0]}` },
  ])

  // One for a category.
  await openScreen(page, emptySite, '/admin/manage-store/categories/add')
  await page.getByLabel('Name', { exact: true }).fill('Benches')
  await page.getByRole('button', { name: 'From the library' }).press('Enter')
  await expect(grid.getByRole('gridcell')).toHaveCount(3)
  await page.getByLabel('Search pictures').fill(brown.name)
  await expect(grid.getByRole('gridcell')).toHaveCount(1)
  await grid.locator('[data-place="0"]').first().press('Enter')
  await saveButton(page).click()
  await page.getByRole('button', { name: 'Ok' }).click()
  const { categoryData } = await callApi(emptySite, 'GET', '/ourCategories')
  expect(categoryData.at(-1)).toMatchObject({ name: 'Benches', image: brown.url })
  expect(await countPictures(emptySite)).toBe(total)

  // The same bytes again are the same picture.
  await openScreen(page, emptySite, `/admin/manage-store/products/${product._id}`)
  await page.getByRole('button', { name: 'Remove photo 2' }).click()
  const { bytes } = await photograph(colours[0], { width: 1200, height: 800 })
  await chooseFiles(page, { name: 'again.jpg', mimeType: 'image/jpeg', buffer: bytes })
  await page.keyboard.press('Control+s')
  await expect(toastOf(page, 'was in the library already')).toBeVisible()
  expect(await countPictures(emptySite)).toBe(total)

  // A crop by keys changes the file in every place, and no text.
  await openScreen(page, emptySite, `/admin/manage-store/products/${product._id}`)
  await page.getByLabel('Material').fill('Teak')
  const dialog = await openCrop(page)
  await expect(dialog).toContainText('Changes in the one place that shows it.')
  await dialog.getByRole('button', { name: 'Turn right' }).press('Enter')
  await dialog.getByRole('slider', { name: 'Straighten' }).press('ArrowRight')
  await expect(dialog.getByText('0.1°')).toBeVisible()
  await dialog.getByRole('slider', { name: 'Straighten' }).press('ArrowLeft')
  await dialog.getByRole('button', { name: 'Bottom edge' }).press('Control+ArrowUp')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page, 'changed in 1 place')).toBeVisible()
  const picture = (await callApi(emptySite, 'GET', `/pictures/${blue._id}`)).pictureData
  expect(picture.edit.turn).toBe(90)
  expect(picture.edit.crop).toMatchObject({ x: 0, y: 0, width: 1 })
  expect(picture.edit.crop.height).toBeLessThan(0.95)
  expect(picture.url).not.toBe(blue.url)
  // What was changed in the form before is still to be saved, without a conflict.
  await expect(page.getByLabel('Material')).toHaveValue('Teak')
  await saveButton(page).click()
  await expect(toastOf(page, 'Product saved.')).toBeVisible()
  const cropped = await findProduct(emptySite, 'Teak bench')
  expect(cropped).toMatchObject({ material: 'Teak' })
  expect(cropped.images[0]).toMatchObject({ url: picture.url, alt: `Photo ${colours[1]}` })
  const { width, height } = cropped.images[0]
  expect(width).toBeLessThan(height)
  await page.goto(`${url}${cropped.path}`)
  await expect(page.getByAltText(`Photo ${colours[1]}`).first()).toHaveAttribute(
    'src',
    new RegExp(picture.url.slice('/media/'.length, -'.jpg'.length)),
  )
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an owner crops on a phone', async ({ page, emptySite }) => {
    const [brown] = await addPictures(emptySite)
    const images = [{ picture: brown._id, alt: 'Mine' }]
    const { _id } = await addProduct(emptySite, { name: 'Bench', images })
    await openScreen(page, emptySite, `/admin/manage-store/products/${_id}`)
    await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible()
    const dialog = await openCrop(page)
    await dialog.getByText('1:1', { exact: true }).tap()
    const corner = await dialog.getByRole('button', { name: 'Bottom right corner' }).boundingBox()
    if (corner === null) throw new Error('The corner is on the screen.')
    const [x, y] = [corner.x + corner.width / 2, corner.y + corner.height / 2]
    const client = await page.context().newCDPSession(page)
    for (const [type, touchPoints] of [
      ['touchStart', [{ x, y }]],
      ['touchMove', [{ x: x - 20, y: y - 20 }]],
      ['touchMove', [{ x: x - 60, y: y - 60 }]],
      ['touchEnd', []],
    ] as const)
      await client.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expect(dialog).toHaveCount(0)
    const { pictureData } = await callApi(emptySite, 'GET', `/pictures/${brown._id}`)
    const { crop } = pictureData.edit
    expect(crop.height).toBeLessThan(0.9)
    expect((crop.width * 1200) / (crop.height * 800)).toBeCloseTo(1, 1)
    const product = await findProduct(emptySite, 'Bench')
    expect(product.images).toMatchObject([{ url: pictureData.url, alt: 'Mine' }])

    await openCrop(page)
    await dialog.getByRole('button', { name: 'Back to the original' }).tap()
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expect(dialog).toHaveCount(0)
    expect(await findProduct(emptySite, 'Bench')).toMatchObject({ images: [{ url: brown.url }] })
    await page.getByRole('button', { name: 'Undo' }).last().tap()
    const shown = page.getByRole('listitem').getByAltText('Mine')
    await expect(shown).toHaveAttribute('src', new RegExp(pictureData.url.slice(7, 29)))
    expect(await findProduct(emptySite, 'Bench')).toMatchObject({
      images: [{ url: pictureData.url, alt: 'Mine' }],
    })

    // A photo that is not saved yet goes to the library with its crop.
    const { bytes } = await photograph('#3d6b45', { width: 1200, height: 800 })
    await chooseFiles(page, { name: 'garden.jpg', mimeType: 'image/jpeg', buffer: bytes })
    await openCrop(page, 2)
    await dialog.getByText('1:1', { exact: true }).tap()
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Change photo 2' })).toBeFocused()
    await saveButton(page).tap()
    await expect(toastOf(page, 'Product saved.')).toBeVisible()
    const [garden] = (await callApi(emptySite, 'GET', '/pictures?q=garden')).pictureData
    expect([garden.width === garden.height, garden.edit.turn, garden.uses]).toEqual([true, 0, 1])
    expect((await findProduct(emptySite, 'Bench')).images[1].url).toBe(garden.url)
  })
})
