import type { Page } from '@playwright/test'
import { z } from 'zod'
import { textGroups } from '../../../domain/text/page-texts.ts'
import { createForm } from '../../helpers/form.ts'
import { photograph } from '../../helpers/media/media.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolations, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

const ids = Object.values(textGroups).flatMap(({ texts }) => Object.keys(texts))

/** Ids of texts that appear only after an interaction, or in states that this test does not reach. */
const shownLater = [
  ...['reviewsMoreOne', 'reviewsMore', 'collectionsAction', 'detailsTitle'],
  ...['shortlistEmpty', 'shortlistAskOne', 'shortlistAsk', 'shortlistClear', 'shortlistRemoved'],
  ...[
    'shortlistCleared',
    'undo',
    'noConnection',
    'messageEmpty',
    'messageTooLong',
    'linkCopied',
    'recentTitle',
  ],
  ...[
    'shortlistCompare',
    'shortlistTick',
    'qrTitle',
    'qrText',
    'unsized',
    'offerBefore',
    'soldAction',
  ],
  ...['filterShowOne', 'filterShow'],
  // In the URL of a chat link.
  ...['fitMyWall', 'fitMyCeiling'],
  ...[
    'answersAt',
    'answersOn',
    'answersToday',
    'answersTomorrow',
    'answersLater',
    'answersHoliday',
  ],
  // On the 429 page, and in shops with more or fewer records than these.
  ...[
    'busyName',
    'busyEyebrow',
    'busyTitle',
    'busyText',
    'tryAgain',
    'reviewsOne',
    'shortlistSend',
    'roomsPiece',
    'soonChat',
  ],
]

/** Page texts, each replaced by its id and its placeholders. */
const marks = Object.fromEntries(
  Object.values(textGroups).flatMap(({ texts }) =>
    Object.entries(texts).map(([id, { defaultText }]) => {
      const own = defaultText.match(/\{\w+\}/g) ?? []
      return [id, [`«${id}»`, ...own].join(' ')]
    }),
  ),
)

async function write(page: Page, site: Site, path: string, data: object): Promise<void> {
  const headers = { authorization: `Bearer ${await signIn(page, site)}` }
  const response = await page.request.put(`${site.url}/api${path}`, { data, headers })
  expect(response.status(), await response.text()).toBe(200)
}

async function add(page: Page, site: Site, path: string, data: object) {
  const headers = { authorization: `Bearer ${await signIn(page, site)}` }
  return (await page.request.post(`${site.url}/api${path}/add`, { data, headers })).json()
}

/** Adds a product with a surcharged swatch, an unavailable value and a measure; returns its id. */
async function addWithChoices(page: Page, site: Site): Promise<string> {
  const values = [
    { name: 'Gone', image: 'file:sample', surcharge: '9' },
    { name: 'December', isAvailable: false },
  ]
  const { body, contentType } = createForm({
    name: 'Gone',
    kind: 'swatch',
    values: JSON.stringify(values),
    sample: await photograph(),
  })
  const headers = {
    authorization: `Bearer ${await signIn(page, site)}`,
    'content-type': contentType,
  }
  const url = `${site.url}/api/choices/add`
  const samples = await (await page.request.post(url, { data: body, headers })).json()
  const bounds = { kind: 'measure', unit: 'cm', min: 1, max: 9 }
  const measure = await add(page, site, '/choices', { name: 'Sunday', ...bounds })
  const choices = [samples, measure].map(({ choiceData }) => ({ choice: choiceData._id }))
  const product = { name: 'Gone', price: '1299', choices }
  return (await add(page, site, '/ourCategoriesItems', product)).categoryItemData._id
}

/** Visible texts of a page, without those that only screen readers announce. */
function textsIn(page: Page, html: string): Promise<string[]> {
  return page.evaluate((html) => {
    const shown = new DOMParser().parseFromString(html, 'text/html')
    const unseen = 'script, style, svg, noscript, time, .vh, .skip, [aria-hidden=true]'
    for (const element of shown.querySelectorAll(unseen)) element.remove()
    const walker = shown.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.nodeValue?.trim()) texts.push(node.nodeValue.trim())
    }
    const hint = (field: Element) => field.getAttribute('placeholder') ?? ''
    return [...texts, ...Array.from(shown.querySelectorAll('[placeholder]'), hint)]
  }, html)
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

test('pages render configured page texts only, and no hard-coded ones', async ({
  page,
  ownSite,
  emptySite,
}) => {
  const response = async (path: string) =>
    (await page.request.get(`${ownSite.url}/api${path}`)).json()
  const products = z
    .array(z.looseObject({ _id: z.string(), name: z.string() }))
    .parse((await response('/ourCategoriesItems?limit=100')).categoryItemData)
  const records = [
    ...['/ourCategories', '/homeCarousal', '/homeSlogan', '/aboutUs', '/ourStoryPurpose'],
    ...['/aboutGallery', '/contactUS', '/followUsMedia', '/settings', '/rooms'],
    ...products.map(({ _id }) => `/itemReview/ourCategoriesItem/${_id}`),
  ]
  const known = [products, ...(await Promise.all(records.map(response)))]
  // Default texts of a shop without settings, and the search words used below.
  const defaultText =
    'Our shop Timeless furniture with exceptional craftsmanship and elegant designs'
  const written = 'Monday Tuesday Wednesday Sunday December ft in'
  const other = `${defaultText} ${written} Ahmedabad gone spindel teek zzzz`
  const allowed = new Set(wordsOf(`${JSON.stringify(known)} ${other}`))
  const { categoryData } = await response('/ourCategories')

  const seen: string[] = []
  const strange: string[] = []
  const look = async (site: Site, path: string) => {
    const html = await (await page.request.get(site.url + path)).text()
    const texts = await textsIn(page, html)
    seen.push(html)
    for (const text of texts) {
      const rest = text.replace(/«\w+»|https?:\S+/g, '')
      if (wordsOf(rest).some((word) => !allowed.has(word))) strange.push(`${path}: ${text}`)
    }
  }
  for (const site of [ownSite, emptySite]) await write(page, site, '/pageTexts', { texts: marks })
  const shop = [
    '',
    '?q=teek',
    '?q=spindel',
    '?q=velvet+sofa',
    '?q=macrame+steel',
    '?q=zzzz',
    '?q=teak&tag=zzzz',
    '?page=2',
    '?page=99',
  ]
  for (const path of [
    ...['/', '/aboutus', '/contactus', ...shop.map((query) => `/product${query}`)],
    ...[`/product/${categoryData[0]._id}`, `/product/${categoryData[0]._id}?page=9`],
    `/product/${categoryData[5]._id}?q=linen+sofa`,
    ...products.slice(0, 3).map(({ _id }) => `/product-detail/${_id}`),
    ...['9', '900'].map(
      (size) => `/product-detail/${products[0]?._id}?wall=${size}&ceiling=${size}`,
    ),
    ...['/nowhere', '/product-detail/gone'],
  ]) {
    await look(ownSite, path)
  }
  const { roomData } = await response('/rooms')
  for (const path of ['/rooms', `/rooms/${roomData[0]._id}`]) await look(ownSite, path)
  const [one, two] = products.map(({ _id }) => _id)
  for (const query of ['', `?ids=${one},${two}`, `?ids=${one},gone`, '?ids=gone,lost']) {
    await look(ownSite, `/compare${query}`)
    await look(ownSite, `/shortlist${query}`)
  }
  await look(ownSite, `/compare?ids=${one},${two}&only=differences`)
  for (const path of ['/', '/product', '/contactus', '/aboutus', '/rooms'])
    await look(emptySite, path)
  const bare = await add(page, emptySite, '/ourCategoriesItems', { name: 'Gone' })
  await look(emptySite, `/product-detail/${bare.categoryItemData._id}`)
  // Texts of products with prices and availability, and of a shop with opening hours.
  const alike: string[] = []
  for (const availability of ['in-stock', 'made-to-order', 'sold', 'back-on']) {
    const offer = {
      availability,
      price: '1299',
      salePrice: '999',
      priceIsFrom: true,
      width: '9 cm',
    }
    const added = await add(page, emptySite, '/ourCategoriesItems', { name: 'Gone', ...offer })
    alike.push(added.categoryItemData._id)
  }
  await look(emptySite, `/compare?ids=${alike.slice(0, 2).join()}&only=differences`)
  for (const query of ['', '?sunday=5', '?sunday=x', '?sunday=99'])
    await look(emptySite, `/product-detail/${await addWithChoices(page, emptySite)}${query}`)
  await write(page, emptySite, '/openingHours', {
    ...{ monday: '10:00-19:00', tuesday: '0:00-24:00', holidays: ['2199-12-25 Gone'] },
  })
  const filtered = [
    ...['?show=filters', '?width=9+cm&depth=9+cm&height=9+cm', '?minPrice=9', '?maxPrice=9999'],
    ...['?minPrice=9&maxPrice=9999', '?availability=in-stock', '?availability=back-on'],
  ].map((query) => `/product${query}`)
  for (const path of ['/product', ...filtered, '/contactus']) await look(emptySite, path)
  expect(strange).toEqual([])
  const all = seen.join('\n').toLowerCase()
  const missing = ids.filter((id) => !all.includes(`«${id.toLowerCase()}»`))
  expect(missing.filter((id) => !shownLater.includes(id))).toEqual([])
})

test('shows an edited page text in the preview and to visitors, with and without JavaScript', async ({
  page,
  browser,
  ownSite,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/page-texts`)
  const shown = page.frameLocator('iframe')
  await expect(shown.locator('.site-footer')).toContainText('All rights reserved')
  const home = page.getByRole('region', { name: 'Home page' })
  await home.getByRole('textbox', { name: /^Slides: button/ }).fill('See them <b>all</b>')
  await home.getByRole('button', { name: 'Leave out: Categories: subtitle' }).click()
  await home
    .getByRole('textbox', { name: /^Something Unique: subtitle/ })
    .fill('What {brand} is known for.')
  await home.getByRole('textbox', { name: /^Latest products: heading/ }).fill('{price}')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(home.getByText('{price} is not known here')).toBeVisible()
  await home.getByRole('button', { name: 'Reset to default: Latest products: heading' }).click()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Page texts saved.')).toBeVisible()
  await expect(shown.locator('.hero')).toContainText('See them <b>all</b>')

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled })
    const visit = await context.newPage()
    await visit.goto(ownSite.url)
    await expect(visit.locator('.hero a')).toHaveText('See them <b>all</b>')
    const categories = visit.getByRole('region', { name: 'Our Categories' })
    await expect(categories).not.toContainText('Browse')
    await expect(visit.getByText('What Zula Living is known for.')).toBeVisible()
    await expect(visit.getByRole('heading', { name: 'Latest Product' })).toBeVisible()
    await context.close()
  }

  await page.getByLabel('Find a text').fill('known for')
  await expect(page.locator('[data-part] textarea:visible')).toHaveCount(1)
  await page.getByLabel('Find a text').fill('')
  await page.getByRole('checkbox', { name: 'Only changed texts (3)' }).check()
  await expect(page.locator('[data-part] textarea:visible')).toHaveCount(3)
  await expect(home.getByRole('textbox', { name: /^Categories: subtitle/ })).toHaveAttribute(
    'placeholder',
    'Left out',
  )
})

test('validates the contrast of the accent colour, and applies it to the site', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/settings`)
  const field = page.getByLabel('Accent colour', { exact: true })
  await field.fill('#ffff00')
  await expect(page.getByText(/is hard to see on white/)).toBeVisible()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('1 field to correct')).toBeVisible()
  await page.getByRole('button', { name: 'Use #999900' }).click()
  await expect(field).toHaveValue('#999900')
  await field.fill('#C0392B')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findViolationsInThemes(page), `at ${width}`).toEqual([])
  }
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(ownSite.url)
  const action = page.locator('.hero a')
  await expect(action).toHaveCSS('background-color', 'rgb(192, 57, 43)')
  await expect(action).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#C0392B')
  expect(await findViolations(page)).toEqual([])
  const { theme_color } = await (
    await page.request.get(`${ownSite.url}/manifest.webmanifest`)
  ).json()
  expect(theme_color).toBe('#C0392B')
  // Admin pages keep their own accent colour.
  await page.goto(`${ownSite.url}/admin/settings`)
  await expect(page.locator(':root')).toHaveCSS('--accent', '#01a0e2')
})

test('og:image falls back to the share image from the settings', async ({ page, emptySite }) => {
  const token = await signIn(page, emptySite)
  const { body, contentType } = createForm({ shareImage: await photograph() })
  const response = await page.request.put(`${emptySite.url}/api/settings`, {
    data: body,
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
  })
  const { shareImage } = (await response.json()).settingsData
  for (const path of ['/', '/aboutus', '/contactus', '/product']) {
    await page.goto(emptySite.url + path)
    const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(shared).toContain(shareImage.replace(/\.\w+$/, ''))
  }
})

test('page texts of a single 50-letter word cause no horizontal overflow', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const texts = Object.fromEntries(Object.keys(marks).map((id) => [id, 'W'.repeat(50)]))
  await write(page, ownSite, '/pageTexts', { texts })
  await page.setViewportSize({ width: 390, height: 844 })
  const { categoryItemData } = await (
    await page.request.get(`${ownSite.url}/api/ourCategoriesItems?limit=2`)
  ).json()
  const ids = categoryItemData.map(({ _id }: { _id: string }) => _id).join()
  const paths = [
    ...['/', '/aboutus', '/contactus', '/product', '/product?q=zzzz', '/product?width=60+cm'],
    ...[`/product-detail/${categoryItemData[0]._id}`, '/product-detail/gone'],
    ...[`/compare?ids=${ids}`, `/shortlist?ids=${ids}`],
  ]
  for (const path of paths) {
    await page.goto(ownSite.url + path)
    await expect(page.locator('main')).toContainText('WWWWW')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft({ path, width }).toEqual({ path, width: 390 })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/aboutus', '/contactus', '/product']) {
    await page.goto(ownSite.url + path)
    const isOnTop = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { right, top } = heading.getBoundingClientRect()
      return document.elementFromPoint(right - 4, top + 10) === heading
    })
    expect.soft({ path, isOnTop }).toEqual({ path, isOnTop: true })
  }
  // The browser logs only the expected 404.
  expect(consoleErrors.splice(0).filter((one) => !one.includes('404'))).toEqual([])
})
