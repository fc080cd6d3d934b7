import { addProduct } from '../../helpers/api.ts'
import { chooseAction, chooseFiles } from '../../helpers/back-office.ts'
import { jpeg } from '../../helpers/chosen-files.ts'
import { clip } from '../../helpers/media.ts'
import { expect, findViolations, navigateTo, openScreen, test } from '../../helpers/test.ts'

test('an owner adds a slide, a video and a review', async ({ page, emptySite }) => {
  await addProduct(emptySite, { name: 'Rattan Egg Chair' })
  await openScreen(page, emptySite, '/admin/home-carosal')
  await page.getByRole('button', { name: 'Add New Home Carousel' }).click()
  const dialog = page.getByRole('dialog')
  const save = page.getByRole('button', { name: /^Save/ })
  await save.click()
  await expect(dialog.getByText('The title field is required.')).toBeVisible()
  await expect(dialog.getByText('The image field is required.')).toBeVisible()
  expect(await findViolations(dialog)).toEqual([])
  await dialog.getByLabel('Title', { exact: true }).fill('Rain on the roof')
  await dialog.getByLabel(/^Description/).fill('And a cushion to hear it from.')
  await chooseFiles(dialog, await jpeg('#203040'))
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Home carousel saved.')).toBeVisible()
  await chooseAction(page, 'Rain on the roof', 'Edit')
  await page.getByLabel('Title', { exact: true }).fill('Rain on the tin roof')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  await question.getByRole('button', { name: 'Save' }).click()
  const actions = page.getByRole('button', { name: 'Actions for Rain on the tin roof' })
  for (const action of ['Edit', 'Delete']) {
    await actions.click()
    await page.getByRole('menuitem', { name: action }).click()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(actions).toBeFocused()
  }
  await actions.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Rain on the tin roof deleted.')).toBeVisible()

  await navigateTo(page, '/admin/happy-customer')
  const videos = page.getByRole('main').locator('video')
  await page.getByRole('button', { name: 'Add Video' }).click()
  const { filename, bytes } = clip(2)
  const video = { name: filename, mimeType: 'video/mp4', buffer: bytes }
  await chooseFiles(page, video)
  await expect(page.getByText(filename)).toBeVisible()
  // An upload shows its progress, and can be stopped.
  const network = await page.context().newCDPSession(page)
  const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  const slow = { ...unlimited, uploadThroughput: 15_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  const form = page.getByRole('dialog', { name: 'Add Video' })
  await save.click()
  await expect(form.getByText(/^Uploading, \d+%$/)).toBeVisible()
  await form.getByRole('button', { name: 'Stop upload' }).click()
  await expect(form.getByText('The upload was stopped. Nothing was saved.')).toBeVisible()
  await save.click()
  await expect(form.getByText(/^Uploading, \d+%$/)).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toContainText('nothing is saved')
  const ended = page.waitForEvent('requestfailed')
  await question.getByRole('button', { name: 'Close without saving' }).click()
  expect((await ended).url()).toContain('/api/customerReviewVideo/add')
  await expect(form).toHaveCount(0)
  await network.send('Network.emulateNetworkConditions', unlimited)

  await page.getByRole('button', { name: 'Add Video' }).click()
  await chooseFiles(page, video)
  await save.click()
  // The save waits for the poster of the video.
  await expect(page.getByText('Video saved.')).toBeVisible()
  await expect(videos).toHaveCount(1)
  await expect(videos.last()).toHaveAttribute('poster')

  await navigateTo(page, '/admin/reviews')
  await page.getByRole('button', { name: 'Add review' }).click()
  await dialog.getByRole('combobox', { name: 'Product' }).fill('egg')
  await page.getByRole('option', { name: 'Rattan Egg Chair' }).click()
  await dialog.getByLabel('Name').fill('Meera')
  await dialog.getByRole('radio', { name: '4 of 5' }).press('Space')
  await dialog.getByLabel('Comment').fill('The best seat in the house.')
  await save.click()
  await expect(page.getByText('Review saved.')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('Rattan Egg Chair')
})
