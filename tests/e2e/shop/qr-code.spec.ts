import { orderAddress } from '../../../domain/urls/order-path.ts'
import { qrPath } from '../../../web/ui/qr-path.ts'
import { order, productNamed, stubChatApp, write } from '../../helpers/chat.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, findViolations, signIn, test } from '../../helpers/test.ts'

test('the QR code on a desktop encodes a short URL that redirects to the order chat', async ({
  page,
  context,
  ownSite,
}) => {
  const opened = await stubChatApp(context)
  const token = await signIn(page, ownSite)
  const product = await productNamed(page, ownSite, 'Teak Spindle Jhoola')
  const { _id } = product
  await page.goto(`${ownSite.url}/product-detail/${_id}`)
  await page.getByRole('button', { name: 'QR code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Order on your phone' })
  const code = dialog.getByRole('img', { name: 'QR code for your WhatsApp order' })
  await expect(code.locator('path')).toHaveAttribute('d', /^M/)
  expect(await findViolations(page)).toEqual([])
  const drawn = await code.locator('path').getAttribute('d')
  const [, , modules] = (await code.getAttribute('viewBox'))?.split(' ') ?? []
  expect(Number(modules)).toBeLessThanOrEqual(45)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await order(page).click()
  await expect.poll(() => opened.length).toBe(1)
  const [chat = ''] = opened
  const reference = /Reference: (\S+)$/.exec(new URL(chat).searchParams.get('text') ?? '')?.[1]
  const address = ownSite.url + orderAddress(product, reference ?? '')
  expect(drawn).toBe(qrPath(address).path)
  for (const method of ['HEAD', 'GET']) {
    const response = await page.request.fetch(address, { method, maxRedirects: 0 })
    expect([method, response.status(), response.headers()]).toEqual([
      method,
      302,
      expect.objectContaining({
        location: chat,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      }),
    ])
  }
  const orders = await page.request.get(`${ownSite.url}/api/orders`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const noted = (await orders.json()).orders.filter(
    ({ isExample }: { isExample: boolean }) => !isExample,
  )
  expect(noted).toMatchObject([{ source: 'product', products: [{ _id }], reference }])
})

test('the short order URL redirects to the product’s chat, and returns 404 without a visible product', async ({
  page,
  emptySite,
  ownSite,
}) => {
  const token = await signIn(page, ownSite)
  const { _id, createdBy } = await productNamed(page, ownSite, 'Teak Spindle Jhoola')
  const ask = (path: string, { url }: Site = ownSite) =>
    page.request.get(url + path, { maxRedirects: 0 })
  const short = `/o/${_id.slice(-12)}`
  await page.goto(`${ownSite.url}/product-detail/${_id}`)
  expect((await ask(short)).headers().location).toBe(await order(page).getAttribute('href'))

  await write(page, ownSite, token, `/ourCategories/${createdBy._id}`, { chatNumber: '9000000001' })
  expect((await ask(short)).headers().location).toContain('https://wa.me/919000000001?text=')

  for (const path of ['/o', '/o/000000000000', '/o/x', `${short}/odd`, `${short}/ZL-4K6HX/more`]) {
    const lost = await ask(path)
    expect([path, lost.status(), await lost.text()]).toEqual([
      path,
      404,
      expect.stringContaining('<h1'),
    ])
  }
  await write(page, ownSite, token, `/ourCategoriesItems/${_id}`, { visibility: 'hidden' })
  expect((await ask(short)).status()).toBe(404)
  expect(await (await ask('/sitemap.xml')).text()).not.toContain('/o/')

  const added = await page.request.post(`${emptySite.url}/api/ourCategoriesItems/add`, {
    headers: { authorization: `Bearer ${emptySite.session.token}` },
    data: { name: 'Jhoola' },
  })
  const { categoryItemData: numberless } = await added.json()
  expect((await ask(`/o/${numberless._id.slice(-12)}`, emptySite)).status()).toBe(404)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('shows no QR code', async ({ page, demoSite }) => {
    const { _id } = await productNamed(page, demoSite, 'Teak Spindle Jhoola')
    await page.goto(`${demoSite.url}/product-detail/${_id}`)
    await expect(order(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'QR code' })).toBeHidden()
  })
})
