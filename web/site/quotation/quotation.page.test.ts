import { beforeAll, expect, it } from 'vitest'
import {
  type SentQuotation,
  sendChanged,
  sendQuotation,
  writeLines,
} from '../../../tests/helpers/quotations.ts'
import { messageOf, shopForAllTests, shopOrigin } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')
const newShop = shopForAllTests('empty')
let quotation: SentQuotation

const everything = {
  customer: { name: 'Meera Shah', phone: '98980 11223', address: '7, Shahibaug\nAhmedabad' },
  discount: { kind: 'percent', value: '5' },
  ...{ delivery: '3500', advancePercent: 30, validUntil: '2099-12-13' },
  ...{ taxNote: 'Prices include 18% GST.', terms: 'Delivery in 6 weeks.\nThe rest on delivery.' },
  note: 'Knows our carpenter',
}

beforeAll(async () => {
  await shop.call('PUT', '/settings', { upiId: 'zula@okbank', bankLine: 'HDFC 5010' })
  quotation = await sendQuotation(shop, everything)
})

const accept = (path: string, edition?: number) =>
  shop.visit(`${path}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: edition === undefined ? '' : `edition=${edition}`,
  })
const act = ({ _id }: SentQuotation, action: string, body: object = {}) =>
  shop.call('POST', `/quotations/${_id}/${action}`, body)
const rowsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((row) =>
    [...row.children].map((cell) => cell.textContent?.trim() ?? ''),
  )

it('shows shop, customer, lines, sums, taxes and terms, and no note of the shop', async () => {
  const { status, document, html, getByText, getByRole } = await shop.visit(quotation.path)
  expect(status).toBe(200)
  getByRole('heading', { level: 1, name: `Quotation ${quotation.number}` })
  for (const text of ['Zula Living', 'Meera Shah', '98980 11223', '13 December 2099'])
    expect(getByText(text), text).toBeTruthy()
  expect(rowsOf(document, 'tbody tr').map(([, ...cells]) => cells)).toEqual([
    ['2', '₹59,000', '', '₹1,18,000'],
    ['1', '₹42,500', '−10%', '₹38,250'],
  ])
  expect(document.querySelectorAll('tbody img')).toHaveLength(1)
  expect(rowsOf(document, 'main > dl > div')).toEqual([
    ['Subtotal', '₹1,56,250'],
    ['Discount (5%)', '−₹7,812.50'],
    ['Delivery and assembly', '₹3,500'],
    ['Total', '₹1,51,937.50'],
    ['Advance (30%)', '₹45,581.25'],
  ])
  getByText('Prices include 18% GST.')
  getByText(/Delivery in 6 weeks/)
  expect(html).not.toContain('carpenter')
})

it('has a link preview with the first photograph and the sum, and nothing for search engines', async () => {
  const { document, meta } = await shop.visit(quotation.path)
  expect(meta('og:title')).toBe(`Quotation ${quotation.number}`)
  expect(meta('og:description')).toBe('₹1,51,937.50, valid until 13 December 2099')
  expect(meta('og:image')).toBe(`${shopOrigin}${quotation.path}/preview.jpg`)
  expect(meta('robots')).toBe('noindex, nofollow')
  expect(document.querySelectorAll('link[rel=canonical], link[hreflang]')).toHaveLength(0)
  const preview = await shop.request(`${quotation.path}/preview.jpg`)
  expect(preview).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' },
  })
})

it('loads no script; its one of its own fits the policy', async () => {
  const { document, headers } = await shop.visit(quotation.path)
  expect([...document.scripts].map(({ src }) => src)).toEqual([''])
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
  expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0)
  expect(document.scripts[0]?.textContent?.length).toBeLessThan(1_500)
})

it('offers to pay the advance by UPI, and by bank', async () => {
  const { getByRole, getByText } = await shop.visit(quotation.path)
  const pay = new URL(getByRole('link', { name: 'Pay ₹45,581.25' }).getAttribute('href') ?? '')
  expect([pay.protocol, pay.host, Object.fromEntries(pay.searchParams)]).toEqual([
    'upi:',
    'pay',
    { pa: 'zula@okbank', pn: 'Zula Living', am: '45581.25', cu: 'INR', tn: quotation.number },
  ])
  getByRole('img', { name: 'UPI code for ₹45,581.25' })
  getByText('HDFC 5010')
})

it('offers the total without an advance, and no UPI in other currencies', async () => {
  const whole = await shop.visit((await sendQuotation(shop)).path)
  expect(whole.getByRole('link', { name: 'Pay ₹1,56,250' })).toBeTruthy()
  await shop.call('PUT', '/settings', { currency: 'EUR' })
  const foreign = await shop.visit((await sendQuotation(shop)).path)
  await shop.call('PUT', '/settings', { currency: 'INR' })
  expect(foreign.queryByRole('link', { name: /^Pay/ })).toBeNull()
  foreign.getByText('HDFC 5010')
  expect(foreign.meta('og:description')).toContain('€156,250')
})

it('thanks for the advance instead', async () => {
  const paid = await sendQuotation(shop)
  await act(paid, 'advance', { received: true })
  const { getByText, queryByRole } = await shop.visit(paid.path)
  getByText(/^Advance received on/)
  expect(queryByRole('link', { name: /^Pay/ })).toBeNull()
})

it.each([
  ['hi', 'कोटेशन', '1 जनवरी 2099', 'मुझे मंज़ूर है'],
  ['gu', 'કોટેશન', '1 જાન્યુઆરી, 2099', 'મને મંજૂર છે'],
])(
  'is in its language, %s, whichever languages the site has',
  async (language, title, date, take) => {
    const { path, number } = await sendQuotation(shop, { language, validUntil: '2099-01-01' })
    const { status, document, getByRole, getByText, meta } = await shop.visit(path)
    expect([status, document.documentElement.lang]).toEqual([200, language])
    getByRole('heading', { level: 1, name: `${title} ${number}` })
    getByText(date)
    getByText('₹1,18,000')
    getByRole('button', { name: take })
    expect(meta('og:description')).toContain('₹1,56,250')
    const [home] = document.querySelectorAll('header a')
    expect(home?.getAttribute('href')).toBe(`${shopOrigin}/`)
  },
)

it('is accepted by a form, twice as once, and then opens the chat with number and sum', async () => {
  const { path, _id, number } = await sendQuotation(shop)
  const before = await shop.visit(path)
  const form = before.document.querySelector('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', `${path}/accept`])
  expect(form?.querySelector('input')?.value).toBe('1')
  const ask = before.getByRole('link', { name: 'I have a question' })
  expect(messageOf(ask)).toContain(`${number} for ₹1,56,250`)

  const first = await accept(path, 1)
  expect([first.status, first.path]).toEqual([200, path])
  const { acceptedAt } = (await shop.call('GET', `/quotations/${_id}`)).quotationData
  const second = await accept(path)
  second.getByRole('heading', { name: 'You have accepted this quotation' })
  const { quotationData } = await shop.call('GET', `/quotations/${_id}`)
  expect(quotationData).toMatchObject({ status: 'accepted', acceptedAt })
  const chat = second.getByRole('link', { name: 'Send the message' })
  expect(messageOf(chat)).toBe(`Hello, I take quotation ${number} for ₹1,56,250.`)
  expect(second.document.querySelector('form')).toBeNull()

  await act({ _id, number, path }, 'confirm')
  const confirmed = await shop.visit(path)
  confirmed.getByRole('heading', { name: 'Your order is confirmed' })
})

it('answers the form with a redirect, and does nothing for forms of other sites', async () => {
  const { path, _id } = await sendQuotation(shop)
  const post = (site: string) =>
    shop.request(`${path}/accept`, { method: 'POST', headers: { 'sec-fetch-site': site } })
  const statusOf = async () => (await shop.call('GET', `/quotations/${_id}`)).quotationData.status
  expect(await post('cross-site')).toMatchObject({ status: 303, headers: { location: path } })
  expect(await statusOf()).toBe('sent')
  expect(await post('same-origin')).toMatchObject({ status: 303, headers: { location: path } })
  expect(await statusOf()).toBe('accepted')
})

it('leads from an earlier edition to the newest, and says what changed', async () => {
  const first = await sendQuotation(shop, { validUntil: '2099-01-01' })
  const { path, number } = first
  const [swing] = await writeLines(shop)
  const stored = (await shop.call('GET', `/quotations/${first._id}`)).quotationData.lines
  const lines = [
    { ...stored[0], ...swing, quantity: 1 },
    { title: 'Stool', quantity: 1, price: 900 },
  ]
  const second = await sendChanged(shop, first, { lines, validUntil: '2099-02-01' })
  expect(second).toEqual(first)

  const newest = await shop.visit(path)
  newest.getByRole('heading', { name: 'What has changed since edition 1' })
  const changes = [...newest.document.querySelectorAll('section li')].map((one) => one.textContent)
  expect(changes).toEqual([
    'Teak Spindle Jhoola: ₹1,18,000 → ₹59,000',
    'New: Stool',
    'Left out: Cane chair',
    'Total: ₹1,56,250 → ₹59,900',
    'Valid until: 1 January 2099 → 1 February 2099',
  ])
  const link = newest.getByRole('link', { name: 'Read edition 1' }).getAttribute('href') ?? ''
  expect(link).toBe(`${path}?edition=1`)

  const earlier = await shop.visit(link)
  earlier.getByRole('heading', { level: 1, name: `Quotation ${number}` })
  earlier.getByText('₹1,56,250')
  earlier.getByText(/You are reading edition 1/)
  earlier.getByText('New: Stool')
  expect(earlier.document.querySelector('form')).toBeNull()
  const back = earlier.getByRole('link', { name: 'Open the newest edition' })
  expect(back.getAttribute('href')).toBe(path)

  const refused = await accept(path, 1)
  expect(refused.status).toBe(409)
  refused.getByRole('link', { name: 'Open the newest edition' })
  expect((await accept(path, 2)).status).toBe(200)
})

it('has no buttons into a chat without a number, and no empty parts', async () => {
  const lines = [{ title: 'Stool', quantity: 1, price: '0' }]
  const { path } = await sendQuotation(newShop, { lines, validUntil: '', terms: '' })
  const { document, getByRole, queryByRole, queryByText } = await newShop.visit(path)
  getByRole('button', { name: 'I take it' })
  expect(queryByRole('link', { name: 'I have a question' })).toBeNull()
  for (const name of ['For', 'Valid until', 'Terms', 'Discount', 'Subtotal'])
    expect(queryByText(name), name).toBeNull()
  expect(document.scripts).toHaveLength(0)
  expect(queryByRole('link', { name: /^Pay/ })).toBeNull()
})

it('shows markup as text, and 100 lines', async () => {
  const markup = '</td><script>alert(1)</script><b onclick="alert(2)">'
  const lines = Array.from({ length: 100 }, () => ({ title: markup, quantity: 1, price: '1' }))
  const customer = { name: markup, address: markup }
  const { path } = await sendQuotation(shop, { lines, customer, terms: markup, taxNote: markup })
  const { status, document } = await shop.visit(path)
  expect([status, document.querySelectorAll('tbody tr').length]).toEqual([200, 100])
  expect([...document.scripts].some(({ textContent }) => textContent?.includes('alert'))).toBe(
    false,
  )
  expect(document.querySelectorAll('[onclick]')).toHaveLength(0)
})
