import type { Page } from '@playwright/test'
import { clip, photograph } from '../../helpers/media/media.ts'
import { expect, navigateTo, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

async function chooseFile(page: Page, colour: string): Promise<void> {
  const { filename, bytes } = await photograph(colour)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: filename, mimeType: 'image/jpeg', buffer: bytes })
}

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
  await chooseFile(page, '#203040')
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

test('the About Us and story forms validate required fields and return after saving', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/aboutus`)
  await page.getByRole('link', { name: 'Change about us details' }).click()
  await page.getByLabel('Years of experience').fill('')
  await page.getByLabel('Zula items').fill('')
  await page.getByRole('button', { name: /^Update/ }).click()
  await expect(page.getByText('The your experience field is required.')).toBeVisible()
  await expect(page.getByText('The zula items field is required.')).toBeVisible()
  await expect(page.getByLabel('Years of experience')).toBeFocused()
  await page.getByLabel('Years of experience').fill('26+')
  await page.getByLabel('Zula items').fill('300+')
  await page.getByRole('button', { name: /^Update/ }).click()
  await expect(page).toHaveURL(/\/admin\/aboutus$/)
  await expect(page.getByText('26+')).toBeVisible()

  await navigateTo(page, '/admin/story-perpose')
  await page.getByRole('link', { name: 'Add new story and purpose' }).click()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('The content field is required.')).toBeVisible()
  await page.getByLabel('Title').fill('Oil and patience')
  await page.getByLabel('Content').fill('Three coats, a week apart.')
  await chooseFile(page, '#604020')
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByRole('button', { name: 'Ok' }).click()
  await expect(page).toHaveURL(/\/admin\/story-perpose$/)
  await expect(page.getByRole('link', { name: 'Oil and patience' })).toBeVisible()
})

test('gallery, customer videos and media posts are edited in dialogs', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/about-gallery`)
  await page.getByRole('button', { name: 'Change Image and Text' }).click()
  await page.getByLabel('Title').fill('Come and see')
  await page.getByLabel(/^Description/).fill('First paragraph, with a comma\nSecond one')
  await page.getByRole('button', { name: 'Remove photo 6' }).click()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('About gallery saved.')).toBeVisible()
  await expect(page.getByText('First paragraph, with a comma')).toBeVisible()
  await expect(page.getByAltText(/^Gallery/)).toHaveCount(5)

  await navigateTo(page, '/admin/happy-customer')
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

  await navigateTo(page, '/admin/media-manager')
  const opener = page.getByRole('link', { name: /^Open the post of/ }).first()
  await expect(opener).toHaveAttribute('target', '_blank')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Change Image & Link' }).click()
  await page.getByLabel('Link', { exact: true }).fill('not a link')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Invalid URL')).toBeVisible()
  await page.getByLabel('Link', { exact: true }).fill('')
  await expect(page.getByText('The link field is required.')).toBeVisible()
  await page.getByLabel('Link', { exact: true }).fill('https://www.instagram.com/p/swing')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Media saved.')).toBeVisible()
  await expect(opener).toHaveAttribute('href', 'https://www.instagram.com/p/swing')
})

test('the contact form validates its fields, and the public API returns the change', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/contact`)
  await page.getByRole('link', { name: 'Edit contact' }).click()
  await page.getByLabel(/^Mobile number/).fill('12345')
  await page.getByLabel(/^WhatsApp number/).fill('98765432101')
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Instagram link').fill('instagram')
  await page.getByLabel(/^Location/).fill('')
  await page.getByRole('button', { name: /^Update/ }).click()
  for (const message of [
    'The location field is required.',
    'Mobile number must be 10 digits',
    'WhatsApp number must be 10 digits',
    'Invalid email',
    'Invalid URL',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await page.getByLabel(/^Location/).fill('4 Rope Walk, Fort, Mumbai, India')
  await page.getByLabel(/^Mobile number/).fill('9000000001')
  await page.getByLabel(/^WhatsApp number/).fill('9000000002')
  await page.getByLabel('Email').fill('hello@example.com')
  await page.getByLabel('Instagram link').fill('')
  await page.getByRole('button', { name: /^Update/ }).click()
  await expect(page).toHaveURL(/\/admin\/contact$/)
  await expect(page.getByText('hello@example.com')).toBeVisible()
  const { watsappNumberData } = await (
    await page.request.get(`${ownSite.url}/api/watsappNumber`)
  ).json()
  expect(watsappNumberData.watsappNumber).toBe('9000000002')
})

test('settings and slogan are saved in place, and the slogan appears on the home page', async ({
  page,
  ownSite,
}) => {
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

  await navigateTo(page, '/admin/slogan')
  await page.getByLabel('Slogan', { exact: true }).fill('Sway a while')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Slogan saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/slogan$/)
  const home = await page.request.get(ownSite.url)
  expect(await home.text()).toContain('>Sway a while</h2>')
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
