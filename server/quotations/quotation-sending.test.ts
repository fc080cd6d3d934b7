import { expect, it } from 'vitest'
import { dateIn, dayAfter } from '../../domain/time/local-time.ts'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'
import { addPicture, changePicture } from '../../tests/helpers/pictures.ts'
import { quotationCalls } from '../../tests/helpers/quotation-calls.ts'
import { connectDatabase } from '../db/database.ts'

const shop = catalogueForEachTest({ PUBLIC_URL: 'https://swings.example' })
const { add, change, act, read, send } = quotationCalls(shop)

const today = () => dateIn('Asia/Kolkata', Date.now())
const swing = { title: 'Teak swing', quantity: 1, price: '118000' }
const tokenOf = (url: string) => url.split('/').at(-1) ?? ''

it.each(['०९८७६५ ४३२१०', '+૯૧ ૯૮૭૬૫ ૪૩૨૧૦'])('opens the chat of the number %s', async (phone) => {
  const { _id } = await add({ lines: [swing], validUntil: today(), customer: { phone } })
  expect((await send(_id)).chatUrl).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/)
})

it('freezes what it sends under a number of the pattern, and opens the customer’s chat', async () => {
  await shop.call('PUT', '/settings', { json: { quotationNumber: 'ZL-{year}-{number}' } })
  const year = today().slice(0, 4)
  const validUntil = dayAfter(today(), 1)
  const { _id } = await add({ lines: [swing], validUntil })
  const first = await send(_id)
  expect(first.quotationData).toMatchObject({
    ...{ number: `ZL-${year}-1`, edition: 1, status: 'sent', isChanged: false, version: 1 },
    url: first.url,
  })
  expect(first.url).toMatch(/^https:\/\/swings\.example\/q\/[\w-]{43}$/)
  const text = new URL(first.chatUrl).searchParams.get('text')
  expect(first.chatUrl).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(text?.split('\n').slice(0, 2)).toEqual([
    `Hello, here is your quotation ZL-${year}-1: ₹1,18,000`,
    first.url,
  ])
  // Sent again without a change, it is the same edition.
  expect((await send(_id)).quotationData).toMatchObject({ edition: 1 })
  await change(_id, { delivery: '500', customer: { phone: '098765 43210' } })
  expect(await read(_id)).toMatchObject({ edition: 1, isChanged: true, status: 'sent' })
  const token = tokenOf(first.url)
  const pages = shop.services.quotationPages
  expect((await pages.find(token)).shown.sums.total).toBe('118000')
  const second = await send(_id)
  expect([second.url, second.chatUrl]).toEqual([
    first.url,
    expect.stringMatching(/^https:\/\/wa\.me\/919876543210\?text=/),
  ])
  const changes = [
    { kind: 'delivery' },
    { kind: 'total', before: '118000', after: '118500' },
    { kind: 'customer' },
  ]
  expect(await pages.find(token)).toMatchObject({
    shown: { number: `ZL-${year}-1`, edition: 2, sums: { total: '118500' } },
    ...{ newest: 2, isAcceptable: true, status: 'sent', changesSince: 1, changes },
  })
  expect(await pages.find(token, 1)).toMatchObject({
    shown: { edition: 1, sums: { total: '118000' } },
    ...{ newest: 2, isAcceptable: false, changesSince: 1, changes },
  })
  await expect(pages.find(token, 3)).rejects.toMatchObject({ status: 404 })
  await expect(pages.find(`${token}x`)).rejects.toMatchObject({ status: 404 })
  const other = await add()
  expect((await send(other._id)).quotationData.number).toBe(`ZL-${year}-2`)
})

it('does not change what was sent with products, settings or pictures', async () => {
  const form = createForm({ name: 'Jhoola', price: '100', images: [await smallPhotograph()] })
  const product = await shop.addProduct(form)
  const { line } = await shop.read(`/quotations/line/${product._id}`)
  await shop.call('PUT', '/settings', { json: { brandName: 'Zula' } })
  const { _id } = await add({ lines: [line] })
  const { url } = await send(_id)
  const before = await shop.services.quotationPages.find(tokenOf(url))
  expect(before.shown).toMatchObject({ shop: { brandName: 'Zula' }, lines: [{ title: 'Jhoola' }] })
  await shop.call('PUT', '/settings', { json: { brandName: 'Other', currency: 'USD' } })
  await shop.call('DELETE', `/ourCategoriesItems/${product._id}`)
  const after = await shop.services.quotationPages.find(tokenOf(url))
  expect(after.shown).toEqual(before.shown)
  // The line stays without its product.
  expect((await change(_id, { note: 'x' })).body.quotationData.lines).toMatchObject([
    { product: '', title: 'Jhoola', image: line.image },
  ])
})

it('asks a customer again for a change alone, and not for another logo', async () => {
  const { _id } = await add()
  await send(_id)
  await shop.call('PUT', '/settings', { json: { upiId: 'zula@okbank' } })
  const second = await send(_id)
  expect(second.quotationData).toMatchObject({ edition: 2, status: 'sent' })
  const pages = shop.services.quotationPages
  const token = tokenOf(second.url)
  expect((await pages.find(token)).shown.shop.upiId).toBe('zula@okbank')
  await pages.accept(token)
  await shop.call('PUT', '/settings', { json: { brandName: 'Zula' } })
  expect((await send(_id)).quotationData).toMatchObject({ edition: 2, status: 'accepted' })
  await change(_id, { delivery: '500' })
  expect((await send(_id)).quotationData).toMatchObject({ edition: 3, status: 'sent' })
})

it('stays accepted when a photograph gets a description in the library', async () => {
  const { _id: photograph } = await addPicture(shop, await smallPhotograph())
  const { _id } = await add({ lines: [{ ...swing, image: { picture: photograph } }] })
  const { url } = await send(_id)
  await shop.services.quotationPages.accept(tokenOf(url))
  await changePicture(shop, photograph, { alt: 'A swing of teak' })
  expect(await read(_id)).toMatchObject({ status: 'accepted', isChanged: false })
  expect((await send(_id)).quotationData).toMatchObject({ edition: 1, status: 'accepted' })
})

it('sends nothing that somebody has written since', async () => {
  const { _id } = await add()
  await change(_id, { delivery: '500' })
  const headers = { 'if-match': '"1"' }
  const { status, body } = await shop.call('POST', `/quotations/${_id}/send`, { headers })
  expect([status, body.current]).toMatchObject([409, { version: 2, total: '118500', number: '' }])
  expect(await read(_id)).toMatchObject({ status: 'draft', edition: 0 })
})

it('names a quotation that expires tomorrow once among those of today', async () => {
  const ids: string[] = []
  for (const days of [1, 9]) {
    const { _id } = await add({ lines: [swing], validUntil: dayAfter(today(), days) })
    await send(_id)
    ids.push(_id)
  }
  expect(await shop.read('/quotations/today')).toMatchObject({
    expiring: [{ _id: ids[0] }],
    waiting: [{ _id: ids[1] }],
    totals: { accepted: 0, expiring: 1, waiting: 1 },
  })
})

it('marks it as accepted once, and as confirmed with its enquiry', async () => {
  await shop.call('POST', '/orders', { token: null, json: { source: 'shop' } })
  const [order] = (await shop.read('/orders')).orders
  const { _id } = await add({ lines: [swing], order: order._id })
  for (const action of ['withdraw', 'confirm', 'advance']) {
    const { status, body } = await act(_id, action, { received: true })
    expect([status, body.message]).toEqual([409, 'This quotation was not sent yet.'])
  }
  const { url } = await send(_id)
  const pages = shop.services.quotationPages
  await pages.countView(_id)
  await pages.countView(_id)
  expect((await shop.read('/quotations?status=seen')).quotationData).toMatchObject([
    { _id, seen: { count: 2, lastAt: expect.any(String) } },
  ])
  expect(await shop.read('/quotations/today')).toMatchObject({
    totals: { accepted: 0, waiting: 1, expiring: 0 },
  })
  await pages.accept(tokenOf(url))
  const { acceptedAt, status } = await read(_id)
  expect([acceptedAt, status]).toEqual([expect.any(String), 'accepted'])
  await pages.accept(tokenOf(url))
  expect((await read(_id)).acceptedAt).toBe(acceptedAt)
  expect(await shop.read('/quotations/today')).toMatchObject({
    ...{ totals: { accepted: 1, waiting: 0 }, accepted: [{ _id }] },
  })
  const confirmed = await act(_id, 'confirm')
  expect(confirmed.body.quotationData).toMatchObject({ status: 'confirmed' })
  expect((await shop.read('/orders?status=confirmed')).orders).toMatchObject([
    { _id: order._id, quotations: [{ _id, status: 'confirmed' }] },
  ])
  const { body } = await act(_id, 'advance', { received: true })
  expect([body.message, body.quotationData.advanceReceivedAt]).toEqual([
    'Advance received.',
    expect.any(String),
  ])
  expect((await act(_id, 'advance', { received: false })).body.quotationData).toMatchObject({
    advanceReceivedAt: null,
  })
  expect((await act(_id, 'advance', {})).status).toBe(422)
  const { text } = await shop.read('/statistics/week')
  expect(text).toContain('1 quotation confirmed: ₹1,18,000')
})

it('withdraws, and takes no acceptance of what is withdrawn or expired', async () => {
  const { _id } = await add()
  const { url } = await send(_id)
  const pages = shop.services.quotationPages
  const { body } = await act(_id, 'withdraw')
  expect(body.quotationData.status).toBe('withdrawn')
  await expect(pages.accept(tokenOf(url))).rejects.toMatchObject({ status: 409 })
  expect((await act(_id, 'confirm')).status).toBe(409)
  expect((await send(_id)).quotationData).toMatchObject({ status: 'sent', edition: 1 })
  // A day on which it has expired.
  const yesterday = dayAfter(today(), -1)
  const database = connectDatabase(shop.place)
  await database.updateTable('quotation_state').set({ validUntil: yesterday }).execute()
  await database.destroy()
  expect(await pages.find(tokenOf(url))).toMatchObject({ status: 'expired', isAcceptable: false })
  await expect(pages.accept(tokenOf(url))).rejects.toMatchObject({ status: 409 })
  expect((await shop.read('/quotations?status=expired')).total).toBe(1)
  expect((await shop.read('/quotations')).counts).toMatchObject({ expired: 1, sent: 0, seen: 0 })
  expect((await act(_id, 'confirm')).body.quotationData.status).toBe('confirmed')
})

it('keeps markup and letters of any length as they are', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const details = 'क'.repeat(2000)
  const { _id } = await add({
    lines: [{ ...swing, title: '=cmd()', details }],
    customer: { name },
  })
  const { url } = await send(_id)
  const { shown } = await shop.services.quotationPages.find(tokenOf(url))
  expect(shown).toMatchObject({ customer: { name }, lines: [{ title: '=cmd()', details }] })
})

it('has a history, undo and trash that change nothing that was sent', async () => {
  const { _id } = await add()
  const { quotationData } = await send(_id)
  const changed = await change(_id, { lines: [{ ...swing, price: '1' }] }, { 'if-match': '"1"' })
  expect(changed.status).toBe(200)
  const stale = await change(_id, { note: 'x' }, { 'if-match': '"1"' })
  expect([stale.status, stale.body.current]).toMatchObject([
    409,
    { version: 2, total: '1', number: quotationData.number },
  ])
  const older = await shop.call('POST', `/quotations/${_id}/history/1`, {
    headers: { 'if-match': '"1"' },
  })
  expect([older.status, older.body.current]).toMatchObject([409, { version: 2, total: '1' }])
  const reverted = await shop.call('POST', `/quotations/${_id}/history/1`)
  const facts = { version: 3, total: '118000', status: 'sent', edition: 1 }
  expect(reverted.body.quotationData).toMatchObject(facts)
  expect(await read(_id)).toEqual(reverted.body.quotationData)
  const { revisions } = await shop.read(`/quotations/${_id}/history`)
  expect(revisions).toHaveLength(3)
  expect((await shop.call('DELETE', `/quotations/${_id}`)).status).toBe(200)
  const pages = shop.services.quotationPages
  await expect(pages.find(tokenOf(quotationData.url))).rejects.toMatchObject({ status: 404 })
  expect((await shop.read('/trash')).trash).toMatchObject([{ _id, resource: 'quotations' }])
  const restored = await shop.call('POST', `/trash/${_id}`)
  expect(restored.body.quotationData).toMatchObject({
    number: quotationData.number,
    total: '118000',
  })
  expect(await read(_id)).toEqual(restored.body.quotationData)
  expect((await pages.find(tokenOf(quotationData.url))).shown.edition).toBe(1)
})
