import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { dumpDatabase } from '../../tests/helpers/dump.ts'
import { switchLanguages } from '../../tests/helpers/languages.ts'
import { itOnSqlite } from '../../tests/helpers/test-database.ts'
import { createServices } from '../app/services.ts'
import { connectDatabase } from '../db/database.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

const shop = catalogueForEachTest()
let swing: string
beforeEach(async () => {
  swing = (await shop.addProduct({ name: 'Swing' }))._id
})
afterEach(() => void vi.useRealTimers())

function open(json: object, headers: Record<string, string> = {}) {
  const enquiry = { source: 'product', product: swing, ...json }
  const sent = { json: enquiry, headers: { 'user-agent': phone, ...headers } }
  return shop.call('POST', '/orders', { token: null, ...sent })
}
const list = async () => (await shop.read('/orders')).orders

itOnSqlite('stores referrer, campaign and device of an enquiry, but no personal data', async () => {
  await open(
    {
      page: '/product?q=teak&fbclid=IwAR0secret',
      referrer: 'https://www.instagram.com/zula/?igsh=secret',
      landing: '?utm_source=instagram&utm_medium=story&utm_campaign=diwali&gclid=secret',
      email: 'asha@example.com',
    },
    { 'x-forwarded-for': '203.0.113.77', cookie: 'secret=secret' },
  )
  expect(await list()).toMatchObject([
    {
      page: '/product?q=teak',
      referrer: 'instagram.com',
      campaign: { source: 'instagram', medium: 'story', name: 'diwali' },
      device: 'phone',
      isExample: false,
      products: [{ _id: swing, name: 'Swing' }],
    },
  ])
  const database = connectDatabase(shop.place)
  const { enquiry } = await dumpDatabase(database)
  await database.destroy()
  expect(JSON.stringify(enquiry)).not.toMatch(/secret|203\.0\.113|asha@|SM-S921B/)
})

itOnSqlite('accepts an enquiry with an invalid referrer or landing page', async () => {
  for (const odd of [42, null, {}, ['x'], true, '\ud800', 'x'.repeat(100_000), '<script>'])
    expect([odd, (await open({ referrer: odd, landing: odd })).status]).toEqual([odd, 202])
  const enquiries = await list()
  expect(enquiries).toHaveLength(8)
  for (const { referrer, campaign } of enquiries)
    expect([referrer, campaign]).toEqual(['', { source: '', medium: '', name: '' }])
})

itOnSqlite('ignores a referrer from the shop’s own host', async () => {
  await open({ referrer: 'http://shop.example/product' }, { host: 'shop.example' })
  expect((await list())[0].referrer).toBe('')
})

itOnSqlite('responds to a crawler as usual, but stores no enquiry', async () => {
  const agent = `${phone} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`
  const { status, body } = await open({ reference: 'ZL-4K6HX' }, { 'user-agent': agent })
  expect([status, body]).toEqual([202, { reference: 'ZL-4K6HX' }])
  expect((await open({}, { 'user-agent': agent })).body.reference).toMatch(/^SH-/)
  expect(await list()).toEqual([])
})

it('deduplicates enquiries with the same reference for ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const same = { reference: 'ZL-4K6HX' }
  // Simulates double clicks and a retry after a lost response.
  const answers = await Promise.all([open(same), open(same), open(same)])
  for (const { body } of answers) expect(body.reference).toBe('ZL-4K6HX')
  expect(await list()).toHaveLength(1)
  const another = await open({ ...same, source: 'shop' })
  expect(another.body.reference).not.toBe('ZL-4K6HX')
  vi.setSystemTime(Date.now() + 10 * 60_000 + 1)
  expect((await open(same)).body.reference).not.toBe('ZL-4K6HX')
  expect(await list()).toHaveLength(3)
})

it('deduplicates enquiries with the same reference across processes', async () => {
  const other = await createServices(shop.place)
  const enquiry = { source: 'product', product: swing, reference: 'ZL-4K6HX' } as const
  const rest = { choices: [], page: '', referrer: '', landing: '', lang: '' }
  const arrival = { device: '', host: '' } as const
  const references = await Promise.all(
    [shop.services, other, shop.services, other].map(({ enquiries }) =>
      enquiries.open({ ...enquiry, ...rest }, arrival),
    ),
  )
  await other.close()
  expect(references).toEqual(Array(4).fill('ZL-4K6HX'))
  expect(await list()).toHaveLength(1)
})

itOnSqlite('stores the language of the page, or the default for an unknown one', async () => {
  await open({})
  await switchLanguages(shop, 'gu', 'hi', 'en')
  for (const lang of ['HI', 'en', 'ta', 'xx', '', 7, null]) await open({ lang })
  const languages = (await list()).map(({ language }: { language: string }) => language)
  expect(languages.toReversed()).toEqual(['en', 'hi', 'en', 'gu', 'gu', 'gu', 'gu', 'gu'])
})

it('returns enquiry counts per referrer, campaign and device in statistics', async () => {
  const story = { landing: 'utm_source=instagram&utm_medium=story' }
  await open({ ...story, referrer: 'instagram.com' })
  await open({ ...story, referrer: 'instagram.com' })
  await open({ referrer: 'google.com' }, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0)' })
  await open({}, { 'user-agent': 'unknown' })
  const { interest } = await shop.read('/statistics')
  const [host, source] = ['instagram.com', 'instagram']
  expect(interest.perReferrer).toEqual([
    { host, count: 2 },
    { host: 'google.com', count: 1 },
  ])
  expect(interest.perCampaign).toEqual([{ source, medium: 'story', name: '', count: 2 }])
  expect(interest.perDevice).toEqual([
    { device: 'phone', count: 2 },
    { device: 'desktop', count: 1 },
  ])
  expect(interest.hasExamples).toBe(false)
})
