import type { FrameLocator, Page } from '@playwright/test'
import { callApi } from '../../helpers/api.ts'
import { pressUndo, toastOf } from '../../helpers/back-office.ts'
import { jpeg } from '../../helpers/chosen-files.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

const address = '/admin/edit-site'
const fieldsIn = (page: Page) => page.getByRole('region', { name: 'Fields' })
const sloganIn = (page: Page) => fieldsIn(page).getByLabel('Slogan', { exact: true })
const titleIn = (page: Page) => fieldsIn(page).getByLabel('Title', { exact: true })
const outlined = (frame: FrameLocator) => frame.locator('[data-edit-selected]')

/** Opens the editor. Returns its preview, once its page has rendered: its first document is a different one. */
async function open(page: Page, site: Site, search = ''): Promise<FrameLocator> {
  await openScreen(page, site, address + search)
  const frame = page.locator('iframe[title="Your page with unsaved changes"]')
  await expect(frame).toBeVisible()
  return frame.contentFrame()
}

async function choosePhoto(page: Page): Promise<void> {
  const input = fieldsIn(page).locator('input[type=file]').first()
  await input.setInputFiles(await jpeg('#775533'))
}

test('an owner edits pages on the page itself', async ({ page, ownSite, consoleErrors }) => {
  const frame = await open(page, ownSite)
  const fields = fieldsIn(page)
  const { slogan } = (await callApi(ownSite, 'GET', '/homeSlogan')).homeSloganData
  await frame.getByText(slogan, { exact: true }).click()
  await expect(sloganIn(page)).toBeFocused()
  await expect(outlined(frame)).toHaveText(slogan)
  await sloganIn(page).fill('Sit where the light is')
  await expect(outlined(frame)).toHaveText('Sit where the light is')
  await page.keyboard.press('Control+s')
  await pressUndo(page, 'Slogan saved.')
  await expect(frame.getByText(slogan, { exact: true })).toBeVisible()

  // A slide with a new image, which the page shows before it is uploaded.
  const { homeCarousal: slides } = await callApi(ownSite, 'GET', '/homeCarousal')
  await frame.getByRole('button', { name: 'Next slide' }).click()
  await expect(titleIn(page)).toHaveValue(slides[1].title)
  await titleIn(page).fill('A second chance to sit')
  await expect(frame.getByRole('heading', { name: 'A second chance to sit' })).toBeVisible()
  await choosePhoto(page)
  const picture = frame.locator(`img[data-edit="homeCarousal.${slides[1]._id}.image"]`).first()
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await fields.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Slide 2 saved.')).toBeVisible()
  await expect(picture).toHaveAttribute('src', /^\/media\//)

  // Changes to several records survive another page, and are saved together.
  await fields.getByRole('button', { name: /^Slogan/ }).click()
  await sloganIn(page).fill('Slow is a place')
  await page.getByRole('combobox', { name: 'Page' }).selectOption('About us')
  await frame.getByRole('heading', { level: 1, name: 'About Us' }).click()
  const title = fields.getByLabel('Banner: title')
  await expect(title).toBeFocused()
  await title.fill('Our house')
  const unsaved = toastOf(page, 'Unsaved: ')
  for (const record of ['Slogan', 'Page texts']) await expect(unsaved).toContainText(record)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  for (const record of ['Slogan', 'Page texts']) await expect(question).toContainText(record)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await callApi(ownSite, 'GET', '/homeSlogan')).homeSloganData.slogan)
    .toBe('Slow is a place')
  // The bar also names changes that are being saved.
  await expect(page.getByRole('region', { name: 'Save', exact: true })).toHaveCount(0)

  // An undo keeps newer changes.
  await navigateTo(page, `${address}?page=about&field=aboutUs.title`)
  const story = titleIn(page)
  const stored = async () => (await callApi(ownSite, 'GET', '/aboutUs')).aboutUs
  const { _id, title: before } = await stored()
  const save = async (text: string) => {
    await story.fill(text)
    await page.keyboard.press('Control+s')
    const toast = toastOf(page, 'About Us saved.')
    await expect(toast).toBeVisible()
    return toast.getByRole('button', { name: 'Undo' })
  }

  // A validation error opens its collapsed section.
  await expect(story).toBeFocused()
  await story.fill('')
  await fields.getByRole('button', { name: /^About Us/ }).click()
  await page.keyboard.press('Control+s')
  await expect(fields.getByText('The title field is required.')).toBeVisible()
  await expect(story).toBeFocused()
  await fields.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(story).toHaveValue(before)

  const undo = await save('Swings from Ahmedabad')
  await choosePhoto(page)
  await undo.click()
  await expect(story).toHaveValue(before)
  await expect(page.getByText('Unsaved: About Us')).toBeVisible()
  const { image, version } = await stored()
  const undoAgain = await save('Swings by hand')
  expect(await stored()).toMatchObject({ title: 'Swings by hand', version: version + 1 })
  expect((await stored()).image).not.toEqual(image)
  const saveElsewhere = (title: string) => callApi(ownSite, 'PUT', `/aboutUs/${_id}`, { title })
  await saveElsewhere('Written by a colleague')
  await undoAgain.click()
  await expect(page.getByText(/Someone else changed this/)).toBeVisible()
  await expect(story).toHaveValue('Written by a colleague')
  expect((await stored()).title).toBe('Written by a colleague')

  await story.fill('Mine')
  await saveElsewhere('Theirs')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Theirs')
  await expect(dialog).toContainText('Mine')
  // Both refused requests are logged with their status.
  consoleErrors.splice(0)
})

test('texts of a page lead to their fields, and fields to texts', async ({ page, demoSite }) => {
  const frame = await open(page, demoSite, '?page=contact')
  const fields = fieldsIn(page)
  const chooser = page.getByRole('combobox', { name: 'Page' })
  await frame.locator('main dl a[href^="tel:"]').click()
  await expect(fields.getByLabel(/^Mobile number/)).toBeFocused()
  await fields.getByRole('button', { name: 'Contact', exact: true }).click()
  await frame.locator('main img[data-edit="contactUS.image"]').click()
  await expect(fields.getByLabel('Email')).toBeVisible()
  expect(page.url()).toBe(`${demoSite.url}${address}?page=contact`)

  await chooser.selectOption('About us')
  await fields.getByRole('button', { name: 'Texts: Every page' }).click()
  await fields.getByLabel('Footer: links heading').focus()
  const heading = frame.getByText('Quick Links')
  await expect(outlined(frame)).toHaveText('Quick Links')
  await expect(heading).toBeInViewport()
  await fields.getByRole('button', { name: /^About Us/ }).click()
  await titleIn(page).focus()
  await expect(frame.locator('h2[data-edit-selected]')).toBeInViewport()
  await expect(heading).not.toBeInViewport()
  // Figures wrap their last character in a <b> for the accent colour; the whole figure is clickable.
  await frame.locator('dd[data-edit="aboutUs.satisfiedClients"] b').click()
  await expect(fields.getByLabel('Satisfied clients')).toBeFocused()

  // Links to other pages switch the edited page.
  await chooser.selectOption('Home')
  await frame.locator('a[href^="/product-detail/"] img:not([data-edit])').first().click()
  await expect(chooser).toHaveValue('product')
  expect(new URL(page.url()).pathname).toBe(address)
  await page.goBack()
  await expect(chooser).toHaveValue('home')

  // By keyboard too.
  await frame.getByRole('link', { name: 'Discover more' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(fields.getByLabel('Slogan banner: button')).toBeFocused()
})

test('an owner of an empty shop edits its page on a phone', async ({ page, emptySite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const frame = await open(page, emptySite)
  const fields = fieldsIn(page)
  const note = fields.getByText('None of this is on the page right now')
  await fields.getByRole('button', { name: /^Slogan/ }).click()
  await expect(note).toBeVisible()
  await sloganIn(page).fill('Slow is a place')
  await expect(note).toHaveCount(0)
  const fold = fields.getByRole('button', { name: 'Fields of this page' })
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await frame.getByText('Slow is a place').click()
  await expect(sloganIn(page)).toBeFocused()
  await expect(sloganIn(page)).toBeInViewport()
  await sloganIn(page).fill('Sit where the light is')
  await expect(frame.getByText('Sit where the light is')).toBeInViewport()
  await fields.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Slogan saved.')).toBeVisible()
})
