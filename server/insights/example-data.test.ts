import { beforeEach, expect, it } from 'vitest'
import { createExamples } from '../../demo/examples.ts'
import { catalogueForEachTest, signInEditor } from '../../tests/helpers/catalogue.ts'

const shop = catalogueForEachTest()
let swing: string
beforeEach(async () => {
  swing = (await shop.addProduct({ name: 'Swing' }))._id
  await shop.call('PUT', '/settings', { json: { brandName: 'Zula Living' } })
})

const statistics = async (days = 30) => await shop.read(`/statistics?days=${days}`)
const pending = async () => (await shop.read('/ourCategories/counts/total')).data.pendingOrders

it('marks example data, and deletes it without touching real enquiries and views', async () => {
  expect((await statistics()).interest.hasExamples).toBe(false)
  const products = [{ _id: swing, name: 'Swing' }]
  await shop.services.examples.add(createExamples(products, 'Asia/Kolkata', new Date()))
  await shop.call('POST', '/orders', { token: null, json: { product: swing, source: 'shop' } })
  shop.services.views.addView(swing)
  await shop.services.views.write()
  expect(await pending()).toBe(4)
  const { orders } = await shop.read('/orders?limit=2')
  expect(orders.map((one: { isExample: boolean }) => one.isExample)).toEqual([false, true])
  expect((await statistics()).interest).toMatchObject({ hasExamples: true })

  const { status } = await shop.call('DELETE', '/statistics/examples')
  expect(status).toBe(200)
  const { statistics: figures, interest } = await statistics()
  expect(figures.perSource).toEqual([{ source: 'shop', count: 1 }])
  expect(interest).toMatchObject({
    hasExamples: false,
    viewed: [{ _id: swing, viewed: 1, asked: 1 }],
    missed: [],
  })
  expect(await pending()).toBe(1)
  expect((await shop.call('DELETE', '/statistics/examples')).status).toBe(200)
})

it('summarises the week as a chat message', async () => {
  await shop.call('POST', '/orders', { token: null, json: { product: swing, source: 'shop' } })
  shop.services.views.addView(swing)
  shop.services.views.addZeroResultSearch('zeppelin', '')
  await shop.services.views.write()
  const { text, url } = await shop.read('/statistics/week')
  expect(url).toBe(null)
  const [title, ...lines] = text.split('\n')
  expect(title).toMatch(/^Zula Living, \d+ \w+ to \d+ \w+$/)
  expect(lines).toEqual([
    'Enquiries: 1 (previous week: 0)',
    'Product views: 1',
    'Waiting for a reply: 1',
    '',
    'Most enquiries:',
    '• Swing (1)',
    '',
    'Searched for, not found:',
    '• zeppelin (1)',
  ])
})

it('summarises the week in the language of the account', async () => {
  const token = await signInEditor(shop)
  await shop.call('PUT', '/admin/me', { token, json: { language: 'hi' } })
  const { text } = (await shop.call('GET', '/statistics/week', { token })).body
  expect(text).toContain('\nपूछताछ: 0 (पिछले हफ़्ते: 0)\n')
})
