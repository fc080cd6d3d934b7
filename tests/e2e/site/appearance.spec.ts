import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { createForm, type FormFile } from '../../helpers/form.ts'
import { photograph } from '../../helpers/media/media.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolations, test } from '../../helpers/test.ts'

const phone = { width: 390, height: 844 }
const screens = [phone, { width: 820, height: 900 }, { width: 1440, height: 900 }]

test.describe('a shop without any content', () => {
  test('shows its heading and the default icons, without adjacent sand-coloured sections', async ({
    page,
    emptySite,
  }) => {
    for (const path of ['/aboutus', '/contactus', '/product', '/']) {
      await page.setViewportSize(phone)
      await page.goto(emptySite.url + path)
      for (const screen of screens) {
        await page.setViewportSize(screen)
        const banner = await page.locator('.banner').boundingBox()
        expect(banner?.height, `${path} at ${screen.width}`).toBeLessThan(300)
        expect(await touchingBands(page), `${path} at ${screen.width}`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width)
      }
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Our shop' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await expect(page.locator('link[rel=icon][href="/favicon.svg"]')).toHaveCount(1)
    await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute(
      'href',
      '/apple-touch-icon.png',
    )
  })

  test('renders the map with a placeholder once an address is stored, and none before', async ({
    page,
    emptySite,
  }) => {
    // Google Maps never responds in this test, so the placeholder stays.
    await page.route('https://www.google.com/**', () => {})
    for (const path of ['/', '/contactus']) {
      await page.goto(emptySite.url + path, { waitUntil: 'commit' })
      await expect(page.locator('.site-footer')).toBeVisible()
      await expect(page.locator('iframe, .location-map')).toHaveCount(0)
    }
    await saveContact(page.request, emptySite)
    await page.goto(`${emptySite.url}/contactus`, { waitUntil: 'commit' })
    const map = page.locator('.location-map')
    await expect(map.locator('iframe')).toHaveAttribute(
      'src',
      /maps\?q=4%20Rope%20Walk%2C%20Ahmedabad&/,
    )
    await expect(map.locator('iframe')).toHaveAttribute('title', 'Map: 4 Rope Walk, Ahmedabad')
    await expect(map.getByText('The map is loading')).toBeVisible()
  })
})

test('shows “Opening soon” with contact links until a product is live', async ({
  page,
  emptySite,
}) => {
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }))
  const write = await createWriter(page.request, emptySite)
  await write('PUT', '/settings', {
    brandName: 'Zula Living',
    blurb: 'Home swings, made to order.',
  })
  await saveContact(page.request, emptySite)
  await page.goto(emptySite.url)
  const soon = page.getByRole('region', { name: 'Opening soon' })
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await expect(soon.getByRole('heading', { level: 1, name: 'Zula Living' })).toBeVisible()
    await expect(soon).toContainText('Home swings, made to order.')
    const ways = soon.getByRole('link')
    await expect(ways).toHaveText([
      'Chat on WhatsApp',
      '98250 12345',
      '@jhoola.house',
      'hello@example.com',
    ])
    for (const way of await ways.all()) {
      expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width)
    expect(await touchingBands(page), `at ${screen.width}`).toEqual([])
    expect(await findViolations(page)).toEqual([])
  }
  await expect(soon.getByRole('link', { name: '98250 12345' })).toHaveAttribute(
    'href',
    'tel:+919825012345',
  )
  await expect(soon.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919825012345/,
  )

  // Slides have the shop's name as their heading; a hidden product does not end “Opening soon”.
  const image = await photograph('#8a5a3c', { width: 1200, height: 800 })
  await write('POST', '/homeCarousal/add', { title: 'Come home', content: 'Sway a while.', image })
  const { categoryItemData } = await write('POST', '/ourCategoriesItems/add', {
    name: 'Teak swing',
    visibility: 'hidden',
  })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
  await expect(soon.getByRole('heading', { level: 2, name: 'Opening soon' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await findViolations(page)).toEqual([])

  await write('PUT', `/ourCategoriesItems/${categoryItemData._id}`, { visibility: 'live' })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
  await expect(soon).toHaveCount(0)
})

test('keeps the only photo of a new shop near its aspect ratio, and section colours apart', async ({
  page,
  emptySite,
}) => {
  const write = await createWriter(page.request, emptySite)
  const image = await photograph('#8a5a3c', { width: 1200, height: 1200 })
  const { categoryData } = await write('POST', '/ourCategories/add', { name: 'Swings', image })
  const { categoryItemData } = await write('POST', '/ourCategoriesItems/add', {
    name: 'Teak swing',
    createdBy: categoryData._id,
    images: image,
    isDisplaingInSomethingUnique: 'true',
  })
  const paths = ['/', '/aboutus', '/product', `/product-detail/${categoryItemData._id}`]
  for (const path of paths) {
    await page.setViewportSize(phone)
    await page.goto(emptySite.url + path)
    for (const screen of screens) {
      await page.setViewportSize(screen)
      expect(await touchingBands(page), `${path} at ${screen.width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width)
      if (path !== '/') continue
      const photo = page.getByRole('link', { name: 'All collections' }).locator('img')
      // Wait for the `srcset` candidate of the new width.
      await expect
        .poll(async () => {
          const { width, height } = (await photo.boundingBox()) ?? { width: 0, height: 1 }
          return width / height > 3 / 4 && width / height < 4 / 3
        }, `at ${screen.width}`)
        .toBe(true)
    }
  }
})

test('a category photo zooms in on hover only', async ({ page, demoSite }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(demoSite.url)
  const tile = page.locator('.categories__tile').first()
  await expect(tile.locator('img')).toHaveCSS('transform', 'none')
  await tile.hover()
  await expect(tile.locator('img')).toHaveCSS('transform', 'matrix(1.03, 0, 0, 1.03, 0, 0)')
})

for (const shape of [
  { name: 'ten times as wide as high', width: 2000, height: 200 },
  { name: 'three times as high as wide', width: 300, height: 900 },
]) {
  test(`fits a logo ${shape.name} into the header, drawer and footer, and generates the icons`, async ({
    page,
    emptySite,
  }) => {
    const write = await createWriter(page.request, emptySite)
    await write('PUT', '/settings', { brandName: 'Zula Living', logo: await drawLogo(shape) })
    await page.setViewportSize(phone)
    await page.goto(emptySite.url)
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await expectLogo(page, '.site-header', 50, shape)
      await expectLogo(page, '.site-footer', 50)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width)
    }
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expectLogo(page, '.drawer', 40, shape)
    await page.keyboard.press('Escape')
    // The drawer's history entry is removed as well.
    await expect.poll(() => page.evaluate(() => history.state?.height ?? 0)).toBe(0)
    await expect(page.locator('.site-header .logo')).toHaveAccessibleName(/^Zula Living ?, home$/)
    expect(await page.title()).toBe('Zula Living')

    await page.goto(`${emptySite.url}/contactus`)
    await expect(page).toHaveTitle('Contact Us | Zula Living')
    const head = page.locator('link[rel=icon], link[rel=apple-touch-icon]')
    const linked = await head.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const manifest = await (await page.request.get(`${emptySite.url}/manifest.webmanifest`)).json()
    const listed: string[] = manifest.icons.map(({ src }: { src: string }) => src)
    expect(linked.map(sizeOf)).toEqual([32, 192, 180])
    expect(listed.map(sizeOf)).toEqual([192, 512, 512])
    for (const address of new Set([...linked, ...listed])) {
      const icon = await page.request.get(emptySite.url + address)
      expect(icon.headers()['cache-control']).toContain('immutable')
      const { width, height } = await sharp(await icon.body()).metadata()
      expect([width, height]).toEqual([sizeOf(address), sizeOf(address)])
    }
  })
}

test.describe('with extreme content', () => {
  const word = 'W'.repeat(98)
  const sentence = 'a name that goes on and on '.repeat(18).trim()

  test('long names wrap on every page, and the pagination stays on one line', async ({
    page,
    ownSite,
    consoleErrors,
  }) => {
    const write = await createWriter(page.request, ownSite)
    const { categoryData } = await read(page, ownSite, '/ourCategories')
    const { categoryItemData } = await read(page, ownSite, '/ourCategoriesItems?limit=2')
    const category = categoryItemData[0].createdBy._id
    const slivers = [await photograph('#446688', { width: 1, height: 5000 })]
    slivers.push(await photograph('#884466', { width: 5000, height: 1 }))
    for (const [index, { _id }] of categoryData.entries()) {
      const name = `${index % 2 === 0 ? word : sentence} ${index}`
      await write('PUT', `/ourCategories/${_id}`, { name, image: slivers[index % 2] ?? [] })
    }
    for (const { _id } of categoryItemData) {
      await write('PUT', `/ourCategoriesItems/${_id}`, {
        name: `${word} ${sentence}`.slice(0, 500),
        material: word,
        createdBy: category,
        images: slivers,
      })
    }
    const { roomData } = await read(page, ownSite, '/rooms')
    const points = categoryItemData.map(({ _id }: { _id: string }, index: number) => ({
      product: _id,
      x: index,
      y: index,
    }))
    const { roomData: room } = await write('PUT', `/rooms/${roomData[0]._id}`, {
      title: `${word} ${sentence}`.slice(0, 255),
      content: word,
      image: slivers[0] ?? [],
      points: JSON.stringify(points),
    })
    // 300 products make 34 pages of nine.
    for (let rest = 300 - 24; rest > 0; rest -= 100) {
      const rows = Array.from(
        { length: Math.min(100, rest) },
        (_, index) => `Swing ${rest - index}`,
      )
      await importProducts(page.request, ownSite, rows)
    }
    // Photos are stubbed: only text and boxes matter here, and encoding variants would take most of the time.
    await page.route('**/media/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    )
    const paths = [
      '/',
      '/product?page=17',
      `/product/${category}`,
      `/product-detail/${categoryItemData[0]._id}`,
      '/rooms',
      room.path,
      '/nothing-here',
    ]
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 900 })
      await page.goto(ownSite.url + path)
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overhang(page), `${path} at ${width}`).toEqual([])
        if (path === room.path) {
          await page.locator('.rooms-mark').last().click()
          await expect(page.getByRole('dialog')).toBeVisible()
          expect(await overhang(page), `a card at ${width}`).toEqual([])
          await page.keyboard.press('Escape')
        }
        if (path !== '/product?page=17') continue
        const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
        await expect(links).toHaveText(['', '1', '16', '17', '18', '34', ''])
        const boxes = await links.evaluateAll((all) =>
          all.map((link) => link.getBoundingClientRect().toJSON()),
        )
        expect(new Set(boxes.map(({ y }) => y)).size, `lines at ${width}`).toBe(1)
        expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(24)
      }
    }
    await page.goto(`${ownSite.url}/product-detail/${categoryItemData[0]._id}`)
    const similar = await page
      .getByRole('region', { name: 'Similar Product' })
      .locator('.photo')
      .first()
      .boundingBox()
    expect(similar?.width).toBeGreaterThan(200)
    // The browser logs the expected 404 on every visit.
    expect(consoleErrors.filter((complaint) => !complaint.includes('404'))).toEqual([])
    consoleErrors.length = 0
  })
})

type Fields = Parameters<typeof createForm>[0]

/** Returns a function that writes records through the API as the owner. */
async function createWriter(request: APIRequestContext, site: Site) {
  const authorization = authorize(site)
  return async (method: 'POST' | 'PUT', path: string, fields: Fields) => {
    const { body, contentType } = createForm(fields)
    const response = await request.fetch(`${site.url}/api${path}`, {
      method,
      data: body,
      headers: { authorization, 'content-type': contentType },
    })
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
    return response.json()
  }
}

async function saveContact(request: APIRequestContext, site: Site): Promise<void> {
  const write = await createWriter(request, site)
  const { contactUsData } = await (await request.get(`${site.url}/api/contactUS`)).json()
  await write('PUT', `/contactUS/${contactUsData._id}`, {
    title: 'Talk to us',
    description: 'We answer every message.',
    image: await photograph(),
    address: '4 Rope Walk',
    mobileNumber: '9825012345',
    watsappNumber: '9825012345',
    email: 'hello@example.com',
    instagramLink: 'https://www.instagram.com/jhoola.house',
  })
}

function authorize(site: Site): string {
  return `Bearer ${site.session.token}`
}

async function importProducts(request: APIRequestContext, site: Site, names: string[]) {
  const response = await request.post(`${site.url}/api/ourCategoriesItems/import`, {
    data: { csv: ['name', ...names].join('\n') },
    headers: { authorization: authorize(site) },
  })
  expect(response.ok(), await response.text()).toBe(true)
}

async function read(page: Page, site: Site, path: string) {
  return (await page.request.get(`${site.url}/api${path}`)).json()
}

/** Draws a transparent PNG with a dark frame. */
async function drawLogo({ width, height }: { width: number; height: number }): Promise<FormFile> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="5" y="5" width="${width - 10}" height="${height - 10}" fill="none" stroke="#224" stroke-width="10"/></svg>`
  const bytes = await sharp(Buffer.from(drawing)).png().toBuffer()
  return { filename: 'logo.png', bytes, type: 'image/png' }
}

/** Asserts the height of the logo's link, and the position, bounds and aspect ratio of its image. */
async function expectLogo(
  page: Page,
  place: string,
  height: number,
  shape?: { width: number; height: number },
): Promise<void> {
  const logo = page.locator(place).locator('.logo')
  await expect(logo.locator('img')).toBeVisible()
  const { outer, inner } = await logo.evaluate((link) => ({
    outer: link.getBoundingClientRect().toJSON(),
    inner: link.querySelector('img')?.getBoundingClientRect().toJSON(),
  }))
  expect(outer.height).toBe(height)
  expect(inner.height).toBeLessThanOrEqual(height)
  expect(inner.x).toBeCloseTo(outer.x, 0)
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + 0.5)
  if (shape === undefined) return
  const widest = (height * shape.width) / shape.height
  expect(inner.width).toBeLessThanOrEqual(Math.min(220, Math.ceil(widest)))
  await expect(logo.locator('img')).toHaveCSS('object-fit', 'contain')
}

function sizeOf(address: string | null): number {
  return Number(/-icon-(?<size>\d+)\.png$/.exec(address ?? '')?.groups?.size)
}

/** Class names of sand-coloured sections that directly follow another one. */
function touchingBands(page: Page): Promise<string[]> {
  return page.locator('main > section').evaluateAll((sections) =>
    sections
      .filter((section) => {
        const isSand = (one: Element | null) =>
          one !== null && getComputedStyle(one).backgroundColor === 'rgb(247, 244, 239)'
        return isSand(section) && isSand(section.previousElementSibling)
      })
      .map(({ className }) => className),
  )
}

/** Elements that overflow the viewport, except in rows that scroll on their own. */
function overhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const turning =
      '.unique-products, .rooms-list-row, .customer-videos, .card-photos__strip, .slider, .carousel-loop, .thumbnails, .hero__photo, .shop-filters__list, .drawer, .vh, .skip, .chat-button, svg'
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        const isBeyond = width > 0 && (right > innerWidth + 1 || left < -1)
        return isBeyond && element.closest(turning) === null
      })
      .map(
        (element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`,
      )
  })
}

test('renders every icon in a square box', async ({ page, demoSite }) => {
  for (const path of ['', '/product?q=nowhere', '/contactus', '/compare']) {
    await page.goto(demoSite.url + path)
    const odd = await page
      .locator('.icon')
      .evaluateAll((icons) =>
        icons
          .filter((icon) => Math.abs(icon.clientWidth - icon.clientHeight) > 1)
          .map(({ className, clientWidth, clientHeight, parentElement }) =>
            [className, parentElement?.className, clientWidth, clientHeight].join(' '),
          ),
      )
    expect(odd, path).toEqual([])
  }
})
