import type { Locator, Page } from '@playwright/test'
import { photograph } from '../../helpers/media/media.ts'
import { expect, loadsPicture, navigateTo, signIn, test } from '../../helpers/test.ts'

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

/** Simulates plain HTTP, where browsers offer no `randomUUID`. */
async function useInsecureContext(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
}

test('a large photo is scaled down to 3840 px before the upload', async ({ page, ownSite }) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/manage-store/categories/add`)
  const { bytes } = await photograph('#775533', { width: 5000, height: 2500 })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'camera.jpeg', mimeType: 'image/jpeg', buffer: bytes })
  await expect(page.getByText('camera.jpg')).toBeVisible()
  await page.getByLabel('Name').fill('Large')
  const upload = page.waitForResponse(/\/api\/ourCategories\/add$/)
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  const sent = await (await upload).request().headerValue('content-length')
  expect(Number(sent)).toBeLessThan(bytes.length * 0.7)
  await page.getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByText('Large')).toBeVisible()
  const { categoryData } = await (await page.request.get(`${ownSite.url}/api/ourCategories`)).json()
  expect(categoryData.at(-1).imageDetails).toMatchObject({ width: 3840, height: 1920 })
})

test('a file other than a photo is rejected before the upload, and images can be pasted', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  await useInsecureContext(page)
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}/admin/manage-store/products/add`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(page.getByText('notes.txt is not a photo.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toHaveCount(0)
  // A text field gets the text of copied cells, not their picture.
  expect(await pastePicture(page.getByLabel('Description'), 'Two cells')).toBe(false)
  expect(await pastePicture(page.locator('body'))).toBe(true)
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove photo 2' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Discard' }).click()

  // A pasted picture goes to the image field that has the focus.
  await navigateTo(page, '/admin/settings')
  const logo = page.getByRole('button', { name: /^Logo: Choose an image/ })
  const shareImage = page.getByRole('button', { name: /^Link preview image: Choose an image/ })
  await expect(logo).toBeVisible()
  expect(await pastePicture(page.locator('body'))).toBe(false)
  await logo.focus()
  expect(await pastePicture(logo)).toBe(true)
  const replace = page.getByRole('button', { name: 'Replace Logo' })
  await expect(replace).toBeVisible()
  await expect(shareImage).toBeVisible()
  // An empty input reports the same file again when it is chosen once more.
  const input = page.locator('input[type=file]').first()
  const { filename, bytes } = await photograph('#886644')
  await input.setInputFiles({ name: filename, mimeType: 'image/jpeg', buffer: bytes })
  await expect(page.getByText(filename)).toBeVisible()
  await expect(input).toHaveValue('')

  // Previews take memory until the form is left.
  const previews = page.locator('img[src^="blob:"]')
  await expect(previews).toHaveCount(1)
  const preview = (await previews.getAttribute('src')) ?? ''
  expect(await loadsPicture(page, preview)).toBe(true)
  await page.getByRole('button', { name: 'Discard' }).click()
  await navigateTo(page, '/admin/orders')
  expect(await loadsPicture(page, preview)).toBe(false)
  consoleErrors.splice(0)
})
