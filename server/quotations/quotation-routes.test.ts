import { expect, it } from 'vitest'
import { dateIn, dayAfter } from '../../domain/time/local-time.ts'
import { catalogueForEachTest, signInEditor } from '../../tests/helpers/catalogue.ts'
import { addChoice } from '../../tests/helpers/catalogue-choices.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'
import { quotationCalls } from '../../tests/helpers/quotation-calls.ts'

const shop = catalogueForEachTest()
const { add, change, act, send } = quotationCalls(shop)

const today = () => dateIn('Asia/Kolkata', Date.now())
const swing = { title: 'Teak swing', quantity: 1, price: '118000' }

it('begins a draft with terms, language and a last day of the settings', async () => {
  await shop.call('PUT', '/settings', {
    json: { quotationTerms: 'Delivery in six weeks.', quotationDays: 7 },
  })
  expect(await add({})).toMatchObject({
    ...{ number: '', edition: 0, status: 'draft', url: '', isChanged: false, version: 1 },
    ...{ order: '', language: 'en', terms: 'Delivery in six weeks.', note: '', taxNote: '' },
    ...{ validUntil: dayAfter(today(), 7), advancePercent: null, discount: null, delivery: '' },
    customer: { name: '', phone: '', address: '' },
    ...{ lines: [], subtotal: '0', total: '0', advance: '0', currency: 'INR' },
    seen: { count: 0, lastAt: null },
    updatedBy: { name: 'Asha Mehta' },
  })
})

it('sums exactly, and keeps what a change does not name', async () => {
  const { _id, lines } = await add({
    lines: [
      {
        title: 'Swing',
        details: '200 cm',
        quantity: '2',
        price: '₹59,000',
        discount: { kind: 'amount', value: 1000 },
      },
      {
        title: 'Cushion',
        quantity: 1.5,
        price: '999.99',
        discount: { kind: 'percent', value: '12.5' },
      },
    ],
    customer: { name: 'Ravi', phone: '98765 43210' },
    advancePercent: 50,
  })
  expect(lines).toMatchObject([
    { quantity: 2, price: '59000', discount: { kind: 'amount', value: '1000' }, image: '' },
    { quantity: 1.5, discount: { kind: 'percent', value: '12.50' }, product: '', details: '' },
  ])
  const { status, body } = await change(_id, {
    discount: { kind: 'percent', value: '5' },
    delivery: '1500',
    customer: { address: 'Satellite Road' },
  })
  expect([status, body.quotationData]).toMatchObject([
    200,
    {
      customer: { name: 'Ravi', phone: '98765 43210', address: 'Satellite Road' },
      lineSums: ['117000', '1312.49'],
      ...{ subtotal: '118312.49', total: '113896.87', advance: '56948.44', version: 2 },
      lines: [{ _id: lines[0]._id }, { _id: lines[1]._id }],
    },
  ])
})

it('fills a quotation from an enquiry: photograph, size, choices and price with surcharges', async () => {
  const sageValue = { name: 'Sage', surcharge: '2500.50' }
  const fabric = await addChoice(shop, 'Fabric', [{ name: 'Indigo' }, sageValue])
  const sage = fabric.idOf('Sage')
  const image = await smallPhotograph('#123456')
  const form = createForm({
    ...{ name: 'Jhoola', length: '200 cm', price: '24000', salePrice: '22000' },
    choices: JSON.stringify([{ choice: fabric._id, values: [] }]),
    images: [await smallPhotograph('#654321'), image],
  })
  const jhoola = await shop.addProduct(form)
  const pictures = jhoola.images.map(({ url }: { url: string }) => ({ url, alt: '' }))
  await shop.changeProduct(jhoola._id, {
    images: [pictures[0], { ...pictures[1], value: sage }],
  })
  const stool = await shop.addProduct({ name: 'Stool' })
  await shop.call('POST', '/orders', {
    token: null,
    json: {
      products: [jhoola._id, stool._id],
      choices: [{ product: jhoola._id, choice: fabric._id, value: sage }],
      source: 'shortlist',
    },
  })
  const [order] = (await shop.read('/orders')).orders
  expect(order.quotations).toEqual([])
  await shop.call('DELETE', `/ourCategoriesItems/${stool._id}`)
  const { status, body } = await shop.call('POST', `/quotations/from/${order._id}`)
  expect(status).toBe(201)
  expect(body.quotationData).toMatchObject({
    order: order._id,
    lines: [
      {
        ...{ product: jhoola._id, title: 'Jhoola', quantity: 1, price: '24500.50', discount: null },
        details: 'Length 200 cm\nFabric: Sage',
        image: pictures[1]?.url,
        imageDetails: { width: 32, placeholder: expect.stringContaining('#') },
      },
      { product: '', title: 'Stool', price: '', image: '' },
    ],
    total: '24500.50',
  })
  const { _id } = body.quotationData
  const listed = { _id, number: '', status: 'draft' }
  expect((await shop.read('/orders')).orders[0].quotations).toEqual([listed])
  expect((await act(_id, 'send')).body.errors).toEqual({
    lines: 'Every line needs a price. Enter 0 if it costs nothing.',
  })
  expect((await shop.call('POST', `/quotations/from/${_id}`)).status).toBe(404)
  const { line } = await shop.read(`/quotations/line/${jhoola._id}`)
  expect(line).toMatchObject({ title: 'Jhoola', price: '22000', quantity: 1 })
  // A line may leave its picture out.
  const mixed = await add({ lines: [line, { title: 'Cushion', quantity: 1 }] })
  expect(mixed.lines).toMatchObject([{ image: pictures[0]?.url }, { image: '' }])
})

it('names what is wrong at its field', async () => {
  const yesterday = dayAfter(today(), -1)
  const line = (more: object) => ({ lines: [{ ...swing, ...more }] })
  const mistakes: [object, string, RegExp][] = [
    [line({ price: '-1' }), 'lines', /amount in digits/],
    [line({ price: '1.299' }), 'lines', /amount in digits/],
    [line({ title: ' ' }), 'lines', /needs a title/],
    [line({ title: 'x'.repeat(2000) }), 'lines', /at most 500 characters/],
    ...[0, '0', 1e9, 10_000.01, 0.001, 'many', null].map((quantity): [object, string, RegExp] => [
      line({ quantity }),
      'lines',
      /quantity must be/,
    ]),
    [line({ discount: { kind: 'percent', value: '101' } }), 'lines', /at most 100 per cent/],
    [line({ discount: { kind: 'half', value: '1' } }), 'lines', /choose one from the list/],
    [line({ discount: { kind: 'amount', value: '118000.01' } }), 'lines', /discount of line 1/],
    [line({ image: '/media/gone.jpg' }), 'lines', /one of the pictures/],
    [line({ image: 'https://elsewhere.example/a.jpg' }), 'lines', /./],
    [line({ product: 'nothing' }), 'lines', /not found/],
    [{ lines: Array(101).fill(swing) }, 'lines', /at most 100 lines/],
    [{ lines: 'x' }, 'lines', /./],
    [{ lines: [swing], discount: { kind: 'amount', value: '118001' } }, 'discount', /higher/],
    [{ discount: { kind: 'percent', value: '100.5' } }, 'discount', /at most 100/],
    [{ delivery: '-5' }, 'delivery', /amount in digits/],
    [{ advancePercent: 101 }, 'advancePercent', /0 to 100/],
    [{ advancePercent: -1 }, 'advancePercent', /0 to 100/],
    [{ validUntil: yesterday }, 'validUntil', /is over/],
    [{ validUntil: '2999-02-30' }, 'validUntil', /date such as/],
    [{ validUntil: '1 January' }, 'validUntil', /date such as/],
    [{ language: 'xx' }, 'language', /from the list/],
    [{ order: swing.title }, 'order', /no enquiry/],
    [{ customer: { name: 'x'.repeat(501) } }, 'customer', /at most 500/],
    [{ customer: 'Ravi' }, 'customer', /texts by their names/],
  ]
  for (const [json, field, sentence] of mistakes) {
    const { status, body } = await shop.call('POST', '/quotations/add', { json })
    expect([JSON.stringify(json).slice(0, 80), status, body.errors?.[field]]).toEqual([
      expect.anything(),
      422,
      expect.stringMatching(sentence),
    ])
  }
  expect((await shop.read('/quotations')).total).toBe(0)
  const { _id } = await add({})
  expect((await act(_id, 'send')).body.errors).toEqual({
    lines: 'A quotation needs a line before you can send it.',
  })
  expect((await shop.call('GET', '/quotations?status=lost')).status).toBe(400)
})

it('lists by state and search, and exports safe cells', async () => {
  const { _id } = await add({
    lines: [swing],
    customer: { name: '=HYPERLINK("x")' },
    note: 'Diwali',
  })
  await add({ lines: [{ ...swing, title: 'Stool' }] })
  await send(_id)
  const find = async (query: string) =>
    (await shop.read(`/quotations?${query}`)).quotationData.map(
      ({ status }: { status: string }) => status,
    )
  expect(await find('')).toEqual(['draft', 'sent'])
  expect(await find('status=draft')).toEqual(['draft'])
  expect(await find('q=hyperlink diwali')).toEqual(['sent'])
  expect(await find('q=stool')).toEqual(['draft'])
  expect(await find(`q=q-${today().slice(0, 4)}-1`)).toEqual(['sent'])
  expect(await find('limit=1&skip=1')).toEqual(['sent'])
  const { status, headers, body } = await shop.call('GET', '/quotations/export.csv?status=sent')
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const [head, row] = body.split('\r\n')
  expect(head).toContain('number,edition,status')
  expect(row).toContain(`"'=HYPERLINK(""x"")"`)
  expect(body).not.toContain('Stool')
})

it('lists and exports what the customer sees until a change is sent, too', async () => {
  const { _id, validUntil } = await add({ lines: [swing], delivery: '500' })
  await send(_id)
  await change(_id, { lines: [{ ...swing, title: 'Stool', price: '900' }], validUntil: '' })
  await shop.call('PUT', '/settings', { json: { currency: 'EUR' } })
  const [listed] = (await shop.read('/quotations')).quotationData
  expect(listed).toMatchObject({
    ...{ total: '1400', currency: 'EUR', validUntil: '', isChanged: true },
    shown: { total: '118500', currency: 'INR', validUntil },
  })
  const { body } = await shop.call('GET', '/quotations/export.csv')
  expect(body).toContain(`,${validUntil},,,,1 × Teak swing,118000,500,118500,INR,`)
})

it('is for administrators alone, and lets editors write but not set the shop’s own', async () => {
  const { _id } = await add()
  for (const path of ['', `/${_id}`, `/${_id}/history`, '/export.csv', '/today'])
    expect((await shop.call('GET', `/quotations${path}`, { token: null })).status).toBe(401)
  const token = await signInEditor(shop)
  const json = { note: 'By an editor' }
  expect((await shop.call('PUT', `/quotations/${_id}`, { json, token })).status).toBe(200)
  expect((await shop.call('POST', `/quotations/${_id}/send`, { token })).status).toBe(200)
  const own = { quotationNumber: 'Z-{number}', quotationTerms: 'x', quotationDays: 3, upiId: 'a@b' }
  expect((await shop.call('PUT', '/settings', { json: own, token })).status).toBe(403)
  const { settingsData } = await shop.visit('/settings')
  for (const name of [...Object.keys(own), 'bankLine'])
    expect(settingsData).not.toHaveProperty(name)
  const wrong = {
    ...{ quotationNumber: 'ZL-{year}', upiId: 'nobody', quotationDays: 0 },
  }
  const { status, body } = await shop.call('PUT', '/settings', { json: wrong })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['quotationDays']])
  const again = await shop.call('PUT', '/settings', { json: { ...wrong, quotationDays: 5 } })
  expect(again.body.errors).toEqual({
    quotationNumber: '{number} must be in this text exactly once.',
    upiId: 'Please enter a UPI id such as name@bank.',
  })
})

it('takes a form with a new photograph of a line', async () => {
  const form = createForm({
    lines: JSON.stringify([{ ...swing, image: 'file:photo' }]),
    photo: await smallPhotograph('#123abc'),
    customer: JSON.stringify({ name: 'Ravi' }),
    discount: JSON.stringify({ kind: 'percent', value: '10' }),
  })
  const { status, body } = await shop.call('POST', '/quotations/add', { form })
  expect([status, body.quotationData]).toMatchObject([
    201,
    {
      lines: [{ image: expect.stringMatching(/^\/media\/.*\.jpg$/), imageDetails: { width: 32 } }],
      customer: { name: 'Ravi', phone: '' },
      ...{ discount: { kind: 'percent', value: '10' }, total: '106200', terms: '', language: 'en' },
    },
  ])
  const { _id, lines } = body.quotationData
  // The photograph stays with its line, and another quotation may show it, too.
  const [{ image }] = lines
  expect((await change(_id, { lines: [{ ...swing, image }] })).body.quotationData.lines).toEqual([
    { ...lines[0], _id: expect.any(String) },
  ])
  const same = [{ url: image }, `https://swings.example${image}`].map((one) => ({
    ...swing,
    image: one,
  }))
  expect((await add({ lines: same })).lines).toMatchObject([
    { image, imageDetails: { width: 32 } },
    { image },
  ])
  expect((await change(_id, { discount: null })).body.quotationData).toMatchObject({
    ...{ discount: null, total: '118000' },
  })
})
