import type { Page } from '@playwright/test'
import { callApi } from '../../helpers/api.ts'
import { expect, findViolations, test } from '../../helpers/test.ts'

interface Room {
  path: string
  points: { product: { name: string }; x: number; y: number }[]
}

const marks = (page: Page) =>
  page.getByRole('list', { name: 'Marks on the photo' }).getByRole('link')

test('a visitor looks at the products marked in a room', async ({ page, demoSite }) => {
  const { roomData } = await callApi(demoSite, 'GET', '/rooms')
  const room: Room = roomData[0]
  const [first = '', second = ''] = room.points.map(({ product }) => product.name)
  expect(room.points.length).toBeGreaterThan(2)
  await page.goto(demoSite.url + room.path)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    // All of one moment: the page may still move as a font arrives.
    const places = await marks(page).evaluateAll((links) => {
      const photo = document.querySelector('.rooms-picture img')?.getBoundingClientRect()
      return links.map((link) => {
        const { x, y, width, height } = link.getBoundingClientRect()
        return {
          x: (x + width / 2 - (photo?.x ?? 0)) / (photo?.width ?? 1),
          y: (y + height / 2 - (photo?.y ?? 0)) / (photo?.height ?? 1),
        }
      })
    })
    expect(places).toHaveLength(room.points.length)
    for (const [index, { x, y }] of places.entries()) {
      const point = room.points[index]
      expect(x, `mark ${index + 1} at ${width} px`).toBeCloseTo(point?.x ?? 0, 2)
      expect(y, `mark ${index + 1} at ${width} px`).toBeCloseTo(point?.y ?? 0, 2)
    }
  }
  const card = page.getByRole('dialog')

  await test.step('by keyboard', async () => {
    await marks(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: first })).toBeFocused()
    await card.getByRole('button', { name: `Shortlist ${first}` }).click()
    expect(await findViolations(card)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(marks(page).first()).toBeFocused()
  })

  await test.step('by a click on each mark, whose card is whole', async () => {
    for (const mark of await marks(page).all()) {
      await mark.click()
      await expect(card).toBeInViewport({ ratio: 1 })
      await card.getByRole('button', { name: /^Shortlist/ }).click({ trial: true })
      await page.keyboard.press('Escape')
      await expect(card).toHaveCount(0)
    }
    await marks(page).nth(1).click()
    await expect(page.getByRole('dialog', { name: second })).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(card).toHaveCount(0)
  })

  await test.step('by a click near a mark', async () => {
    const photo = page.locator('.rooms-picture > picture img')
    const box = await photo.boundingBox()
    const [point] = room.points
    if (box === null || point === undefined) throw new Error('The photograph has no box or mark.')
    const position = { x: point.x * box.width, y: point.y * box.height - 22 }
    await photo.click({ position })
    await expect(page.getByRole('dialog', { name: first })).toBeVisible()
    await photo.click({ position: { x: 5, y: 5 } })
    await expect(card).toHaveCount(0)
    // Moving the focus past the last button of the card closes it.
    await photo.click({ position })
    await card.getByRole('button', { name: /^Shortlist/ }).focus()
    await page.keyboard.press('Tab')
    await expect(card).toHaveCount(0)
  })
})
