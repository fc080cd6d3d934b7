import type { CDPSession, Locator, Page } from '@playwright/test'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const showcase = '/admin/manage-store/unique'
const categories = '/admin/manage-store/categories'

const namesIn = (list: Locator) => list.getByRole('listitem').getByRole('link')
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}, place` })

async function readNames(page: Page, address: string, key: string): Promise<string[]> {
  const response = await (await page.request.get(address)).json()
  return response[key].map(({ name }: { name: string }) => name)
}
const readShowcase = (page: Page, { url }: Site) =>
  readNames(
    page,
    `${url}/api/ourCategoriesItems/someUnique/CategoryItems`,
    'categoryItemDataSomethingUnique',
  )
const readCategory = (page: Page, { url }: Site, id: string) =>
  readNames(page, `${url}/api/ourCategoriesItems?category=${id}`, 'categoryItemData')
const readShop = (page: Page, { url }: Site) =>
  readNames(page, `${url}/api/ourCategoriesItems?limit=100`, 'categoryItemData')

async function idOf(page: Page, { url }: Site, name: string): Promise<string> {
  const { categoryData } = await (await page.request.get(`${url}/api/ourCategories`)).json()
  return categoryData.find((one: { name: string }) => one.name === name)._id
}

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Add a product' }).fill(name)
  await page.getByRole('option', { name }).click()
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last()

async function centreOf(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags by touch through the DevTools protocol, as Playwright has no API for it. */
async function dragByTouch(client: CDPSession, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await centreOf(from), await centreOf(to)]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: (typeof start)[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await send('touchStart', [start])
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const x = start.x + (end.x - start.x) * share
    await send('touchMove', [{ x, y: start.y + (end.y - start.y) * share }])
  }
  await send('touchEnd', [])
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('products are added to, removed from and reordered in Something Unique, with undo', async ({
    page,
    ownSite,
  }) => {
    await signIn(page, ownSite)
    await page.goto(ownSite.url + showcase)
    const list = page.getByRole('list', { name: 'Something Unique' })
    await expect(namesIn(list)).toHaveCount(12)
    const before = await readShowcase(page, ownSite)
    const [first = '', second = '', third = ''] = before
    const beside = (await readShop(page, ownSite)).filter((name) => !before.includes(name))

    await list.getByRole('button', { name: `Remove ${second} from Something Unique` }).click()
    await expect(page.getByText(`${second} removed from Something Unique.`)).toBeVisible()
    await expect(list.getByRole('button', { name: `Remove ${third} from` })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Something Unique 11' })).toBeVisible()
    await expect
      .poll(() => readShowcase(page, ownSite))
      .toEqual(before.filter((name) => name !== second))
    await undo(page).click()
    await expect(namesIn(list)).toHaveCount(12)
    await expect(namesIn(list).nth(1)).toContainText(second)

    const client = await page.context().newCDPSession(page)
    await dragByTouch(client, grip(page, third), grip(page, first))
    await expect(namesIn(list).first()).toContainText(third)
    await expect(page.getByText(`${third} moved.`)).toBeVisible()
    expect((await readShowcase(page, ownSite)).slice(0, 3)).toEqual([third, first, second])
    // Products outside Something Unique keep their order in the shop.
    const shop = await readShop(page, ownSite)
    expect(shop.filter((name) => beside.includes(name))).toEqual(beside)
    await undo(page).click()
    await expect(namesIn(list).nth(2)).toContainText(third)
    await expect.poll(() => readShowcase(page, ownSite)).toEqual(before)

    await add(page, 'Oak Rope Plank Swing')
    await expect(page.getByText('Oak Rope Plank Swing added to Something Unique.')).toBeVisible()
    await expect(list.getByRole('link', { name: 'Oak Rope Plank Swing' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Add a product' })).toHaveValue('')
    await expect.poll(() => readShowcase(page, ownSite)).toContain('Oak Rope Plank Swing')
    await undo(page).click()
    await expect(namesIn(list)).toHaveCount(12)
    await expect.poll(() => readShowcase(page, ownSite)).toEqual(before)
  })
})

test('the products of a category are reordered, added and removed below its form', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  const id = await idOf(page, ownSite, 'Hanging Chairs')
  await page.goto(ownSite.url + categories)
  await page.getByRole('button', { name: 'Actions for Hanging Chairs' }).click()
  await page.getByRole('menuitem', { name: 'Products', exact: true }).click()
  const list = page.getByRole('list', { name: 'Hanging Chairs' })
  await expect(page.getByRole('heading', { name: 'Products 4' })).toBeFocused()
  const before = await readCategory(page, ownSite, id)
  const [first = '', second = '', third = '', fourth = ''] = before
  await expect(namesIn(list)).toHaveText(before)
  expect(await findViolationsInThemes(page)).toEqual([])

  // A click on the grip opens its menu.
  await grip(page, first).click()
  await page.getByRole('menuitem', { name: 'Move to the end' }).click()
  await expect(namesIn(list)).toHaveText([second, third, fourth, first])
  await grip(page, fourth).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(namesIn(list)).toHaveText([fourth, second, third, first])
  await expect(page.getByText(`${fourth} moved.`)).toBeVisible()
  await expect.poll(() => readCategory(page, ownSite, id)).toEqual([fourth, second, third, first])

  await list.getByRole('button', { name: `Remove ${second} from Hanging Chairs` }).click()
  await expect(namesIn(list)).toHaveText([fourth, third, first])
  await expect(page.getByText(`${second} removed from Hanging Chairs.`)).toBeVisible()
  await expect.poll(() => readCategory(page, ownSite, id)).toEqual([fourth, third, first])
  await undo(page).click()
  await expect(namesIn(list)).toHaveText([fourth, second, third, first])

  await page.getByRole('combobox', { name: 'Add a product' }).fill('Cane Daybed')
  const option = page.getByRole('option', { name: 'Cane Daybed Swing' })
  await expect(option).toContainText('In ')
  await option.click()
  await expect(page.getByText('Cane Daybed Swing added to Hanging Chairs.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Products 5' })).toBeVisible()
  await undo(page).click()
  await expect(namesIn(list)).toHaveCount(4)
  const indoor = await idOf(page, ownSite, 'Indoor Swings')
  await expect.poll(() => readCategory(page, ownSite, indoor)).toContain('Cane Daybed Swing')
  // All changes are saved at once: the form has no unsaved changes.
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
})

test('an empty list shows a message, and a failed removal is rolled back', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await signIn(page, ownSite)
  const id = await idOf(page, ownSite, 'Hanging Chairs')
  await page.goto(`${ownSite.url}${categories}/${id}`)
  const list = page.getByRole('list', { name: 'Hanging Chairs' })
  await expect(namesIn(list)).toHaveCount(4)
  const bulk = '**/api/ourCategoriesItems/bulk'
  await page.route(bulk, (route) => route.abort())
  await list
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()
  await expect(namesIn(list)).toHaveCount(4)
  await page.unroute(bulk)
  consoleErrors.splice(0)
  for (const left of [3, 2, 1, 0]) {
    await list
      .getByRole('button', { name: /^Remove/ })
      .first()
      .press('Enter')
    await expect(namesIn(list)).toHaveCount(left)
  }
  await expect(page.getByText('No products yet.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Add a product' })).toBeFocused()
  await expect.poll(() => readCategory(page, ownSite, id)).toEqual([])
})
