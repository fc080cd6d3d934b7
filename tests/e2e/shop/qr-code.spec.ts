import { orderAddress } from '../../../domain/urls/order-path.ts'
import { qrPath } from '../../../web/ui/qr-path.ts'
import { order, productNamed, stubChatApp } from '../../helpers/chat.ts'
import { expect, findViolations, signIn, test } from '../../helpers/test.ts'

test('the QR code on a desktop encodes the short URL of the order chat with its reference', async ({
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
  const orders = await page.request.get(`${ownSite.url}/api/orders`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const noted = (await orders.json()).orders.filter(
    ({ isExample }: { isExample: boolean }) => !isExample,
  )
  expect(noted).toMatchObject([{ source: 'product', products: [{ _id }], reference }])
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
