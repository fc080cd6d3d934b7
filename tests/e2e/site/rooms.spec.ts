import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolations, test } from '../../helpers/test.ts'

const widths = [320, 820, 2560]

const shownRooms = z.object({
  roomData: z.array(
    z.object({
      path: z.string(),
      points: z.array(
        z.object({
          product: z.object({ _id: z.string(), name: z.string(), path: z.string() }),
          x: z.number(),
          y: z.number(),
        }),
      ),
    }),
  ),
})

async function readRooms(page: Page, { url }: Site) {
  return shownRooms.parse(await (await page.request.get(`${url}/api/rooms`)).json()).roomData
}

const marks = (page: Page) =>
  page.getByRole('list', { name: 'Marks on the photo' }).getByRole('link')

/**
 * The photo in pixels, and the centres of its marks as fractions of it, all of one moment: the page
 * may still move as a font arrives.
 */
function measureMarks(page: Page) {
  return marks(page).evaluateAll((links) => {
    const picture = document.querySelector('.rooms-picture img')
    if (picture === null) throw new Error('The page has no photo.')
    const photo = picture.getBoundingClientRect()
    const places = links.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect()
      return {
        left: (x + width / 2 - photo.x) / photo.width,
        top: (y + height / 2 - photo.y) / photo.height,
        size: Math.min(width, height),
      }
    })
    return { photo: { width: photo.width, height: photo.height }, places }
  })
}

test('markers sit within 1 % of their stored position on the uncropped photo', async ({
  page,
  demoSite,
}) => {
  const [room] = await readRooms(page, demoSite)
  expect(room?.points.length).toBeGreaterThan(2)
  await page.goto(demoSite.url + (room?.path ?? ''))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const { photo, places } = await measureMarks(page)
    // The photo is not cropped: its box has the aspect ratio of the file.
    expect(photo.width / photo.height).toBeCloseTo(1920 / 1080, 1)
    expect(places).toHaveLength(room?.points.length ?? 0)
    for (const [index, { x, y }] of (room?.points ?? []).entries()) {
      const { left = 0, top = 0, size = 0 } = places[index] ?? {}
      expect(Math.abs(left - x), `${width} px, mark ${index + 1}`).toBeLessThan(0.01)
      expect(Math.abs(top - y), `${width} px, mark ${index + 1}`).toBeLessThan(0.01)
      expect(size).toBeGreaterThanOrEqual(24)
    }
  }
})

test('a marker opens its product card by keyboard or click', async ({ page, demoSite }) => {
  const [room] = await readRooms(page, demoSite)
  const [first, second] = room?.points ?? []
  await page.goto(demoSite.url + (room?.path ?? ''))
  await marks(page).first().focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: first?.product.name ?? '' })
  await expect(card).toBeFocused()
  await expect(card.getByRole('link', { name: first?.product.name ?? '' }).first()).toHaveAttribute(
    'href',
    first?.product.path ?? '',
  )
  await expect(card).toBeInViewport({ ratio: 1 })
  await card.getByRole('button', { name: `Shortlist ${first?.product.name}` }).click()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(marks(page).first()).toBeFocused()

  await marks(page).nth(1).click()
  await expect(page.getByRole('dialog', { name: second?.product.name ?? '' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the product card of every marker stays inside the viewport, without layout shift', async ({
  page,
  demoSite,
}) => {
  for (const { path, points } of await readRooms(page, demoSite)) {
    await page.goto(demoSite.url + path)
    for (const width of [320, 600, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const heading = page.getByRole('heading', { name: 'In this room' })
      const top = () => heading.evaluate((it) => it.getBoundingClientRect().top + scrollY)
      for (const index of points.keys()) {
        await marks(page).nth(index).click()
        const card = page.getByRole('dialog')
        await expect(card).toBeVisible()
        const box = await card.boundingBox()
        expect(box?.x, `${path}, ${width} px, mark ${index + 1}`).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
        // On phones the card sits at the bottom of the screen, above the chat button.
        if (width < 600) {
          await expect(card).toBeInViewport({ ratio: 1 })
          await card.getByRole('button', { name: /^Shortlist/ }).click({ trial: true })
        }
        const opened = await top()
        await page.keyboard.press('Escape')
        await expect(card).toHaveCount(0)
        expect(await top()).toBeCloseTo(opened, 0)
      }
    }
  }
})

test('a click near a marker opens its card, and a click elsewhere closes it', async ({
  page,
  demoSite,
}) => {
  const [room] = await readRooms(page, demoSite)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(demoSite.url + (room?.path ?? ''))
  const photo = page.locator('.rooms-picture > picture img')
  const box = await photo.boundingBox()
  const [point] = room?.points ?? []
  if (box === null || point === undefined) throw new Error('There is no marked photograph.')
  const position = { x: point.x * box.width, y: point.y * box.height - 22 }
  await photo.click({ position })
  const card = page.getByRole('dialog', { name: point.product.name })
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(marks(page).first()).toBeFocused()
  await photo.click({ position })
  await photo.click({ position: { x: 5, y: 5 } })
  await expect(card).toHaveCount(0)
  // Moving the focus past the last button of the card closes it.
  await photo.click({ position })
  await card.getByRole('button', { name: /^Shortlist/ }).focus()
  await page.keyboard.press('Tab')
  await expect(card).toHaveCount(0)
})

test('marks sit on the visible part of a cropped photo', async ({ page, demoSite }) => {
  const [room] = await readRooms(page, demoSite)
  await page.goto(demoSite.url)
  const card = page.getByRole('region', { name: 'Rooms' }).getByRole('listitem').first()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const dots = await card.locator('.rooms-dot').evaluateAll((all) =>
      all.map((dot) => {
        const image = dot.parentElement?.querySelector('img')
        const [frame, mark] = [image, dot].map((element) => element?.getBoundingClientRect())
        if (!image || !frame || !mark) throw new Error('A mark stands on no photograph.')
        const [left = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat)
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
        const shown = frame.height * ratio
        const cut = ((shown - frame.width) * left) / 100
        return {
          x: (mark.x + mark.width / 2 - frame.x + cut) / shown,
          y: (mark.y + mark.height / 2 - frame.y) / frame.height,
        }
      }),
    )
    expect(dots.length).toBe(room?.points.length)
    for (const [index, { x, y }] of dots.entries()) {
      expect(Math.abs(x - (room?.points[index]?.x ?? 0)), `${width} px`).toBeLessThan(0.01)
      expect(Math.abs(y - (room?.points[index]?.y ?? 0)), `${width} px`).toBeLessThan(0.01)
    }
  }
})
