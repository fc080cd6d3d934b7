import type { APIRequestContext, Page } from '@playwright/test'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolations, test } from '../../helpers/test.ts'

const section = (page: Page) => page.locator('#scale')
const wall = (page: Page) => section(page).getByRole('textbox', { name: /^Width of your wall/ })
const ceiling = (page: Page) => section(page).getByRole('textbox', { name: /^Height of your/ })
const unit = (page: Page) => section(page).getByRole('combobox', { name: 'Sizes in' })
const ask = (page: Page) => section(page).getByRole('button', { name: 'See if it fits' })
/** Opens and closes the form. */
const question = (page: Page) => section(page).getByText('Will it fit?')
const answers = (page: Page) => section(page).getByRole('listitem')

async function addressOf(request: APIRequestContext, { url }: Site, name: string): Promise<string> {
  const list = await (await request.get(`${url}/api/ourCategoriesItems`)).json()
  const products: { path: string; name: string }[] = list.categoryItemData
  return url + (products.find((one) => one.name === name)?.path ?? '')
}

/** Name of a product of 202 × 120 × 205 cm. */
const swing = 'Teak Spindle Jhoola'

/** URLs of the drawing's scripts requested from now on. */
function watchDrawing(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/fitting-drawing|compared-drawing/.test(request.url())) loaded.push(request.url())
  })
  return loaded
}

/** One of each layout of the drawing. */
const widths = [320, 820, 1440]

test('a product is drawn to scale with legible labels at every width, without loading scripts', async ({
  page,
  request,
  demoSite,
}) => {
  const loaded = watchDrawing(page)
  await page.goto(await addressOf(request, demoSite, swing))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const boxes = await Promise.all(
      ['.scale-piece', '.scale-person', '.scale-door'].map((part) =>
        section(page).locator(part).first().boundingBox(),
      ),
    )
    const [piece, person, door] = boxes.map((box) => box?.height ?? 0)
    expect((piece ?? 0) / (person ?? 1)).toBeCloseTo(205 / 165, 1)
    expect((door ?? 0) / (person ?? 1)).toBeCloseTo(203 / 165, 1)
    const label = section(page).locator('.scale-label').first()
    const sizeOfLabel = () =>
      label.evaluate((text) => {
        const { width = 0 } = text.closest('svg')?.viewBox.baseVal ?? {}
        const shown = text.closest('svg')?.getBoundingClientRect().width ?? 0
        return (Number.parseFloat(getComputedStyle(text).fontSize) * shown) / width
      })
    // Labels are resized one frame after the viewport.
    await expect.poll(sizeOfLabel, `label at ${width} px`).toBeGreaterThanOrEqual(11)
  }
  await section(page).scrollIntoViewIfNeeded()
  expect(loaded).toEqual([])
})

test('answers whether a product fits the room, which the browser keeps for other products', async ({
  page,
  request,
  demoSite,
}) => {
  const loaded = watchDrawing(page)
  await page.goto(await addressOf(request, demoSite, swing))
  await expect(wall(page)).toBeHidden()
  await question(page).click()
  await wall(page).fill('240')
  await ceiling(page).fill('270 cm')
  await page.keyboard.press('Enter')
  await expect(answers(page)).toHaveText(['19 cm to spare on each side.', '65 cm to spare above.'])
  expect(loaded).not.toEqual([])
  await expect(wall(page)).toHaveValue('240 cm')
  await expect(ceiling(page)).toBeFocused()
  expect(page.url()).not.toContain('wall=')
  expect(await findViolations(page)).toEqual([])

  await unit(page).selectOption('ft')
  await expect(section(page)).toContainText('6 ft 7.5 in')
  await expect(wall(page)).toHaveValue(/^7 ft 10/)
  await unit(page).selectOption('cm')

  await wall(page).fill('rather wide')
  await ask(page).click()
  await expect(wall(page)).toHaveAttribute('aria-invalid', 'true')

  await wall(page).fill('240')
  await ask(page).click()
  await page.reload()
  await expect(wall(page)).toHaveValue('240 cm')
  await expect(answers(page).first()).toHaveText('19 cm to spare on each side.')
  await page.goto(await addressOf(request, demoSite, 'Tambour Oak Sideboard'))
  await expect(wall(page)).toHaveValue('240 cm')
  await page.goto(`${demoSite.url}/product`)
  await page.getByRole('link', { name: 'Fits my wall: 240 cm' }).click()
  await expect(page).toHaveURL(/\?width=240\+cm$/)
})

test.describe('labels', () => {
  // Most visitors see the drawing as rendered by the server; below a pixel ratio of 1, glyph boxes are inexact.
  test.use({ javaScriptEnabled: false, deviceScaleFactor: 1 })

  for (const name of [
    swing,
    'Rattan Egg Chair',
    'Three-Seat Linen Sofa',
    'Three-Leg Walnut Stool',
    'Teak & Steel Bookshelf',
  ]) {
    test(`overlap neither each other nor the page edges: ${name}`, async ({
      page,
      request,
      demoSite,
      consoleErrors,
    }) => {
      const address = await addressOf(request, demoSite, name)
      for (const query of [
        '',
        '?wall=240&ceiling=270',
        '?wall=3&ceiling=2&unit=ft',
        '?ceiling=7&unit=ft',
      ]) {
        await page.goto(address + query)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 })
          await expect
            .poll(() => findCollisions(page), { message: `labels at ${width} px of ${query}` })
            .toEqual([])
        }
      }
      consoleErrors.length = 0
    })
  }
})

/** Pairs of labels whose glyphs overlap, and labels that overflow the page. */
async function findCollisions(page: Page): Promise<string[]> {
  return page.locator('.scale-marks text').evaluateAll((texts) => {
    const boxes = texts.map((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect()
      // Trims the font's space above and below its glyphs.
      const [x, y] = text.hasAttribute('transform')
        ? [(right - left) / 5, 0]
        : [0, (bottom - top) / 5]
      const box = { left: left + x, right: right - x, top: top + y, bottom: bottom - y }
      return { text: text.textContent, box }
    })
    return boxes.flatMap(({ text, box }, index) => [
      ...(box.left < 0 || box.right > document.documentElement.clientWidth ? [`${text} |`] : []),
      ...boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        )
        .map((other) => `${text} × ${other.text}`),
    ])
  })
}

test('a comparison is drawn without loading scripts, until the visitor wants other units', async ({
  page,
  request,
  demoSite,
}) => {
  const list = await (await request.get(`${demoSite.url}/api/ourCategoriesItems`)).json()
  const products: { _id: string; name: string }[] = list.categoryItemData
  const ids = [swing, 'Tambour Oak Sideboard'].map(
    (name) => products.find((one) => one.name === name)?._id,
  )
  const loaded = watchDrawing(page)
  await page.goto(`${demoSite.url}/compare?ids=${ids.join()}`)
  await expect(page.locator('.scale-piece')).toHaveCount(2)
  expect(loaded).toEqual([])
  await page.getByRole('radio', { name: 'ft, in' }).check()
  await expect(page.locator('.scale-label').first()).toContainText('ft')
})
