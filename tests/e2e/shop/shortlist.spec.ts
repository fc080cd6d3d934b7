import type { Page } from '@playwright/test'
import { productNamed, stubChatApp } from '../../helpers/chat.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolations, signIn, test, waitForHydration } from '../../helpers/test.ts'

/** Stored enquiries, newest first, without the demo's examples. */
async function readEnquiries(page: Page, { url }: Site, token: string): Promise<unknown[]> {
  const response = await page.request.get(`${url}/api/orders`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { orders } = await response.json()
  return orders.filter(({ isExample }: { isExample: boolean }) => !isExample)
}

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Shortlist ${name}`, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Shortlist' })
/** Message of an opened chat. */
const messageOf = (chat = '') => new URL(chat).searchParams.get('text') ?? ''
const opener = (page: Page) =>
  page.getByRole('complementary', { name: 'Filters' }).getByRole('button', { name: /^Shortlist/ })

test.describe('The shortlist', () => {
  test('is stored, synchronised between tabs, and sent as one enquiry', async ({
    page,
    context,
    ownSite,
  }) => {
    const opened = await stubChatApp(context)
    await page.goto(`${ownSite.url}/product`)
    await heart(page, 'Teak Spindle Jhoola').click()
    await heart(page, 'Rattan Egg Chair').click()
    await expect(heart(page, 'Rattan Egg Chair')).toHaveAttribute('aria-pressed', 'true')

    const other = await context.newPage()
    await other.goto(`${ownSite.url}/product`)
    await expect(heart(other, 'Rattan Egg Chair')).toHaveAttribute('aria-pressed', 'true')
    await opener(page).click()
    await panel(page).getByRole('button', { name: 'Remove Rattan Egg Chair' }).click()
    await heart(other, 'Canopy Garden Swing').click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(2)
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await expect(panel(page).getByRole('listitem')).toContainText([
      ...['Canopy Garden Swing', 'Rattan Egg Chair', 'Teak Spindle Jhoola'],
    ])
    await other.close()

    await page.reload()
    await expect(opener(page)).toHaveAccessibleName('Shortlist 3 saved')
    await opener(page).click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(3)
    expect(await findViolations(page)).toEqual([])

    const ask = panel(page).getByRole('link', { name: 'Ask about all 3 on WhatsApp' })
    const plain = await ask.getAttribute('href')
    const popup = context.waitForEvent('page')
    await ask.click()
    await popup
    await expect.poll(() => opened.length).toBe(1)
    const lines = messageOf(opened[0]).split('\n')
    expect(lines[0]).toBe('Hello, I am interested in:')
    expect(lines[1]).toBe('1. Canopy Garden Swing')
    expect(lines.at(-1)).toMatch(/^Reference: ZL-[A-Z2-9]{5}$/)
    await expect(ask).toHaveAttribute('href', plain ?? '')

    const token = await signIn(page, ownSite)
    await expect
      .poll(() => readEnquiries(page, ownSite, token))
      .toMatchObject([
        {
          source: 'shortlist',
          status: 'pending',
          page: '/product',
          reference: lines.at(-1)?.replace('Reference: ', ''),
          products: [{}, {}, {}],
        },
      ])
  })

  test('removes products, and restores a cleared list with Undo', async ({ page, demoSite }) => {
    await page.goto(`${demoSite.url}/product`)
    await heart(page, 'Oak Rope Plank Swing').click()
    await heart(page, 'Cane Daybed Swing').click()
    await opener(page).click()
    await panel(page).getByRole('button', { name: 'Remove Oak Rope Plank Swing' }).click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(1)
    await expect(panel(page).getByText('Oak Rope Plank Swing removed.')).toBeVisible()
    await panel(page).getByRole('button', { name: 'Clear shortlist' }).click()
    await expect(panel(page)).toContainText('Nothing here yet.')
    expect(await findViolations(page)).toEqual([])
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

  test('takes no more products once it is full, and says so', async ({ page, demoSite }) => {
    await page.goto(`${demoSite.url}/product`)
    const ids = await page.evaluate(() => {
      const ids = Array.from({ length: 40 }, (_, index) => `stored-${index}`)
      const entries = ids.map((_id) => ({ _id, name: _id, picture: null }))
      localStorage.setItem('shortlist', JSON.stringify(entries))
      return ids
    })
    const storedIds = () =>
      page.evaluate(() =>
        JSON.parse(localStorage.getItem('shortlist') ?? '').map(({ _id }: { _id: string }) => _id),
      )
    const notice = page.getByRole('alert').filter({ hasText: 'Your shortlist is full' })
    await heart(page, 'Rattan Egg Chair').click()
    await expect(notice).toHaveText(
      'Your shortlist is full (40 products). Remove one to add another.',
    )
    expect(await storedIds()).toEqual(ids)
    await expect(heart(page, 'Rattan Egg Chair')).toHaveAttribute('aria-pressed', 'false')
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Tab')
    await expect(notice).toHaveCount(0)
  })

  test('opens and links to its products by keyboard alone', async ({ page, demoSite }) => {
    await page.goto(`${demoSite.url}/product`)
    await heart(page, 'Pergola Porch Swing').focus()
    await page.keyboard.press('Space')
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('link', { name: 'Pergola Porch Swing' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pergola Porch Swing')
    await expect(heart(page, 'Pergola Porch Swing')).toHaveAttribute('aria-pressed', 'true')
    await expect(panel(page)).toHaveCount(0)
  })
})

test.describe('The shortlist on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('opens from the header of every page', async ({ page, demoSite }) => {
    await page.goto(`${demoSite.url}/product`)
    await heart(page, 'Teak Spindle Jhoola').tap()
    await expect(heart(page, 'Teak Spindle Jhoola')).toHaveAttribute('aria-pressed', 'true')
    await page.goto(`${demoSite.url}/aboutus`)
    await page.getByRole('button', { name: 'Shortlist, 1 saved' }).tap()
    await expect(panel(page).getByRole('listitem')).toHaveText(/Teak Spindle Jhoola/)
    await panel(page).getByRole('button', { name: 'Close shortlist' }).tap()
    await expect(panel(page)).toHaveCount(0)
  })
})

test.describe('A sent shortlist', () => {
  const names = ['Rattan Egg Chair', 'Oak Rope Plank Swing']
  const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

  test('is a link, copied to the clipboard without the Web Share API', async ({
    page,
    context,
    demoSite,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
    })
    await page.goto(`${demoSite.url}/product`)
    for (const name of names.toReversed()) await heart(page, name).click()
    await opener(page).click()
    await panel(page).getByRole('button', { name: 'Send to somebody' }).click()
    await expect(panel(page).getByText('Link copied')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/shortlist\?ids=[\w-]+,[\w-]+$/)
    await page.goto(link)
    await expect(cards(page)).toHaveText(names)
  })

  test('does not change the visitor’s own list', async ({ page, demoSite }) => {
    await page.goto(`${demoSite.url}/product`)
    await heart(page, 'Teak Spindle Jhoola').click()
    const own = await page.evaluate(() => localStorage.getItem('shortlist'))
    const { _id } = await productNamed(page, demoSite, 'Rattan Egg Chair')
    await page.goto(`${demoSite.url}/shortlist?ids=${_id}`)
    await waitForHydration(page)
    await expect(page.getByRole('button', { name: 'Shortlist, 1 saved' })).toBeVisible()
    await expect(heart(page, 'Rattan Egg Chair')).toHaveAttribute('aria-pressed', 'false')
    expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBe(own)
  })
})

test.describe('An enquiry', () => {
  test('is stored with the reference in the visitor’s message', async ({
    page,
    context,
    ownSite,
  }) => {
    const opened = await stubChatApp(context)
    await page.goto(`${ownSite.url}/product`)
    await waitForHydration(page)
    await page
      .locator('.product-list > li')
      .first()
      .getByRole('link', { name: /^Buy Via/ })
      .click()
    await expect.poll(() => opened.length).toBe(1)

    await page.locator('a.product-card__link').first().click()
    const order = page.getByRole('link', { name: 'Order on WhatsApp' }).first()
    await order.click()
    await order.click()
    await expect.poll(() => opened.length).toBe(3)
    await page.getByRole('link', { name: 'Chat with us on WhatsApp' }).click()
    await expect.poll(() => opened.length).toBe(4)
    expect(opened[3]).not.toContain('?')
    const [shop, first, second] = opened.map(
      (chat) => /\nReference: (ZL-[A-Z2-9]{5})$/.exec(messageOf(chat))?.[1],
    )
    expect(first).toBe(second)

    const token = await signIn(page, ownSite)
    await expect
      .poll(() => readEnquiries(page, ownSite, token))
      .toMatchObject([
        { source: 'header', products: [] },
        { source: 'product', reference: first, products: [{ name: 'Teak Spindle Jhoola' }] },
        { source: 'shop', reference: shop, products: [{ name: 'Teak Spindle Jhoola' }] },
      ])
  })

  test('opens the chat with the message and reference without sendBeacon and without storage', async ({
    page,
    context,
    demoSite,
  }) => {
    const opened = await stubChatApp(context)
    await page.addInitScript(() => {
      navigator.sendBeacon = () => false
      sessionStorage.full = ''
      for (let size = 2 ** 23; size >= 1; size /= 2) {
        try {
          sessionStorage.full += 'x'.repeat(size)
        } catch {
          // Half of it may still fit.
        }
      }
    })
    await page.goto(`${demoSite.url}/product`)
    await page.locator('a.product-card__link').first().click()
    await page.getByRole('link', { name: 'Order on WhatsApp' }).first().click()
    await expect.poll(() => opened.length).toBe(1)
    expect(messageOf(opened[0])).toMatch(/Teak Spindle Jhoola[\s\S]*\nReference: ZL-[A-Z2-9]{5}$/)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })
})
