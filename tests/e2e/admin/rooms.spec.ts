import type { Page } from '@playwright/test'
import { photograph } from '../../helpers/media/media.ts'
import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

const list = '/admin/manage-store/rooms'

const mark = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Mark ${number}:`) })

async function choosePhoto(page: Page): Promise<void> {
  const { bytes } = await photograph('#c08040', { width: 1200, height: 800 })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: bytes })
  await expect(page.getByText('Click a product in the photo')).toBeVisible()
}

const rows = (page: Page) =>
  page.getByRole('group', { name: 'Marked products' }).getByRole('listitem')

async function chooseProduct(page: Page, number: number, name: string): Promise<void> {
  await rows(page)
    .nth(number - 1)
    .getByRole('combobox')
    .fill(name)
  await page.getByRole('option', { name }).click()
  await expect(mark(page, number)).toHaveAccessibleName(new RegExp(name))
}

test('a room is created by mouse and keyboard, edited, and shown to visitors', async ({
  page,
  ownSite,
}) => {
  const headers = { authorization: `Bearer ${await signIn(page, ownSite)}` }
  await page.goto(ownSite.url + list)
  await page.getByRole('link', { name: 'Add room' }).click()
  await page.getByLabel('Title').fill('A room of tests')
  await expect(page.getByText('Choose a photo first.')).toBeVisible()
  await choosePhoto(page)

  // A click adds a mark at its position; saving requires its product.
  const photo = page.getByRole('button', { name: 'Add a mark' }).first()
  const box = await photo.boundingBox()
  if (box === null) throw new Error('The photograph has no box.')
  await photo.click({ position: { x: box.width * 0.25, y: box.height * 0.5 } })
  await expect(mark(page, 1)).toHaveAccessibleName(/no product yet, 25 % from the left, 50 %/)
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page.getByText('Please choose the product of each mark.')).toBeVisible()
  await chooseProduct(page, 1, 'Teak Spindle Jhoola')

  // By keyboard: the button adds a mark in the middle, arrow keys move it.
  await page.getByRole('button', { name: 'Add a mark' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(rows(page).nth(1).getByRole('combobox')).toBeFocused()
  await chooseProduct(page, 2, 'Terrazzo Side Table')
  await mark(page, 2).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(mark(page, 2)).toHaveAccessibleName(/60 % from the left, 49 % from the top/)
  expect(await findViolationsInThemes(page)).toEqual([])

  // Dragging moves a mark. The page has scrolled since the click.
  await mark(page, 1).hover()
  const scrolled = await photo.boundingBox()
  if (scrolled === null) throw new Error('The photograph has no box.')
  await page.mouse.down()
  const target = { x: scrolled.x + box.width * 0.1, y: scrolled.y + box.height * 0.2 }
  await page.mouse.move(target.x, target.y, { steps: 4 })
  await page.mouse.up()

  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page.getByText('A room of tests saved.')).toBeVisible()
  const { roomData } = await (
    await page.request.get(`${ownSite.url}/api/rooms`, { headers })
  ).json()
  const room = roomData.at(-1)
  expect(room.title).toBe('A room of tests')
  expect(room.points).toHaveLength(2)
  const [dragged, moved] = room.points
  expect(dragged.x).toBeCloseTo(0.1, 1)
  expect(dragged.y).toBeCloseTo(0.2, 1)
  expect(moved).toMatchObject({ x: 0.6, y: 0.49 })

  // Reordering renumbers the marks; Delete removes the focused one.
  await page.getByRole('link', { name: 'A room of tests' }).click()
  const grip = page.getByRole('button', { name: /Terrazzo Side Table.*2 of 2/ })
  await grip.focus()
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key)
  await expect(mark(page, 1)).toHaveAccessibleName(/Terrazzo Side Table, 60 %/)
  await mark(page, 2).focus()
  await page.keyboard.press('Delete')
  await expect(mark(page, 2)).toHaveCount(0)
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page).toHaveURL(ownSite.url + list)
  await page.goto(ownSite.url + room.path)
  await expect(page.locator('.rooms-mark')).toHaveCount(1)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a tap adds a mark, and its button removes it', async ({ page, ownSite }) => {
    await signIn(page, ownSite)
    await page.goto(`${ownSite.url}${list}/add`)
    await choosePhoto(page)
    await page.getByRole('button', { name: 'Add a mark' }).first().tap()
    await expect(mark(page, 1)).toBeVisible()
    await page.getByRole('button', { name: /^Remove mark 1/ }).tap()
    await expect(mark(page, 1)).toHaveCount(0)
  })
})
