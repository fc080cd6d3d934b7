import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

test('a product photo gets an alt text and a focus point', async ({ page, ownSite }) => {
  await signIn(page, ownSite)
  const read = async () => {
    const response = await page.request.get(`${ownSite.url}/api/ourCategoriesItems?q=Cane%20Daybed`)
    const { categoryItemData } = await response.json()
    return categoryItemData.find(({ name }: { name: string }) => name === 'Cane Daybed Swing')
  }
  const before = await read()
  await page.goto(`${ownSite.url}/admin/manage-store/products/${before._id}`)
  await page.getByRole('button', { name: 'Describe photo 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Describe photo 2' })
  await expect(dialog.getByLabel('Photo description')).toBeFocused()
  expect(await findViolationsInThemes(page)).toEqual([])
  await dialog.getByLabel('Photo description').fill('The cushions, in rust and sage')
  const dot = dialog.getByRole('button', { name: /^Focus point/ })
  const picture = await dialog.locator('img').first().boundingBox()
  if (picture === null) throw new Error('The picture is not on the screen.')
  await page.mouse.click(picture.x + picture.width * 0.25, picture.y + picture.height * 0.75)
  await expect(dot).toHaveAccessibleName('Focus point: 25 % from the left, 75 % from the top')
  await dot.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(dot).toHaveAccessibleName('Focus point: 27 % from the left, 65 % from the top')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Product saved.')).toBeVisible()

  const { images } = await read()
  expect(images.map(({ url }: { url: string }) => url)).toEqual(
    before.images.map(({ url }: { url: string }) => url),
  )
  expect(images[1]).toMatchObject({ alt: 'The cushions, in rust and sage', focus: '27% 65%' })
  expect(images[0]).toEqual(before.images[0])
})
