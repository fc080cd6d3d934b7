import { clip, photograph } from '../../helpers/media/media.ts'
import { expect, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

test('slides of the home carousel are added, changed and deleted in a dialog', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/home-carosal`)
  await page.getByRole('button', { name: 'Add New Home Carousel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Home Carousel' })
  const box = await dialog.boundingBox()
  expect(Math.round((box?.width ?? 0) / 14.4)).toBe(60)
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect(dialog.getByText('The title field is required.')).toBeVisible()
  await expect(dialog.getByText('The description field is required.')).toBeVisible()
  await expect(dialog.getByText('The image field is required.')).toBeVisible()
  await dialog.getByLabel('Title', { exact: true }).fill('Rain on the roof')
  await dialog.getByLabel(/^Description/).fill('And a cushion to hear it from.')
  const { filename, bytes } = await photograph('#203040')
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: filename, mimeType: 'image/jpeg', buffer: bytes })
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Home carousel saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Rain on the roof' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Rain on the tin roof')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  await question.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Rain on the tin roof' })).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Rain on the tin roof' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Rain on the tin roof deleted.')).toBeVisible()
})

test('a customer video is saved with its poster', async ({ page, ownSite }) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/happy-customer`)
  const videos = page.getByRole('main').locator('video')
  await expect(videos).toHaveCount(4)
  await page.getByRole('button', { name: 'Add Video' }).click()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('The Video field is required.')).toBeVisible()
  const { filename, bytes } = clip(2)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: filename, mimeType: 'video/mp4', buffer: bytes })
  await page.getByRole('button', { name: /^Save/ }).click()
  // The save waits for the poster of the video.
  await expect(page.getByText('Video saved.')).toBeVisible()
  await expect(videos).toHaveCount(5)
  await expect(videos.last()).toHaveAttribute('poster')
})

test('settings are saved in place', async ({ page, ownSite }) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/settings`)
  await page.getByLabel('Brand name').fill('Jhoola House')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await page.getByLabel('Default city').fill('Surat')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Settings saved.')).toHaveCount(2)
  await page.reload()
  await expect(page.getByLabel('Default city')).toHaveValue('Surat')
  await expect(page.getByRole('complementary').getByText('Jhoola House')).toBeVisible()
})

test('a product review is added in a dialog', async ({ page, ownSite }) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/reviews`)
  await page.getByRole('button', { name: 'Add review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add review' })
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect(dialog.getByText('The product field is required.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Product' }).fill('egg')
  await page.getByRole('option', { name: 'Rattan Egg Chair' }).click()
  await dialog.getByLabel('Name').fill('Meera')
  await dialog.getByRole('radio', { name: '4 of 5' }).press('Space')
  await dialog.getByLabel('Comment').fill('The best seat in the house.')
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Review saved.')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('Rattan Egg Chair')
})
