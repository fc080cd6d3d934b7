import type { Page } from '@playwright/test'
import { addProduct, callApi, findProduct } from '../../helpers/api.ts'
import { chooseAction, toastOf } from '../../helpers/back-office.ts'
import { createForm } from '../../helpers/form.ts'
import { photograph } from '../../helpers/media.ts'
import { expect, findViolations, navigateTo, openScreen, test } from '../../helpers/test.ts'

const list = '/admin/manage-store/products'
const jhoola = 'Teak Spindle Jhoola'
const daybed = 'Cane Daybed Swing'

async function confirm(page: Page, title: string, button: string): Promise<void> {
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: button }).click()
}

test('an owner deletes products and restores them', async ({ page, emptySite }) => {
  for (const name of ['Stool', 'Bench', 'Settle', daybed]) await addProduct(emptySite, { name })
  const images = [await photograph('#8a5a2b'), await photograph('#2b5a8a')]
  const { _id } = await addProduct(emptySite, createForm({ name: jhoola, images }))
  await callApi(emptySite, 'POST', '/orders', { source: 'product', product: _id })
  await openScreen(page, emptySite, list)
  await chooseAction(page, jhoola, 'Delete')
  const question = page.getByRole('dialog', { name: `Delete “${jhoola}”?` })
  await expect(question).toContainText('immediately, with its 2 photos.')
  await expect(question).toContainText('In 1 enquiry')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Products 4' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Products 5' })).toBeVisible()
  await expect(page.locator('tbody tr').first()).toContainText(jhoola)

  // New toasts replace the oldest at once, although the mouse on one of them keeps all.
  await page.getByRole('link', { name: daybed }).focus()
  await page.keyboard.press('Delete')
  await confirm(page, `Delete “${daybed}”?`, 'Delete')
  // The dialog stays until the list is read again, and returns the focus when it closes.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const toast = page.getByText(`${daybed} deleted.`)
  await toast.hover()
  for (let shown = 1; shown <= 3; shown++) {
    const star = page.getByRole('button', { name: /^(?!Shown).* in Something Unique$/ }).first()
    await star.press('Enter')
    const told = toastOf(page, 'is shown in Something Unique.')
    await expect(told).toHaveCount(shown)
  }
  await expect(toast).toHaveCount(0)
  const starred = page.getByRole('button', { name: /^Shown: .* in Something Unique$/ })
  const all = await starred.count()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(starred).toHaveCount(all - 1)

  await page.getByRole('link', { name: 'Trash' }).click()
  const row = page.getByRole('row', { name: daybed })
  for (const text of ['Product', 'Administrator', 'in 30 days'])
    await expect(row).toContainText(text)
  await row.getByRole('button', { name: `Restore ${daybed}` }).click()
  await expect(page.getByText(`${daybed} restored.`)).toBeVisible()
  await expect(page.getByText('The Trash is empty')).toBeVisible()
})

test('an owner describes a photo and restores earlier versions', async ({ page, ownSite }) => {
  const before = await findProduct(ownSite, daybed)
  const path = `/ourCategoriesItems/${before._id}`
  await openScreen(page, ownSite, `${list}/${before._id}`)
  // A click on a picture that is still loading, which has no size, leaves the focus point in the middle.
  const { promise: clicked, resolve: load } = Promise.withResolvers<void>()
  await page.route('**/media/**', async (route) => {
    await clicked
    await route.continue()
  })
  await page.getByRole('button', { name: 'Describe photo 2' }).click()
  const photo = page.getByRole('dialog', { name: 'Describe photo 2' })
  await expect(photo.getByLabel('Photo description')).toBeFocused()
  await photo.getByLabel('Photo description').fill('The cushions')
  const dot = photo.getByRole('button', { name: /^Focus point/ })
  await dot.click()
  await expect(dot).toHaveAccessibleName('Focus point: 50% from the left, 50% from the top')
  load()
  await page.unrouteAll({ behavior: 'wait' })
  const image = photo.locator('img').first()
  await expect.poll(() => image.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(0)
  const picture = await image.boundingBox()
  if (picture === null) throw new Error('The picture is not on the screen.')
  await page.mouse.click(picture.x + picture.width * 0.25, picture.y + picture.height * 0.75)
  await expect(dot).toHaveAccessibleName('Focus point: 25% from the left, 75% from the top')
  await dot.press('ArrowRight')
  await dot.press('Shift+ArrowUp')
  expect(await findViolations(photo)).toEqual([])
  await photo.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page).toHaveURL(ownSite.url + list)
  const [front, second, ...others] = before.images
  const described = { ...second, alt: 'The cushions', focus: '27% 65%' }
  const { images } = await findProduct(ownSite, daybed)
  expect(images).toEqual([front, described, ...others])

  const description = `${before.description} Woven in Assam.`
  await callApi(ownSite, 'PUT', path, { warranty: 'Ten years', description })
  const [, ...rest] = before.images.map(({ url }: { url: string }) => url)
  await callApi(ownSite, 'PUT', path, { images: rest })
  await navigateTo(page, `${list}/${before._id}`)
  await page.getByRole('button', { name: 'History' }).click()
  const drawer = page.getByRole('dialog', { name: 'History' })
  const [newest, changed] = [drawer.locator('ol > li').nth(0), drawer.locator('ol > li').nth(1)]
  await expect(newest).toContainText('Administrator, changed Just now')
  await expect(newest).toContainText('1 removed')
  await expect(newest.locator('img')).toHaveCount(before.images.length * 2 - 1)
  await expect(changed.locator('ins', { hasText: 'Ten years' })).toBeVisible()
  // Long texts are shortened to the context of the difference.
  await expect(changed.locator('ins', { hasText: 'Woven in Assam.' })).toHaveText(/^…/)
  await drawer.getByRole('button', { name: 'Restore version 1' }).click()
  const question = page.getByRole('dialog', { name: 'Restore version 1?' })
  await expect(question).toContainText('1 added')
  await expect(question.locator('del', { hasText: 'Ten years' })).toBeVisible()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect((await findProduct(ownSite, daybed)).warranty).toBe('Ten years')
  await drawer.getByRole('button', { name: 'Restore version 1' }).click()
  await confirm(page, 'Restore version 1?', 'Restore')
  await expect(page.getByLabel('Warranty')).toHaveValue(before.warranty)
  const after = await findProduct(ownSite, daybed)
  const { updatedAt, updatedBy } = after
  // The version says nothing about the photo, so what the library says of it holds.
  expect(after).toEqual({ ...before, images, version: 5, updatedAt, updatedBy })

  const [{ _id, title }] = (await callApi(ownSite, 'GET', '/homeCarousal')).homeCarousal
  await callApi(ownSite, 'PUT', `/homeCarousal/${_id}`, { title: 'A calmer evening' })
  await navigateTo(page, '/admin/home-carosal')
  await chooseAction(page, 'A calmer evening', 'Edit')
  await page.getByRole('button', { name: 'History' }).click()
  await drawer.getByRole('button', { name: 'Restore version 1' }).click()
  await confirm(page, 'Restore version 1?', 'Restore')
  await expect
    .poll(async () => (await callApi(ownSite, 'GET', `/homeCarousal/${_id}`)).homeCarousal.title)
    .toBe(title)

  await navigateTo(page, '/admin/activity')
  await expect(page.getByRole('row').nth(1)).toContainText(title)
  await page.getByRole('row').getByRole('link', { name: daybed }).first().click()
  await expect(page.getByLabel('Warranty')).toHaveValue(before.warranty)
})
