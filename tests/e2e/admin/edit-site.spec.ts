import type { FrameLocator, Page } from '@playwright/test'
import { photograph } from '../../helpers/media/media.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const address = '/admin/edit-site'
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const frameName = 'iframe[title="Your page with unsaved changes"]'
const fieldsIn = (page: Page) => page.getByRole('region', { name: 'Fields' })
const outlined = (frame: FrameLocator) => frame.locator('[data-edit-selected]')

/** Preview frame, once its page has rendered: its initial document is a different one. */
async function frameIn(page: Page): Promise<FrameLocator> {
  await expect(page.locator(frameName)).toBeVisible()
  return page.frameLocator(frameName)
}

async function open(page: Page, site: Site, search = ''): Promise<FrameLocator> {
  await signIn(page, site)
  await page.goto(site.url + address + search)
  return frameIn(page)
}

async function read(page: Page, site: Site, path: string) {
  return (await page.request.get(`${site.url}/api${path}`)).json()
}

test('the slogan is changed by a click on it, saved and restored', async ({ page, ownSite }) => {
  await page.setViewportSize(desk)
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin`)
  await page.getByRole('banner').getByRole('link', { name: 'Edit site' }).click()
  await expect(page).toHaveURL(ownSite.url + address)
  const frame = await frameIn(page)
  const { slogan } = (await read(page, ownSite, '/homeSlogan')).homeSloganData
  await frame.getByText(slogan, { exact: true }).click()
  const field = fieldsIn(page).getByLabel('Slogan', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(slogan)
  await expect(outlined(frame)).toHaveText(slogan)

  await field.fill('Sit where the light is')
  await expect(frame.getByText('Sit where the light is')).toBeVisible()
  await expect(outlined(frame)).toHaveText('Sit where the light is')
  await expect(page.getByText('Unsaved: Slogan')).toBeVisible()

  await page.keyboard.press('Control+s')
  const toast = page.getByRole('status').filter({ hasText: 'Slogan saved.' })
  await expect(toast).toBeVisible()
  await expect(page.getByText('Unsaved: Slogan')).toHaveCount(0)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(frame.getByText(slogan, { exact: true })).toBeVisible()
})

test('a focused field outlines its text on the page and scrolls to it', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize(desk)
  const frame = await open(page, demoSite, '?page=about')
  const fields = fieldsIn(page)
  await fields.getByRole('button', { name: 'Texts: Every page' }).click()
  await fields.getByLabel('Footer: links heading').focus()
  const heading = frame.getByText('Quick Links')
  await expect(outlined(frame)).toHaveText('Quick Links')
  await expect(heading).toBeInViewport()
  await fields.getByRole('button', { name: /^About Us/ }).click()
  await fields.getByLabel('Title', { exact: true }).focus()
  await expect(frame.locator('h2[data-edit-selected]')).toBeInViewport()
  await expect(heading).not.toBeInViewport()
  // Figures wrap their last character in a <b> for the accent colour; the whole figure is clickable.
  await frame.locator('dd[data-edit="aboutUs.satisfiedClients"] b').click()
  await expect(fields.getByLabel('Satisfied clients')).toBeFocused()
})

test('clicking a text or image in the preview opens its field', async ({ page, ownSite }) => {
  await page.setViewportSize(desk)
  const token = await signIn(page, ownSite)
  await page.request.put(`${ownSite.url}/api/openingHours`, {
    headers: { authorization: `Bearer ${token}` },
    data: { monday: '10:00-19:00' },
  })
  await page.goto(`${ownSite.url}${address}?page=contact`)
  const frame = await frameIn(page)
  const fields = fieldsIn(page)
  const contact = (await read(page, ownSite, '/contactUS')).contactUsData
  const details = frame.locator('main dl')
  await details.locator('a[href^="tel:"]').click()
  await expect(fields.getByLabel(/^Mobile number/)).toBeFocused()
  await details.locator('a[href^="mailto:"]').click()
  await expect(fields.getByLabel('Email')).toBeFocused()
  await details.locator(`a[href="${contact.instagramLink}"]`).click()
  await expect(fields.getByLabel('Instagram link')).toBeFocused()
  await details.locator('address').click()
  await expect(fields.getByLabel(/^Location/)).toBeFocused()
  await details.getByText(/^Monday/).click()
  await expect(fields.getByRole('button', { name: 'Opening hours', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await frame.getByPlaceholder('Enter your message').click()
  await expect(fields.getByLabel('Message: placeholder')).toBeFocused()
  await frame.locator('main img[data-edit="contactUS.image"]').click()
  await expect(fields.getByRole('button', { name: 'Contact', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  expect(page.url()).toBe(`${ownSite.url}${address}?page=contact`)
})

test('the preview shows slide edits and a new image before it is uploaded', async ({
  page,
  ownSite,
}) => {
  await page.setViewportSize(desk)
  const frame = await open(page, ownSite)
  const fields = fieldsIn(page)
  const { homeCarousal: slides } = await read(page, ownSite, '/homeCarousal')
  const [first, second] = slides
  await expect(frame.getByRole('heading', { name: first.title })).toBeVisible()
  await frame.getByRole('button', { name: 'Next slide' }).click()
  await expect(frame.getByRole('heading', { name: second.title })).toBeVisible()
  const title = fields.getByLabel('Title', { exact: true })
  await expect(title).toHaveValue(second.title)
  await title.fill('A second chance to sit')
  await expect(frame.getByRole('heading', { name: 'A second chance to sit' })).toBeVisible()
  const { bytes } = await photograph('#775533')
  await fields
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'swing.jpg', mimeType: 'image/jpeg', buffer: bytes })
  const picture = frame.locator(`img[data-edit="homeCarousal.${second._id}.image"]`).first()
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBe(320)
  await fields.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Slide 2 saved.')).toBeVisible()
  await expect(picture).toHaveAttribute('src', /^\/media\//)
})

test('unsaved changes to several records survive page switches and are saved together', async ({
  page,
  ownSite,
}) => {
  await page.setViewportSize(desk)
  const frame = await open(page, ownSite, '?field=homeSlogan.slogan')
  const fields = fieldsIn(page)
  const slogan = fields.getByLabel('Slogan', { exact: true })
  await expect(slogan).toBeFocused()
  await slogan.fill('Slow is a place')
  await page.getByRole('combobox', { name: 'Page' }).selectOption('About us')
  await frame.getByRole('heading', { level: 1, name: 'About Us' }).click()
  const title = fields.getByLabel('Banner: title')
  await expect(title).toBeFocused()
  await title.fill('Our house')
  await expect(frame.getByRole('heading', { level: 1, name: 'Our house' })).toBeVisible()
  await expect(page.getByText('Unsaved: Slogan, Page texts')).toBeVisible()

  await page.getByRole('link', { name: 'Dashboard' }).click()
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  await expect(question).toContainText('Slogan, Page texts')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Slogan saved.')).toBeVisible()
  await expect(page.getByText('Page texts saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('a validation error opens its collapsed section and focuses the field', async ({
  page,
  ownSite,
}) => {
  await page.setViewportSize(desk)
  await open(page, ownSite, '?page=about&field=aboutUs.title')
  const fields = fieldsIn(page)
  await fields.getByLabel('Title', { exact: true }).fill('')
  await fields.getByRole('button', { name: /^About Us/ }).click()
  await expect(fields.getByLabel('Title', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(fields.getByText('The title field is required.')).toBeVisible()
  await expect(fields.getByLabel('Title', { exact: true })).toBeFocused()
  await fields.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(fields.getByLabel('Title', { exact: true })).not.toHaveValue('')
  await expect(fields.getByText('The title field is required.')).toHaveCount(0)
})

test('saving a slogan that was changed meanwhile shows both versions in a conflict dialog', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await page.setViewportSize(desk)
  const token = await signIn(page, ownSite)
  await page.goto(`${ownSite.url}${address}?field=homeSlogan.slogan`)
  const slogan = fieldsIn(page).getByLabel('Slogan', { exact: true })
  await expect(slogan).toBeFocused()
  await slogan.fill('Mine')
  const { _id } = (await read(page, ownSite, '/homeSlogan')).homeSloganData
  await page.request.put(`${ownSite.url}/api/homeSlogan/${_id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { slogan: 'Theirs' },
  })
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Theirs')
  await expect(dialog).toContainText('Mine')
  consoleErrors.splice(0)
})

test('undoing a save keeps other changes of the form, and a version that a colleague saved since', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await page.setViewportSize(desk)
  const token = await signIn(page, ownSite)
  await page.goto(`${ownSite.url}${address}?page=about&field=aboutUs.title`)
  const fields = fieldsIn(page)
  const title = fields.getByLabel('Title', { exact: true })
  await expect(title).toBeFocused()
  const stored = async () => (await read(page, ownSite, '/aboutUs')).aboutUs
  const { _id, title: before } = await stored()
  const save = async (text: string) => {
    await title.fill(text)
    await page.keyboard.press('Control+s')
    const toast = page.getByRole('status').filter({ hasText: 'About Us saved.' })
    await expect(toast).toBeVisible()
    return toast.getByRole('button', { name: 'Undo' })
  }

  const undo = await save('Swings from Ahmedabad')
  const { bytes } = await photograph('#775533')
  const photo = { name: 'workshop.jpg', mimeType: 'image/jpeg', buffer: bytes }
  await fields.locator('input[type=file]').first().setInputFiles(photo)
  await expect(page.getByText('Unsaved: About Us')).toBeVisible()
  await undo.click()
  await expect(title).toHaveValue(before)
  await expect(page.getByText('Unsaved: About Us')).toBeVisible()
  const { image, version } = await stored()
  const undoAgain = await save('Swings by hand')
  expect(await stored()).toMatchObject({ title: 'Swings by hand', version: version + 1 })
  expect((await stored()).image).not.toEqual(image)

  await page.request.put(`${ownSite.url}/api/aboutUs/${_id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { title: 'Written by a colleague' },
  })
  await undoAgain.click()
  await expect(page.getByText(/Someone else changed this/)).toBeVisible()
  await expect(title).toHaveValue('Written by a colleague')
  expect((await stored()).title).toBe('Written by a colleague')
  // The refused request is logged with its status.
  consoleErrors.splice(0)
})

test('links in the preview switch the edited page without leaving the editor', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize(desk)
  const frame = await open(page, demoSite)
  const chooser = page.getByRole('combobox', { name: 'Page' })
  await frame.locator('a[href^="/product-detail/"] img:not([data-edit])').first().click()
  await expect(chooser).toHaveValue('product')
  await expect(frame.locator('article h1, main h1').first()).toBeVisible()
  for (const [label, heading] of [
    ['Shop', 'Shop'],
    ['Page not found', 'This seat is empty'],
    ['Too many requests', 'Too many requests from your network'],
  ] as const) {
    await chooser.selectOption(label)
    await expect(frame.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  expect(new URL(page.url()).pathname).toBe(address)
  await page.goBack()
  await expect(chooser).toHaveValue('notFound')
})

test('an empty shop shows messages for content that is not on its pages yet', async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize(desk)
  const frame = await open(page, emptySite)
  const fields = fieldsIn(page)
  await fields.getByRole('button', { name: /^Slogan/ }).click()
  await expect(fields.getByText('None of this is on the page right now')).toBeVisible()
  await fields.getByLabel('Slogan', { exact: true }).fill('Slow is a place')
  await expect(frame.getByText('Slow is a place')).toBeVisible()
  await expect(fields.getByText('None of this is on the page right now')).toHaveCount(0)
  await fields.getByRole('button', { name: 'Home Carousal' }).click()
  await expect(fields.getByRole('link', { name: 'Add New Home Carousel' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Page' }).selectOption('Product page')
  await expect(page.getByText('No product yet')).toBeVisible()
  await fields.getByRole('button', { name: 'Texts: Product page' }).click()
  await expect(fields.getByLabel('Order button')).toBeVisible()
})

test('fields are reached and edited with the keyboard alone', async ({ page, demoSite }) => {
  await page.setViewportSize(desk)
  const frame = await open(page, demoSite)
  const section = fieldsIn(page).getByRole('button', { name: /^Slogan/ })
  await section.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(fieldsIn(page).getByLabel('Slogan', { exact: true })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' here')
  await expect(
    frame.locator('[data-edit="homeSlogan.slogan"][data-edit-selected]'),
  ).toBeInViewport()
  // In the preview, Enter on a link focuses its field.
  await frame.getByRole('link', { name: 'Discover more' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(fieldsIn(page).getByLabel('Slogan banner: button')).toBeFocused()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: phone })

  test('on a phone, a tap in the preview focuses the field with both in view', async ({
    page,
    ownSite,
  }) => {
    const frame = await open(page, ownSite)
    const { slogan } = (await read(page, ownSite, '/homeSlogan')).homeSloganData
    const fields = fieldsIn(page)
    const fold = fields.getByRole('button', { name: 'Fields of this page' })
    await fold.tap()
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await frame.getByText(slogan, { exact: true }).tap()
    const field = fields.getByLabel('Slogan', { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport()
    await field.fill('Sit where the light is')
    await expect(frame.getByText('Sit where the light is')).toBeInViewport()
    for (const button of await fields.getByRole('button').all()) {
      const box = await button.boundingBox()
      if (box !== null) expect(box.height, await button.innerText()).toBeGreaterThanOrEqual(44)
    }
    await fields.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(page.getByText('Slogan saved.')).toBeVisible()
  })
})
