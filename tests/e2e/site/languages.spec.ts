import type { Page } from '@playwright/test'
import { contentTypes } from '../../../domain/content/content-types.ts'
import { product } from '../../../domain/content/product.ts'
import { collectTexts, findEnglish, readTexts } from '../../helpers/languages/foreign-words.ts'
import { switchLanguages } from '../../helpers/languages/site-languages.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, test } from '../../helpers/test.ts'

interface Product {
  _id: string
  name: string
  path: string
  choices?: unknown[]
}

async function call({ url, session }: Site, page: Page, path: string, data?: object) {
  const response = await page.request.fetch(`${url}/api${path}`, {
    method: data === undefined ? 'GET' : 'PUT',
    headers: { authorization: `Bearer ${session.token}` },
    ...(data !== undefined && { data }),
  })
  expect([path, response.status()]).toEqual([path, 200])
  return response.json()
}

async function readProducts(site: Site, page: Page): Promise<Product[]> {
  return (await call(site, page, product.path))[product.keys.list]
}

/** Texts entered by the owner, which are not translated, and the single words of the shop's names. */
async function readTyped(site: Site, page: Page): Promise<Set<string>> {
  const typed = new Set<string>()
  for (const { path } of contentTypes) collectTexts(await call(site, page, path), typed)
  for (const name of [...typed].filter((text) => text.startsWith('Zula')))
    for (const word of name.split(' ')) typed.add(word)
  return typed
}

/** Closes a dialog and waits until its history entry is gone: it would cancel the next navigation. */
async function closeLayer(page: Page) {
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !history.state?.height)
}

for (const language of ['hi', 'gu'] as const) {
  for (const width of [390, 1440]) {
    test(`pages in ${language} at ${width} px have no untranslated text and no horizontal overflow`, async ({
      page,
      ownSite,
      consoleErrors,
    }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width, height: 844 })
      await switchLanguages(ownSite, page, 'en', 'hi', 'gu')
      const typed = await readTyped(ownSite, page)
      // Search words, and their corrected spelling.
      for (const word of ['teka', 'tea', 'teak', 'zzzzqq']) typed.add(word)
      const products = await readProducts(ownSite, page)
      const ids = products.slice(0, 3).map(({ _id }) => _id)
      const chosen = products.filter(({ choices = [] }) => choices.length > 0).slice(0, 2)
      const found: string[] = []
      const look = async (place: string) => {
        const texts = await readTexts(page)
        found.push(...findEnglish(texts, typed).map((text) => `${place} ${text}`))
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (beyond > 0) found.push(`${place} is ${beyond} px wider than the window`)
      }
      const open = async (path: string) => {
        await page.goto(`${ownSite.url}/${language}${path}`)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
      }
      const paths = [
        ...['/', '/aboutus', '/contactus', '/product', '/product?page=2', '/product?show=filters'],
        ...[
          '/product?q=teka',
          '/product?q=zzzzqq',
          '/product?tag=teak&maxPrice=90000&width=200+cm',
        ],
        ...[products[0], products[7], ...chosen].flatMap((one) => one?.path ?? []),
        ...[
          `/contactus?product=${ids[0]}`,
          `/compare?ids=${ids}`,
          `/compare?ids=${ids}&only=differences`,
        ],
        ...[`/shortlist?ids=${ids}`, '/compare', '/shortlist'],
      ]
      for (const path of paths) {
        await open(path)
        await look(path)
      }

      await open('/product')
      await page.locator('.heart-button').first().click()
      await page.locator('#q').fill('te')
      await page.locator('#q').pressSequentially('ak')
      await expect(page.getByRole('listbox')).toBeVisible()
      await look('suggestions')
      await page.locator('#q').press('Escape')
      if (width >= 900) await expect(page).toHaveURL(/[?&]q=teak/)
      if (width < 900) {
        await page.locator('.filter-button').click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await look('filters')
        await closeLayer(page)
        await page.locator('[popovertarget=drawer]').click()
        await expect(page.locator('#drawer')).toBeVisible()
        await look('menu')
        await closeLayer(page)
      }
      await page.locator('.shortlist-button__round').click()
      await expect(page.locator('dialog.shortlist-panel')).toBeVisible()
      await look('shortlist')
      await closeLayer(page)
      await open(products[0]?.path ?? '')
      await page.locator('.product-gallery__open').click()
      await expect(page.locator('.pswp__top-bar')).toHaveCSS('opacity', '1')
      await look('photos')

      expect(found).toEqual([])
      expect(consoleErrors).toEqual([])
      for (const path of ['/nowhere', '/product-detail/nothing-000000000000']) {
        await open(path)
        await look(path)
      }
      expect(found).toEqual([])
      // The browser logs the two expected 404s.
      consoleErrors.splice(0)
    })
  }
}

test('shows a product’s translation in the shop, on its page and in the shortlist', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  await switchLanguages(ownSite, page, 'en', 'hi', 'gu')
  const [first, second] = await readProducts(ownSite, page)
  if (first === undefined || second === undefined) throw new Error('The demo has no products.')
  // The first product has only its name in Hindi, the second has no Hindi text.
  const translations = { hi: { name: 'सागौन का झूला', description: '' } }
  await call(ownSite, page, `${product.path}/${second._id}`, {
    translations: { hi: { name: '' } },
  })
  await call(ownSite, page, `${product.path}/${first._id}`, { translations })
  await page.goto(`${url}/hi/product`)
  const names = page.locator('.product-card__name')
  await expect(names.filter({ hasText: 'सागौन का झूला' })).not.toHaveAttribute('lang')
  await expect(names.filter({ hasText: second.name })).toHaveAttribute('lang', 'en')
  await names.filter({ hasText: 'सागौन का झूला' }).click()
  await expect(page).toHaveURL(`${url}/hi${first.path}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('सागौन का झूला')
  await expect(heading).not.toHaveAttribute('lang')
  await expect(page.locator('.prose').first()).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(/^सागौन का झूला \| /)
  await page.locator('.heart-button').first().click()
  await page.goBack()
  await expect(page).toHaveURL(`${url}/hi/product`)

  // The shortlist, stored in the browser, follows the page's language.
  await page.goto(`${url}/gu/product`)
  await page.locator('.shortlist-button__round').click()
  const panel = page.locator('dialog.shortlist-panel')
  await expect(panel.getByRole('listitem')).toContainText('સાગનો સ્પિન્ડલ હીંચકો')
  await expect(panel.locator('a').first()).toHaveAttribute('href', `/gu${first.path}`)
})

test('sends the language of the page with an enquiry', async ({ page, context, ownSite }) => {
  const { url } = ownSite
  await switchLanguages(ownSite, page, 'en', 'hi')
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
  )
  const send = async (path: string) => {
    await page.goto(url + path)
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/orders'))
    await page.locator('.product-card__buy').first().click()
    const body = (await sent).postDataJSON()
    await page.bringToFront()
    return body
  }
  expect(await send('/hi/product')).toMatchObject({ lang: 'hi' })
  expect(await send('/product?page=2')).not.toHaveProperty('lang')
})

test('a page loads only the font of its own script', async ({ page, ownSite }) => {
  const { url } = ownSite
  await switchLanguages(ownSite, page, 'en', 'hi', 'gu')
  const fonts: string[] = []
  page.on('request', (request) => {
    const name = /noto-sans-([a-z]+)/.exec(request.url())?.[1]
    if (name !== undefined) fonts.push(name)
  })
  await page.goto(`${url}/`)
  await page.evaluate(() => document.fonts.ready)
  expect(fonts).toEqual([])
  for (const [language, font] of [
    ['hi', 'devanagari'],
    ['gu', 'gujarati'],
  ] as const) {
    fonts.splice(0)
    await page.goto(`${url}/${language}/`)
    await page.evaluate(() => document.fonts.ready)
    expect([...new Set(fonts)]).toEqual([font])
    await expect(page.locator(`link[rel=preload][href*="${font}"]`)).toHaveCount(1)
  }
})

test('a shop with one language loads no language switch, hreflang links or extra fonts', async ({
  page,
  ownSite,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const path of ['/', '/product']) {
    await page.goto(ownSite.url + path)
    await expect(page.locator('.languages, [hreflang], [property^="og:locale"]')).toHaveCount(0)
    expect(await page.locator('[lang]').count()).toBe(1)
  }
  expect(requests.filter((url) => /language-(?:switch|offer|name)|noto-sans/.test(url))).toEqual([])
})

test.describe('a browser set to Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('is offered the page in Hindi until dismissed, and never redirected', async ({
    page,
    ownSite,
  }) => {
    const { url } = ownSite
    const offer = page.locator('.language-offer')
    await page.goto(`${url}/product?page=2`)
    await expect(offer).toHaveCount(0)
    await switchLanguages(ownSite, page, 'en', 'hi', 'gu')
    await page.goto(`${url}/product?page=2`)
    await expect(page).toHaveURL(`${url}/product?page=2`)
    await expect(offer).toHaveAttribute('lang', 'hi')
    const link = offer.getByRole('link', { name: 'यह पेज हिन्दी में भी है' })
    await expect(link).toHaveAttribute('href', '/hi/product?page=2')
    await page.goto(`${url}/hi/`)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect(offer).toHaveCount(0)
    await page.goto(`${url}/gu/`)
    await offer.getByRole('button', { name: 'बंद करें' }).click()
    await expect(offer).toHaveCount(0)
    await page.goto(`${url}/`)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect(offer).toHaveCount(0)
  })
})
