import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '../../domain/api/call.ts'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { createAnswerWriter, shareEntry } from './answer-writer.ts'

const list = '/ourCategoriesItems?limit=5'
/** Its answer is made anew, as somebody's own. */
const own = { headers: { cookie: 'a=b' }, token: null }
let shop: TestCatalogue
let id: string

beforeAll(async () => {
  shop = await createTestCatalogue()
  const json = { name: 'Jhoola', liveFrom: '2001-01-01T00:00:00.000Z' }
  id = (await shop.call('POST', '/ourCategoriesItems/add', { json })).body.categoryItemData._id
})
afterAll(() => shop.close())

const firstFor = async (call: { token?: null }) =>
  (await shop.call('GET', list, call)).body.categoryItemData[0]

it('shows a write in every list after it, kept or made anew', async () => {
  for (const name of ['Jhoola', 'Round Jhoola', 'Jhoola for two']) {
    await shop.call('PUT', `/ourCategoriesItems/${id}`, { json: { name } })
    for (const call of [own, { token: null }, own, {}])
      expect((await firstFor(call)).name).toBe(name)
  }
})

it('tells administrators more than visitors, whoever asks first', async () => {
  for (const calls of [
    [own, {}, own],
    [{}, own, {}],
  ]) {
    await shop.call('PUT', `/ourCategoriesItems/${id}`, {
      json: { warranty: `${performance.now()}` },
    })
    for (const call of calls) {
      const told = Object.keys(await firstFor(call))
      for (const name of ['updatedBy', 'liveFrom', 'visibility'])
        expect(told.includes(name)).toBe(call !== own)
    }
  }
})

it('answers a request of somebody’s own as one that is kept, but for what a browser may keep of it', async () => {
  const [kept, made] = [
    await shop.call('GET', list, { token: null }),
    await shop.call('GET', list, own),
  ]
  expect(made.body).toEqual(kept.body)
  const { etag, 'x-request-id': _, date: __, ...rest } = kept.headers
  expect(etag).toBeDefined()
  expect(made.headers).toMatchObject({ ...rest, vary: 'authorization' })
  expect(made.headers.etag).toBeUndefined()
  const head = await shop.app.inject({ method: 'HEAD', url: `/api${list}`, headers: own.headers })
  expect([head.statusCode, head.payload]).toEqual([200, ''])
})

const call = defineCall({
  method: 'GET',
  path: '/things',
  access: 'public',
  tag: 'Things',
  summary: 'Things',
  answer: z.object({ things: z.array(z.object({ name: z.string() })), total: z.int().optional() }),
})

it('writes what is declared and nothing else, however often an entry is written', () => {
  const write = createAnswerWriter(call)
  const things = [{ name: '“a”', secret: 1 }, { name: 'b' }]
  for (const thing of things) shareEntry(thing)
  const faults: string[] = []
  const texts = [
    { things, total: 2 },
    { things: [...things].reverse() },
    { things: [], total: 0 },
  ].map((answer) => write(answer, (fault) => faults.push(fault)).toString())
  expect(texts).toEqual([
    '{"things":[{"name":"“a”"},{"name":"b"}],"total":2}',
    '{"things":[{"name":"b"},{"name":"“a”"}]}',
    '{"things":[],"total":0}',
  ])
  expect(faults).toEqual([])
})

it('notes an answer that does not fit, and sends it as it is', () => {
  const write = createAnswerWriter(call)
  const faults: string[] = []
  const answer = { things: [{ name: 7 }], total: 1 }
  expect(JSON.parse(write(answer, (fault) => faults.push(fault)).toString())).toEqual(answer)
  expect(faults.join()).toContain('things.0.name')
})
