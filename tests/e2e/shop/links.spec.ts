import type { APIRequestContext, Page } from '@playwright/test'
import type { Site } from '../../helpers/site.ts'
import { expect, test, waitForHydration } from '../../helpers/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** URL of the product in the page's chat message. */
async function linkInChat(page: Page): Promise<string> {
  const order = page.getByRole('link', { name: 'Order on WhatsApp' }).first()
  const text = new URL((await order.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  return /^Link: (.+)$/m.exec(text)?.[1] ?? ''
}

/** Response status and canonical URL of a page. */
async function lookUp(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  const own = /<link rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1]
  return { status: response.status(), own }
}

/** All accepted spellings of the URL of a product or category. */
function spellingsOf(url: string, name: string, id: string): string[] {
  const end = id.slice(-12)
  return [
    `${url}/${name}-${end}`,
    `${url}/${id}`,
    `${url}/${end}`,
    `${url}/any-other-name-${end}`,
    `${url}/${name}-${id}`,
    `${url}/${name}-${end}`.replace(name, name.toUpperCase()),
    `${url}/${name}-${end.toUpperCase()}`,
    `${url}/${name}-${end}/`,
    `${url}/${name.replaceAll('-', '%2D')}-${end}`,
    `${url}/${encodeURIComponent('झूला')}-${end}`,
    `${url}/${name}-${end}?utm_source=letter`,
  ]
}

async function administrate(page: Page, site: Site) {
  const headers = { authorization: `Bearer ${site.session.token}` }
  const address = (path: string) => `${site.url}/api${path}`
  return {
    rename: (path: string, name: string) =>
      page.request.put(address(path), { data: { name }, headers }),
    setVisibility: (path: string, visibility: string) =>
      page.request.put(address(path), { data: { visibility }, headers }),
    remove: (path: string) => page.request.delete(address(path), { headers }),
    bringBack: (id: string) => page.request.post(address(`/trash/${id}`), { headers }),
  }
}

test('a shared product link survives renaming, and returns 404 with similar products while deleted', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  const { url } = ownSite
  const { request } = page
  await page.goto(`${url}/product`)
  await page.locator('a.product-card__link', { hasText: 'Teak Spindle Jhoola' }).click()
  await expect(heading(page)).toHaveText('Teak Spindle Jhoola')
  const sent = page.url()
  expect(sent).toMatch(/\/product-detail\/teak-spindle-jhoola-[0-9a-f]{12}$/)
  expect(await linkInChat(page)).toBe(sent)

  const list = await (await request.get(`${url}/api/ourCategoriesItems`)).json()
  const { _id } = list.categoryItemData.find(({ path }: { path: string }) => url + path === sent)
  const spellings = spellingsOf(`${url}/product-detail`, 'teak-spindle-jhoola', _id)
  const lookUpAll = () => Promise.all(spellings.map((address) => lookUp(request, address)))
  const every = (response: object) => spellings.map(() => response)
  expect(await lookUpAll()).toEqual(every({ status: 200, own: sent }))

  await test.step('after the product is renamed', async () => {
    const shop = await administrate(page, ownSite)
    await shop.rename(`/ourCategoriesItems/${_id}`, 'झूला “Rosewood”')
    const now = `${url}/product-detail/jhula-rosewood-${_id.slice(-12)}`
    expect(await lookUpAll()).toEqual(every({ status: 200, own: now }))
    await page.goto(sent)
    await expect(heading(page)).toHaveText('झूला “Rosewood”')
    expect(page.url()).toBe(sent)
    expect(await linkInChat(page)).toBe(now)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Share झूला “Rosewood”' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(now)
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', now)
    const { etag } = (await request.get(sent)).headers()
    expect((await request.get(now)).headers().etag).toBe(etag)
    const textAt = async (address: string) => (await request.get(address)).text()
    expect(await textAt(`${url}/product-detail/${_id}`)).toBe(await textAt(now))
    const sitemap = await (await request.get(`${url}/sitemap.xml`)).text()
    expect(sitemap).toContain(`<loc>${now}</loc>`)
    expect(sitemap).not.toContain(sent)
  })

  const shop = await administrate(page, ownSite)
  await test.step('while the product is hidden, without its category', async () => {
    await shop.setVisibility(`/ourCategoriesItems/${_id}`, 'hidden')
    const lost = await request.get(sent)
    expect(lost.status()).toBe(404)
    const pieces = /<h2 id="pieces-h">([^<]*)/.exec(await lost.text())?.[1]
    expect(pieces).toBe('Our newest pieces')
  })

  await test.step('while the product is deleted, and after it is restored', async () => {
    await shop.setVisibility(`/ourCategoriesItems/${_id}`, 'live')
    await shop.remove(`/ourCategoriesItems/${_id}`)
    expect((await lookUpAll()).map(({ status }) => status)).toEqual(spellings.map(() => 404))
    await page.goto(sent)
    await expect(heading(page)).toHaveText('This seat is empty')
    await expect(page.getByRole('heading', { name: 'Similar pieces' })).toBeVisible()
    const ask = page.getByRole('link', { name: 'Ask about this piece' })
    const text = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text')
    expect(text).toContain(sent)
    await shop.bringBack(_id)
    await page.reload()
    await expect(heading(page)).toHaveText('झूला “Rosewood”')
    expect((await lookUpAll()).map(({ status }) => status)).toEqual(spellings.map(() => 200))
  })
  expect(consoleErrors.splice(0).filter((line) => !/404/.test(line))).toEqual([])
})

test('a category link still works after the category is renamed', async ({ page, ownSite }) => {
  const { url } = ownSite
  await page.goto(`${url}/product`)
  await waitForHydration(page)
  await page.getByRole('radio', { name: /^Hanging Chairs/ }).check()
  await expect(page).toHaveURL(/\/product\/hanging-chairs-[0-9a-f]{12}$/)
  const sent = page.url()
  const { categoryData } = await (await page.request.get(`${url}/api/ourCategories`)).json()
  const { _id } = categoryData.find(({ path }: { path: string }) => url + path === sent)
  await page.goto(sent)
  await expect(page.getByRole('radio', { name: /^Hanging Chairs/ })).toBeChecked()

  const shop = await administrate(page, ownSite)
  await shop.rename(`/ourCategories/${_id}`, 'Cocoon Chairs')
  const now = `${url}/product/cocoon-chairs-${_id.slice(-12)}`
  for (const address of spellingsOf(`${url}/product`, 'hanging-chairs', _id))
    expect([address, await lookUp(page.request, address)]).toEqual([
      address,
      { status: 200, own: now },
    ])
  await page.goto(`${sent}?sort=name`)
  await expect(page.getByRole('radio', { name: /^Cocoon Chairs/ })).toBeChecked()
  await expect(page.locator('.product-list > li')).toHaveCount(4)
  await page.locator('a.product-card__link').first().click()
  await page.getByRole('table').getByRole('link', { name: 'Cocoon Chairs' }).click()
  await expect(page).toHaveURL(now)

  // Query of the form as submitted without JavaScript, now and from an older page.
  for (const category of [_id, `hanging-chairs-${_id.slice(-12)}`]) {
    const response = await page.request.get(`${url}/product?category=${category}&q=&tag=`)
    expect(response.url()).toBe(now)
  }
})

test('a shortlist stored before products had paths still links to them', async ({
  page,
  demoSite: { url },
}) => {
  const { categoryItemData } = await (
    await page.request.get(`${url}/api/ourCategoriesItems`)
  ).json()
  const [{ _id, name, path }] = categoryItemData
  await page.addInitScript((entry) => localStorage.setItem('shortlist', JSON.stringify([entry])), {
    _id,
    name,
    picture: null,
  })
  await page.goto(`${url}/aboutus`)
  await page.getByRole('button', { name: /^Shortlist/ }).click()
  await page.getByRole('dialog', { name: 'Shortlist' }).getByRole('link', { name }).click()
  await expect(heading(page)).toHaveText(name)
  expect(await linkInChat(page)).toBe(url + path)
})
