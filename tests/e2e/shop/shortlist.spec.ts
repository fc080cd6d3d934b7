import type { Page } from '@playwright/test'
import { findProduct, readEnquiries } from '../../helpers/api.ts'
import { chatText, stubChatApp } from '../../helpers/chat.ts'
import { expect, findViolations, test, waitForHydration } from '../../helpers/test.ts'

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Shortlist ${name}`, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Shortlist' })
const items = (page: Page) => panel(page).getByRole('listitem')
const act = (page: Page, name: string) => panel(page).getByRole('button', { name })
const opener = (page: Page) =>
  page.getByRole('complementary', { name: 'Filters' }).getByRole('button', { name: /^Shortlist/ })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('shortlist') ?? '')

test('a shortlist is the same in every tab', async ({ page, context, demoSite: { url } }) => {
  await page.goto(`${url}/product`)
  await heart(page, 'Teak Spindle Jhoola').click()
  await heart(page, 'Rattan Egg Chair').click()
  await expect(heart(page, 'Rattan Egg Chair')).toHaveAttribute('aria-pressed', 'true')

  await test.step('with another tab, whose additions survive an undo', async () => {
    const other = await context.newPage()
    await other.goto(`${url}/product`)
    await waitForHydration(other)
    await opener(page).click()
    await act(page, 'Remove Rattan Egg Chair').click()
    await expect(panel(page).getByText('Rattan Egg Chair removed.')).toBeVisible()
    await heart(other, 'Canopy Garden Swing').click()
    await expect(items(page)).toHaveCount(2)
    await act(page, 'Undo').click()
    await expect(items(page)).toContainText([
      ...['Canopy Garden Swing', 'Rattan Egg Chair', 'Teak Spindle Jhoola'],
    ])
    await other.close()
  })

  await test.step('by keyboard', async () => {
    await page.keyboard.press('Escape')
    await expect(opener(page)).toHaveAccessibleName('Shortlist 3 saved')
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(items(page)).toHaveCount(3)
    expect(await findViolations(panel(page))).toEqual([])
    await act(page, 'Clear shortlist').click()
    await expect(panel(page)).toContainText('Nothing here yet.')
    await act(page, 'Undo').click()
    await expect(items(page)).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('link', { name: 'Canopy Garden Swing' })).toBeVisible()
    for (let press = 0; press < 2; press++) await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('link', { name: 'Canopy Garden Swing' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Canopy Garden Swing')
    await expect(panel(page)).toHaveCount(0)
    await expect(heart(page, 'Canopy Garden Swing')).toHaveAttribute('aria-pressed', 'true')
  })
})

test('a full shortlist takes no more products', async ({ page, demoSite }) => {
  const { _id, name } = await findProduct(demoSite, 'Teak Spindle Jhoola')
  // As earlier versions stored it, and of products that are gone.
  const entries = Array.from({ length: 40 }, (_, index) => ({
    _id: index === 0 ? _id : `stored-${index}`,
    path: '/product-detail/its-path-at-that-time',
    name: 'Its name at that time',
    picture: null,
    offer: { price: '₹1' },
  }))
  await page.addInitScript(
    (text) => localStorage.setItem('shortlist', text),
    JSON.stringify(entries),
  )
  await page.goto(`${demoSite.url}/product`)
  const before = await stored(page)
  const notice = page.getByRole('alert').filter({ hasText: 'Your shortlist is full' })
  await heart(page, 'Rattan Egg Chair').click()
  await expect(notice).toHaveText(
    'Your shortlist is full (40 products). Remove one to add another.',
  )
  expect(await stored(page)).toBe(before)
  await expect(heart(page, 'Rattan Egg Chair')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Tab')
  await expect(notice).toHaveCount(0)

  await opener(page).click()
  await expect(items(page)).toHaveText([/^Teak Spindle Jhoola/])
  await expect.poll(() => stored(page)).toBe(`[{"_id":"${_id}","query":""}]`)
  await panel(page).getByRole('link', { name }).click()
  await expect(heading(page)).toHaveText(name)
})

test('a shortlist says what cannot load, and is sent', async ({
  page,
  context,
  demoSite: { url },
  consoleErrors,
}) => {
  const request = '**/shortlist-offers?*'
  const names = ['Rattan Egg Chair', 'Oak Rope Plank Swing']
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  await page.goto(`${url}/product`)
  for (const name of names.toReversed()) await heart(page, name).click()
  await page.route(request, (route) => route.abort('internetdisconnected'))
  await opener(page).click()
  await expect(panel(page).getByRole('alert')).toHaveText(
    'Your products could not be loaded. Check your connection and try again.',
  )
  await expect(items(page)).toHaveCount(0)
  expect(await findViolations(panel(page))).toEqual([])
  consoleErrors.splice(0)

  await page.unroute(request)
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(request, (route) => promise.then(() => route.continue()))
  await act(page, 'Try again').click()
  await expect(items(page)).toHaveCount(2)
  const before = await items(page).last().boundingBox()
  letGo()
  await expect(items(page)).toContainText(names)
  expect(await items(page).last().boundingBox()).toEqual(before)

  // A sent shortlist is not the receiver’s own.
  await act(page, 'Send to somebody').click()
  await expect(panel(page).getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/shortlist\?ids=[\w-]+,[\w-]+$/)
  await act(page, 'Remove Rattan Egg Chair').click()
  await expect(items(page)).toHaveCount(1)
  const own = await stored(page)

  await page.goto(link)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(names)
  await expect(page.getByRole('button', { name: 'Shortlist, 1 saved' })).toBeVisible()
  await expect(heart(page, 'Rattan Egg Chair')).toHaveAttribute('aria-pressed', 'false')
  expect(await stored(page)).toBe(own)
})

test('choices stay with a product up to the enquiry', async ({ page, context, ownSite }) => {
  const { url } = ownSite
  const opened = await stubChatApp(context)
  const { _id, name, path } = await findProduct(ownSite, 'Three-Seat Linen Sofa')
  const chosen = [
    { name: 'Fabric', value: 'Indigo linen' },
    { name: 'Wood finish', value: 'Dark walnut' },
    { name: 'Own length', value: '150 cm (4 ft 11 in)' },
  ]
  const lines = chosen.map(({ name, value }) => `${name}: ${value}`)
  const selection = 'fabric~indigo-linen!wood-finish~dark-walnut!own-length~150%2Bcm'
  await page.goto(`${url}/shortlist?ids=${_id}&choices=${selection}`)
  await heart(page, name).click()
  await page.getByRole('button', { name: 'Shortlist, 1 saved' }).click()
  for (const line of lines) await expect(items(page).getByText(line)).toBeVisible()
  await expect(items(page)).toContainText('₹1,21,000')
  const address = `${path}?fabric=indigo-linen&wood-finish=dark-walnut&own-length=150+cm`
  await expect(items(page).getByRole('link')).toHaveAttribute('href', address)

  await panel(page).getByRole('link', { name: 'Ask about it on WhatsApp' }).click()
  await expect.poll(() => opened.length).toBe(1)
  expect(chatText(opened[0]).split('\n').slice(0, -1)).toEqual([
    'Hello, I am interested in:',
    `1. ${name}`,
    ...lines,
    url + address,
    'Thank you!',
  ])
  await expect
    .poll(() => readEnquiries(ownSite))
    .toMatchObject([{ source: 'shortlist', products: [{ _id, name, choices: chosen }] }])
})
