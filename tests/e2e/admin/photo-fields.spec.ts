import type { Locator } from '@playwright/test'
import { callApi, findProduct } from '../../helpers/api.ts'
import { photograph } from '../../helpers/media.ts'
import { expect, loadsPicture, navigateTo, openScreen, test } from '../../helpers/test.ts'

/** Pastes a picture and perhaps text, as spreadsheets copy cells. Returns true if the page took it. */
async function pastePicture(target: Locator, text = ''): Promise<boolean> {
  const { bytes } = await photograph('#335577')
  return target.evaluate(
    (element, [data = '', words = '']) => {
      const clipboardData = new DataTransfer()
      const picture = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      clipboardData.items.add(new File([picture], 'pasted.jpg', { type: 'image/jpeg' }))
      if (words !== '') clipboardData.setData('text/plain', words)
      const paste = { clipboardData, bubbles: true, cancelable: true }
      return !element.dispatchEvent(new ClipboardEvent('paste', paste))
    },
    [bytes.toString('base64'), text],
  )
}

test('an owner adds records with photos', async ({ page, ownSite, consoleErrors }) => {
  const choose = (name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
    page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
  // Simulates plain HTTP, where browsers offer no `randomUUID`.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
  await openScreen(page, ownSite, '/admin/manage-store/categories/add')
  const { bytes: large } = await photograph('#775533', { width: 5000, height: 500 })
  await choose('camera.jpeg', large)
  await expect(page.getByText('camera.jpg')).toBeVisible()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Verandah')
  const upload = page.waitForResponse(/\/api\/ourCategories\/add$/)
  await page.getByRole('button', { name: 'Save and add another' }).click()
  const sent = await (await upload).request().headerValue('content-length')
  expect(Number(sent)).toBeLessThan(large.length * 0.7)
  await expect(page.getByText('Choose an image')).toBeVisible()
  await expect(name).toHaveValue('')
  const { categoryData } = await callApi(ownSite, 'GET', '/ourCategories')
  const scaled = { name: 'Verandah', imageDetails: { width: 3840, height: 384 } }
  expect(categoryData.at(-1)).toMatchObject(scaled)

  await navigateTo(page, '/admin/manage-store/products/add')
  const remove = page.getByRole('button', { name: /^Remove photo/ })
  await choose('notes.txt', Buffer.from('hello'), 'text/plain')
  await expect(page.getByText('notes.txt is not a photo.')).toBeVisible()
  await expect(remove).toHaveCount(0)
  // A text field gets the text of copied cells, not their picture.
  expect(await pastePicture(page.getByLabel('Description', { exact: true }), 'Two cells')).toBe(
    false,
  )
  expect(await pastePicture(page.locator('body'))).toBe(true)
  await expect(remove).toHaveCount(1)
  await name.fill('First of many')
  await page.getByLabel('Category').selectOption('Indoor Swings')
  await page.getByLabel('Warranty').fill('One year')
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await expect(name).toHaveValue('')
  await expect(name).toBeFocused()
  await expect(page.getByLabel('Warranty')).toHaveValue('')
  await expect(remove).toHaveCount(0)
  const createdBy = { name: 'Indoor Swings' }
  const one = { createdBy, images: [{ width: 320 }], warranty: 'One year' }
  expect(await findProduct(ownSite, 'First of many')).toMatchObject(one)

  // A letter typed right after Enter lands on the new line, even if the next animation frame never comes.
  await page.getByRole('button', { name: 'Add line' }).first().click()
  await page.keyboard.type('Dust it')
  const request = await page.evaluateHandle(() => {
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = () => 0
    return requestAnimationFrame
  })
  await page.keyboard.press('Enter')
  await page.keyboard.type('Oil it')
  await request.evaluate((usual) => {
    window.requestAnimationFrame = usual
  })
  await expect(page.getByLabel('Maintenance, line 1')).toHaveValue('Dust it')
  await expect(page.getByLabel('Maintenance, line 2')).toHaveValue('Oil it')
  await page.getByRole('button', { name: 'Remove line 2' }).click()
  await expect(page.getByLabel('Maintenance, line 1')).toBeFocused()
  await page.getByRole('button', { name: 'Discard' }).click()

  // A pasted picture goes to the image field that has the focus.
  await navigateTo(page, '/admin/settings')
  const logo = page.getByRole('button', { name: /^Logo: Choose an image/ })
  await expect(logo).toBeVisible()
  expect(await pastePicture(page.locator('body'))).toBe(false)
  await logo.focus()
  expect(await pastePicture(logo)).toBe(true)
  await expect(page.getByRole('button', { name: 'Change Logo' })).toBeVisible()
  // An empty input reports the same file again when it is chosen once more.
  const { filename, bytes } = await photograph('#886644')
  await choose(filename, bytes)
  await expect(page.getByText(filename)).toBeVisible()
  await expect(page.locator('input[type=file]').first()).toHaveValue('')

  // Previews take memory until the form is left.
  const previews = page.locator('img[src^="blob:"]')
  await expect(previews).toHaveCount(1)
  const preview = (await previews.getAttribute('src')) ?? ''
  expect(await loadsPicture(page, preview)).toBe(true)
  await page.getByRole('button', { name: 'Discard' }).click()
  await navigateTo(page, '/admin/orders')
  await expect.poll(() => loadsPicture(page, preview)).toBe(false)
  consoleErrors.splice(0)
})
