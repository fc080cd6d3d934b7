import type { Page } from '@playwright/test'
import { z } from 'zod'
import { createForm } from '../../helpers/form.ts'
import { photograph } from '../../helpers/media/media.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolations, test } from '../../helpers/test.ts'

const widths = [320, 390, 600, 820, 1199, 1440, 2560]

const shownRooms = z.object({
  roomData: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
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

async function change(page: Page, site: Site, method: string, path: string, data?: object) {
  const response = await page.request.fetch(`${site.url}/api${path}`, {
    method,
    data,
    headers: { authorization: `Bearer ${site.session.token}` },
  })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Structured data (JSON-LD) of the page. */
async function readFacts(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.flatMap((text) => z.array(z.looseObject({})).parse([JSON.parse(text)].flat()))
}

test('markers sit within 1 % of their stored position on the uncropped photo, at every width', async ({
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
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond, `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('a marker opens its product card by keyboard or click; one link enquires about all products', async ({
  page,
  demoSite,
}) => {
  const [room] = await readRooms(page, demoSite)
  const [first, second] = room?.points ?? []
  await page.goto(demoSite.url + (room?.path ?? ''))
  expect(await findViolations(page)).toEqual([])
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

  const href = await page
    .getByRole('link', { name: 'Ask about the whole room' })
    .getAttribute('href')
  expect(href?.length).toBeLessThan(2_000)
  const message = new URL(href ?? '').searchParams.get('text') ?? ''
  for (const { product } of room?.points ?? []) {
    expect(message).toContain(product.name)
    expect(message).toContain(product.path)
  }

  const facts = await readFacts(page)
  expect(facts.map((fact) => fact['@type'])).toEqual(
    expect.arrayContaining(['BreadcrumbList', 'ImageObject']),
  )
  const picture = facts.find((fact) => fact['@type'] === 'ImageObject')
  expect(picture).toMatchObject({ name: room?.title, width: 1920, height: 1080 })
  expect((await page.request.get(String(picture?.contentUrl))).headers()['content-type']).toBe(
    'image/jpeg',
  )
})

test('the product card of every marker stays inside the viewport, without layout shift', async ({
  page,
  demoSite,
}) => {
  for (const { path, points } of await readRooms(page, demoSite)) {
    await page.goto(demoSite.url + path)
    for (const width of [320, 390, 600, 820, 1440]) {
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

test('the home page, the room list and product pages link to rooms', async ({ page, demoSite }) => {
  const rooms = await readRooms(page, demoSite)
  const [room] = rooms
  await page.goto(demoSite.url)
  const section = page.getByRole('region', { name: 'Rooms' })
  await expect(section.getByRole('listitem')).toHaveCount(rooms.length)
  // Cards crop the photo: markers are positioned on its visible part.
  const card = section.getByRole('listitem').first()
  for (const width of [320, 820, 2560]) {
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
  await page.setViewportSize({ width: 1440, height: 900 })
  await section.getByRole('link', { name: 'All rooms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: room?.title ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(room?.title ?? '')
  // The header has no link to rooms.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rooms' })).toHaveCount(0)

  await page.goto(demoSite.url + (room?.points[0]?.product.path ?? ''))
  const inRooms = page.getByRole('region', { name: 'In these rooms' })
  await expect(inRooms.getByRole('link', { name: room?.title ?? '' })).toBeVisible()
})

test('removes markers of hidden and deleted products at once, lists without markers too, and returns 404 for hidden rooms', async ({
  page,
  ownSite,
}) => {
  const [room] = await readRooms(page, ownSite)
  const [one, two] = room?.points ?? []
  const address = ownSite.url + (room?.path ?? '')
  await page.goto(address)
  const count = await marks(page).count()
  const pieces = async () => {
    await page.goto(ownSite.url)
    const card = page.getByRole('region', { name: 'Rooms' }).getByRole('listitem').first()
    await expect(card.locator('.rooms-dot')).toHaveCount(await marksOf(room?.path))
    return card.textContent()
  }
  const marksOf = async (path = '') =>
    (await readRooms(page, ownSite)).find((one) => one.path === path)?.points.length ?? 0
  expect(await pieces()).toContain(`${count} pieces`)
  await change(page, ownSite, 'PUT', `/ourCategoriesItems/${one?.product._id}`, {
    visibility: 'hidden',
  })
  await page.goto(address)
  await expect(marks(page)).toHaveCount(count - 1)
  expect(JSON.stringify(await readFacts(page))).not.toContain(one?.product.name)
  expect(await pieces()).toContain(`${count - 1} pieces`)
  await change(page, ownSite, 'DELETE', `/ourCategoriesItems/${two?.product._id}`)
  await page.goto(address)
  await expect(marks(page)).toHaveCount(count - 2)
  await expect(page.getByText(two?.product.name ?? '')).toHaveCount(0)
  expect(await page.content()).not.toContain(two?.product._id)
  expect(await pieces()).toContain(`${count - 2} pieces`)

  const { roomData } = z
    .object({ roomData: z.array(z.object({ _id: z.string(), path: z.string() })) })
    .parse(await (await page.request.get(`${ownSite.url}/api/rooms`)).json())
  const shown = roomData.find(({ path }) => path === room?.path)
  await change(page, ownSite, 'PUT', `/rooms/${shown?._id}`, { points: [] })
  const unmarked = await (await page.request.get(address)).text()
  expect(unmarked).toContain(room?.title)
  expect(unmarked).not.toMatch(/<h2[^>]*>In this room|<[uo]l[^>]*><\/[uo]l>/)
  for (const { _id } of roomData)
    await change(page, ownSite, 'PUT', `/rooms/${_id}`, { visibility: 'hidden' })
  expect((await page.request.get(address)).status()).toBe(404)
  await page.goto(ownSite.url)
  await expect(page.getByRole('region', { name: 'Rooms' })).toHaveCount(0)
  await page.goto(`${ownSite.url}/rooms`)
  await expect(page.getByRole('heading', { name: 'No rooms yet' })).toBeVisible()
})

test('a shop without rooms loads no scripts or stylesheets for them', async ({
  page,
  emptySite,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(emptySite.url)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /rooms/.test(url))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a marker links to its product in the list, with name and price', async ({
    page,
    emptySite,
    consoleErrors,
  }) => {
    const { url, session } = emptySite
    const post = async (path: string, fields: Parameters<typeof createForm>[0]) => {
      const { body, contentType } = createForm(fields)
      const response = await page.request.post(`${url}/api${path}/add`, {
        headers: { authorization: `Bearer ${session.token}`, 'content-type': contentType },
        data: body,
      })
      expect(response.status(), await response.text()).toBe(201)
      return response.json()
    }
    const { categoryItemData } = await post('/ourCategoriesItems', {
      name: 'Teak swing',
      price: '1200',
    })
    const { roomData } = await post('/rooms', {
      title: 'Veranda',
      image: await photograph(),
      points: JSON.stringify([{ product: categoryItemData._id, x: 0.5, y: 0.5 }]),
    })
    await page.goto(url + roomData.path)
    await marks(page).first().click()
    await expect(page).toHaveURL(/#piece-1$/)
    const piece = page.locator('#piece-1')
    await expect(piece.getByRole('link', { name: /Teak swing/ }).first()).toBeInViewport()
    await expect(piece).toContainText('₹1,200')
    // With JavaScript disabled, the browser logs an error for every blocked script.
    consoleErrors.length = 0
  })
})
