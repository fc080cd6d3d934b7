import type { Locator, Page } from '@playwright/test'
import { callApi } from '../../helpers/api.ts'
import { pressUndo } from '../../helpers/back-office.ts'
import { expectAbovePlace, pressSortableKeys } from '../../helpers/sortable.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

const namesIn = (list: Locator) => list.getByRole('listitem').getByRole('link')
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}, place` })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last()
const search = (page: Page) => page.getByRole('combobox', { name: 'Add a product' })

/** Drags by touch through the DevTools protocol, as Playwright has no API for it. */
async function dragByTouch(page: Page, from: Locator, to: Locator, place: string): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (start === null || end === null) throw new Error('It is not on the screen.')
  for (const [type, at] of [
    ['touchStart', [{ x: start.x + 8, y: start.y + 8 }]],
    ['touchMove', [{ x: start.x, y: start.y }]],
    ['touchMove', [{ x: end.x + 8, y: end.y + 8 }]],
  ] as const)
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] })
  await expectAbovePlace(page, place)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('an owner orders the products of a list', async ({ page, ownSite, consoleErrors }) => {
  await openScreen(page, ownSite, '/admin/manage-store/unique')
  const showcase = page.getByRole('list', { name: 'Something Unique' })
  await expect(namesIn(showcase)).toHaveCount(12)
  const readNames = async (query: string): Promise<string[]> => {
    const { categoryItemData } = await callApi(ownSite, 'GET', `/ourCategoriesItems${query}`)
    return categoryItemData.map(({ name }: { name: string }) => name)
  }
  const readShowcase = () => readNames('?unique=true')
  const readShop = () => readNames('')
  const before = await readShowcase()
  const [one = '', two = '', three = ''] = before
  const beside = (await readShop()).filter((name) => !before.includes(name))

  await showcase.getByRole('button', { name: `Remove ${two} from Something Unique` }).click()
  await expect(showcase.getByRole('button', { name: `Remove ${three} from` })).toBeFocused()
  await expect.poll(readShowcase).toEqual(before.filter((name) => name !== two))
  await undo(page).click()
  await expect(namesIn(showcase).nth(1)).toContainText(two)

  await dragByTouch(page, grip(page, three), grip(page, one), '1 of 12')
  await expect(namesIn(showcase).first()).toContainText(three)
  await expect.poll(async () => (await readShowcase()).slice(0, 3)).toEqual([three, one, two])
  // Products outside Something Unique keep their order in the shop.
  expect((await readShop()).filter((name) => beside.includes(name))).toEqual(beside)
  await undo(page).click()
  await expect.poll(readShowcase).toEqual(before)

  // The products of a category are below its form, and are saved at once.
  const { categoryData } = await callApi(ownSite, 'GET', '/ourCategories')
  const { _id } = categoryData.find(({ name }: { name: string }) => name === 'Hanging Chairs')
  const readCategory = () => readNames(`?category=${_id}`)
  await navigateTo(page, '/admin/manage-store/categories')
  await page.getByRole('button', { name: 'Actions for Hanging Chairs' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Products', exact: true }).click()
  const list = page.getByRole('list', { name: 'Hanging Chairs' })
  await expect(page.getByRole('heading', { name: 'Products 4' })).toBeFocused()
  const [first = '', second = '', third = '', fourth = ''] = await readCategory()
  await expect(namesIn(list)).toHaveText([first, second, third, fourth])
  await grip(page, first).click()
  await page.getByRole('menuitem', { name: 'Move to the end' }).click()
  await expect(namesIn(list)).toHaveText([second, third, fourth, first])
  await grip(page, fourth).focus()
  await pressSortableKeys(page, 'ArrowUp', 'ArrowUp', 'Space')
  await expect(namesIn(list)).toHaveText([fourth, second, third, first])
  await expect.poll(readCategory).toEqual([fourth, second, third, first])

  await search(page).fill('Cane Daybed')
  const option = page.getByRole('option', { name: 'Cane Daybed Swing' })
  await expect(option).toContainText('In ')
  await option.click()
  await expect(page.getByRole('heading', { name: 'Products 5' })).toBeVisible()
  await pressUndo(page, 'Cane Daybed Swing added to')
  await expect(namesIn(list)).toHaveCount(4)
  await expect.poll(readCategory).toEqual([fourth, second, third, first])

  // A failed removal is rolled back.
  const remove = list.getByRole('button', { name: /^Remove/ }).first()
  const bulk = '**/api/ourCategoriesItems/bulk'
  await page.route(bulk, (route) => route.abort())
  await remove.click()
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()
  await expect(namesIn(list)).toHaveCount(4)
  await page.unroute(bulk)
  consoleErrors.splice(0)
  for (const left of [3, 2, 1, 0]) {
    await remove.press('Enter')
    await expect(namesIn(list)).toHaveCount(left)
  }
  await expect(page.getByText('No products yet.')).toBeVisible()
  await expect(search(page)).toBeFocused()
  await expect.poll(readCategory).toEqual([])

  // A list that is opened again before a removal is saved follows it.
  const { promise: isTime, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(bulk, async (route) => {
    await isTime
    await route.continue()
  })
  await navigateTo(page, '/admin/manage-store/unique')
  await showcase.getByRole('button', { name: `Remove ${one} from Something Unique` }).click()
  await expect(namesIn(showcase)).toHaveCount(11)
  await navigateTo(page, '/admin/manage-store/categories')
  await navigateTo(page, '/admin/manage-store/unique')
  await expect(namesIn(showcase)).toHaveCount(12)
  goOn()
  await expect(namesIn(showcase)).toHaveCount(11)
})
