import { expect, it } from 'vitest'
import { dateIn } from '../../domain/time/local-time.ts'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { quotationCalls } from '../../tests/helpers/quotation-calls.ts'
import { sharedImages } from '../../tests/helpers/servers/shared-images.ts'
import { createServices } from '../app/services.ts'

const shop = catalogueForEachTest()
const { add, act } = quotationCalls(shop)

async function addDrafts(count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push((await add())._id)
  return ids
}

const setPattern = (quotationNumber: string) =>
  shop.call('PUT', '/settings', { json: { quotationNumber } })

it('gives numbers without gaps and doubles to two processes that send at once', async () => {
  await setPattern('ZL-{number}')
  const ids = await addDrafts(12)
  const other = await createServices(shop.place, sharedImages)
  const services = [shop.services, other]
  const sent = await Promise.all(
    ids.map((id, index) => services[index % 2]?.quotations.send(id, null)),
  )
  await other.quotations.send(ids[0] ?? '', null)
  await other.close()
  const numbers = sent.map((one) => Number(one?.edition.number.replace('ZL-', '')))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(ids.map((_, index) => index + 1))
})

it('gives one number to a quotation that two processes send at once', async () => {
  const [id = ''] = await addDrafts(1)
  const other = await createServices(shop.place, sharedImages)
  const sent = await Promise.all([
    shop.services.quotations.send(id, null),
    other.quotations.send(id, null),
  ])
  await other.close()
  expect(new Set(sent.map(({ edition, token }) => `${edition.number} ${token}`)).size).toBe(1)
})

const next = async (pattern: string): Promise<string> =>
  (await shop.read(`/quotations/next-number?pattern=${encodeURIComponent(pattern)}`)).number

it('leaves no gap where sending fails, and no double after another pattern', async () => {
  const send = async (id: string) => {
    const { status, body } = await act(id, 'send')
    return status === 200 ? body.quotationData.number : status
  }
  await setPattern('ZL-{number}')
  const ids = await addDrafts(4)
  expect(await next('ZL-{number}')).toBe('ZL-1')
  const empty = await add({})
  expect(await send(ids[0] ?? '')).toBe('ZL-1')
  expect(await send(empty._id)).toBe(422)
  expect(await send(ids[1] ?? '')).toBe('ZL-2')
  await setPattern('{year}/{number}')
  const year = new Date().getFullYear()
  expect(await send(ids[2] ?? '')).toMatch(new RegExp(`^(?:${year}|${year + 1})/1$`))
  await setPattern('ZL-{number}')
  expect(await next('ZL-{number}')).toBe('ZL-3')
  expect(await send(ids[3] ?? '')).toBe('ZL-3')
  expect(await next('ZL-{number}')).toBe('ZL-4')
  expect(await next('{year}/{number}')).toMatch(/\/2$/)
  const refused = await shop.call('GET', '/quotations/next-number?pattern=ZL')
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('{number}')])
})

it('leaves out a number that another pattern has given, and says so before', async () => {
  const year = dateIn('Asia/Kolkata', Date.now()).slice(0, 4)
  await setPattern(`${year}/{number}`)
  const [first = '', second = ''] = await addDrafts(2)
  expect((await act(first, 'send')).body.quotationData.number).toBe(`${year}/1`)
  await setPattern('{year}/{number}')
  expect(await next('{year}/{number}')).toBe(`${year}/2`)
  expect((await act(second, 'send')).body.quotationData.number).toBe(`${year}/2`)
})
