import type { Page } from '@playwright/test'
import { addProduct, callApi } from '../../helpers/api.ts'
import { chooseFiles } from '../../helpers/back-office.ts'
import { jpeg } from '../../helpers/chosen-files.ts'
import { pressSortableKeys } from '../../helpers/sortable.ts'
import { expect, findViolations, openScreen, test } from '../../helpers/test.ts'

test.use({ hasTouch: true })

const list = '/admin/manage-store/rooms'

const mark = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Mark ${number}:`) })
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).first()
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

test('an owner marks products in a photo of a room', async ({ page, emptySite }) => {
  for (const name of ['Teak Spindle Jhoola', 'Terrazzo Side Table'])
    await addProduct(emptySite, { name })
  await openScreen(page, emptySite, list)
  await page.getByRole('link', { name: 'Add room' }).click()
  await page.getByLabel('Title').fill('A room of tests')
  await chooseFiles(page, await jpeg('#c08040', 'room.jpg', { width: 1200, height: 800 }))

  // A click adds a mark at its position; saving requires its product.
  const photo = page.getByRole('button', { name: 'Add a mark' }).first()
  const boxOfPhoto = async () => {
    const box = await photo.boundingBox()
    if (box === null) throw new Error('The photograph has no box.')
    return box
  }
  // The button has its size only with the photograph in it.
  await expect.poll(async () => (await boxOfPhoto()).height).toBeGreaterThan(100)
  const { width, height } = await boxOfPhoto()
  await photo.click({ position: { x: width * 0.25, y: height * 0.5 } })
  await expect(mark(page, 1)).toHaveAccessibleName(/no product yet, 25% from the left, 50%/)
  await save(page).click()
  await expect(page.getByText('Please choose the product of each mark.')).toBeVisible()
  await chooseProduct(page, 1, 'Teak Spindle Jhoola')

  // By keyboard: the button adds a mark in the middle, arrow keys move it.
  await page.getByRole('button', { name: 'Add a mark' }).last().press('Enter')
  await expect(rows(page).nth(1).getByRole('combobox')).toBeFocused()
  await chooseProduct(page, 2, 'Terrazzo Side Table')
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowUp', 'ArrowUp'])
    await mark(page, 2).press(key)
  await expect(mark(page, 2)).toHaveAccessibleName(/60% from the left, 49% from the top/)
  expect(await findViolations(page.getByRole('main'))).toEqual([])

  // By touch: a tap adds a mark, and its button removes it.
  await photo.tap({ position: { x: width * 0.75, y: height * 0.75 } })
  await expect(mark(page, 3)).toBeVisible()
  await page.getByRole('button', { name: /^Remove mark 3/ }).tap()
  await expect(mark(page, 3)).toHaveCount(0)

  // Dragging moves a mark. The page has scrolled since the click.
  await mark(page, 1).hover()
  const { x, y } = await boxOfPhoto()
  await page.mouse.down()
  await page.mouse.move(x + width * 0.1, y + height * 0.2, { steps: 4 })
  await page.mouse.up()
  await save(page).click()
  await expect(page.getByText('A room of tests saved.')).toBeVisible()
  const room = (await callApi(emptySite, 'GET', '/rooms')).roomData.at(-1)
  expect(room).toMatchObject({
    title: 'A room of tests',
    points: [
      { x: expect.closeTo(0.1, 1), y: expect.closeTo(0.2, 1) },
      { x: 0.6, y: 0.49 },
    ],
  })

  // Reordering renumbers the marks; Delete removes the focused one.
  await page.getByRole('link', { name: 'A room of tests' }).click()
  await page.getByRole('button', { name: /Terrazzo Side Table.*2 of 2/ }).focus()
  await pressSortableKeys(page, 'ArrowUp', 'Space')
  await expect(mark(page, 1)).toHaveAccessibleName(/Terrazzo Side Table, 60%/)
  await mark(page, 2).press('Delete')
  await expect(mark(page, 2)).toHaveCount(0)
  await save(page).click()
  await expect(page).toHaveURL(emptySite.url + list)
  const { points } = (await callApi(emptySite, 'GET', '/rooms')).roomData.at(-1)
  expect(points).toMatchObject([{ x: 0.6, y: 0.49 }])
})
