import type { Browser, Page } from '@playwright/test'
import {
  expect,
  findViolations,
  findViolationsInThemes,
  navigateTo,
  signIn,
  test,
} from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const list = '/admin/manage-store/products'
const name = 'Teak Spindle Jhoola'
const phone = { width: 390, height: 844 }

async function asVisitor(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

/** Crawls the site as a visitor, from the home page, the sitemap and searches. Returns texts by path. */
async function walk(site: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const waiting = [
    '/',
    '/sitemap.xml',
    '/product?q=spindle',
    '/product?sort=newest',
    '/product.data',
  ]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue
    const response = await fetch(site + path)
    const text = response.ok ? await response.text() : ''
    texts.set(path, text)
    const links = text.matchAll(/(?:href="|<loc>)([^"<]+)/g)
    for (const [, link = ''] of links) {
      const { origin, pathname, search } = new URL(link.replaceAll('&amp;', '&'), site)
      const isPage = /^\/(?:$|product|aboutus|contactus|product-detail)/.test(pathname)
      if (origin === site && isPage) waiting.push(pathname + search)
    }
  }
  return texts
}

async function setVisibility(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Visibility' }).selectOption(words)
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await expect(page.getByText('Product saved.').first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
}

test('a hidden product returns 404 except by private link, and is public again once live', async ({
  page,
  ownSite,
  browser,
  consoleErrors,
}) => {
  test.setTimeout(180_000)
  await signIn(page, ownSite)
  const visitor = await asVisitor(browser)
  const { url } = ownSite
  const found = await (await visitor.request.get(`${url}/api/ourCategoriesItems?q=spindle`)).json()
  const { _id: id, path } = found.categoryItemData[0]
  const publicPage = url + path

  await visitor.goto(publicPage)
  await visitor
    .getByRole('button', { name: /shortlist/i })
    .first()
    .waitFor()
  await page.goto(`${url}${list}/${id}`)
  await setVisibility(page, 'Hidden')
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Hidden')
  await expect(page).toHaveURL(/stage=hidden/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  expect(await findViolationsInThemes(page)).toEqual([])

  const seen = await walk(url)
  expect(seen.size).toBeGreaterThan(30)
  for (const [path, text] of seen) expect([path, text.includes(name)]).toEqual([path, false])
  expect((await visitor.goto(publicPage))?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: 'This seat is empty' })).toBeVisible()

  await navigateTo(page, `${list}/${id}`)
  await expect(page.getByText('Hidden from visitors. It appears in no list')).toBeVisible()
  await page.getByRole('button', { name: 'Create private link' }).click()
  const link = await page.getByRole('textbox', { name: 'Private link' }).inputValue()
  expect(link).toContain(`${url}/product-preview/`)
  expect(await findViolationsInThemes(page)).toEqual([])
  await page.setViewportSize(phone)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await findViolationsInThemes(page)).toEqual([])

  const preview = await visitor.goto(link)
  expect([preview?.status(), preview?.headers()['cache-control']]).toEqual([
    200,
    'private, no-store',
  ])
  expect(preview?.headers()['x-robots-tag']).toBe('noindex')
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(visitor.getByRole('note')).toContainText('A private preview')
  // No QR code: it would contain a public URL.
  await expect(visitor.getByRole('link', { name: 'Order on WhatsApp' }).first()).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'QR code' })).toHaveCount(0)
  for (const size of [phone, { width: 1440, height: 900 }]) {
    await visitor.setViewportSize(size)
    expect(await findViolations(visitor)).toEqual([])
  }
  const data = await visitor.request.get(`${link}.data`)
  expect([data.status(), data.headers()['cache-control']]).toEqual([200, 'private, no-store'])

  // Signed-in administrators are redirected from the public URL to a preview only they can see.
  await page.goto(publicPage)
  await expect(page).toHaveURL(/\/product-preview\//)
  await expect(page.getByRole('note')).toContainText('Only you can see this page.')
  expect(consoleErrors.splice(0).join()).toContain('404')

  await page.goto(`${url}${list}/${id}`)
  await page.getByRole('button', { name: 'End private links' }).click()
  await expect(page.getByText('The private links no longer work.')).toBeVisible()
  expect((await visitor.goto(link))?.status()).toBe(404)
  await expect(visitor.getByText('This private link has expired.')).toBeVisible()

  await page.getByRole('button', { name: 'Create private link' }).click()
  const second = await page.getByRole('textbox', { name: 'Private link' }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  await setVisibility(page, 'Live')
  expect((await visitor.goto(publicPage))?.status()).toBe(200)
  await visitor.goto(second)
  await expect(visitor).toHaveURL(publicPage)
  await expect(visitor.getByRole('note')).toHaveCount(0)
  await visitor.context().close()
})

test('products are hidden in bulk, copies start hidden, and dates use the shop’s time zone', async ({
  page,
  ownSite,
}) => {
  const token = await signIn(page, ownSite)
  const total = async () =>
    (await (await page.request.get(`${ownSite.url}/api/ourCategoriesItems?limit=1`)).json()).total
  const before = await total()
  await page.goto(ownSite.url + list)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(20)
  for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByText('2 products hidden from visitors.')).toBeVisible()
  await expect(rows.getByText('Hidden', { exact: true })).toHaveCount(2)
  expect(await total()).toBe(before - 2)
  for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Set live' }).click()
  await expect(rows.getByText('Hidden', { exact: true })).toHaveCount(0)
  expect(await total()).toBe(before)

  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByText('This is the copy, hidden until you set it live.')).toBeVisible()
  await expect(page.getByText('Hidden from visitors. It appears in no list')).toBeVisible()
  expect(await total()).toBe(before)

  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Live')
  await page.getByLabel('Shown from').fill('2096-11-23T09:00')
  await expect(page.getByText(/visitors will see this product from 23 November 2096/)).toBeVisible()
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await expect(page.getByText('Product saved.')).toBeVisible()
  await expect(rows.getByText('From 23 Nov')).toHaveCount(1)
  const response = await page.request.get(`${ownSite.url}/api/ourCategoriesItems?stage=upcoming`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await response.json()).categoryItemData).toMatchObject([
    { liveFrom: '2096-11-23T03:30:00.000Z' },
  ])
})

test('the shortlist stored in a browser drops products that were hidden', async ({
  page,
  ownSite,
}) => {
  const token = await signIn(page, ownSite)
  const { url } = ownSite
  const found = await (await page.request.get(`${url}/api/ourCategoriesItems?limit=2`)).json()
  const [one, two] = found.categoryItemData
  await page.addInitScript(
    (products) => localStorage.setItem('shortlist', products),
    JSON.stringify([one, two].map(({ _id, name }) => ({ _id, name, picture: null }))),
  )
  await page.request.put(`${url}/api/ourCategoriesItems/${one._id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { visibility: 'hidden' },
  })
  await page.goto(`${url}/aboutus`)
  await page.getByRole('button', { name: 'Shortlist, 2 saved' }).click()
  const panel = page.getByRole('dialog', { name: 'Shortlist' })
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await expect(panel.getByRole('link', { name: two.name })).toBeVisible()
})
