import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { errorResponse } from '../../domain/api/error-response.ts'
import { catalogueForEachTest } from '../helpers/catalogue.ts'
import { casesOf, isFull } from '../helpers/extended-suite.ts'
import { createForm } from '../helpers/form.ts'
import { type HostileForm, knownForms, randomForms } from '../helpers/hostile/hostile-forms.ts'
import { photograph } from '../helpers/media.ts'

const MAX_MEMORY_BYTES = 150 * 1024 * 1024
const refusals = [400, 413, 415, 422]

const shop = catalogueForEachTest()

async function send({ title, contentType, body }: HostileForm): Promise<string[]> {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/ourCategories/add',
    headers: { authorization: `Bearer ${shop.token}`, 'content-type': contentType },
    payload: body,
  })
  const { statusCode } = response
  if (statusCode === 201) return []
  if (!refusals.includes(statusCode)) return [`${title}: ${statusCode}`]
  return errorResponse.safeParse(response.json()).success ? [] : [`${title}: ${response.body}`]
}

it('malformed multipart forms get 201 or a valid error response, and leave no temporary files', async () => {
  const { bytes } = await photograph('#224466', { width: 40, height: 30 })
  const known = knownForms(bytes)
  const forms = [...known, ...randomForms(casesOf({ few: 100, all: 2_000 - known.length }), bytes)]
  const before = process.memoryUsage().rss
  let highest = before
  const faults: string[] = []
  for (const form of forms) {
    faults.push(...(await send(form)))
    highest = Math.max(highest, process.memoryUsage().rss)
  }
  expect(faults).toEqual([])
  expect((await shop.files()).temporary).toEqual([])
  expect('isAdmin' in {}).toBe(false)
  // In the short suite, other tests use memory of the same process.
  if (isFull) expect(highest - before).toBeLessThan(MAX_MEMORY_BYTES)
  expect((await shop.call('GET', '/ourCategories')).status).toBe(200)
})

it('a large file in the place of a text is refused at once', async () => {
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const body = new FormData()
  body.append('name', new Blob([new Uint8Array(9_000_000)]), 'name.jpg')
  const response = await fetch(`${address}/api/ourCategories/add`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.token}` },
    body,
    signal: AbortSignal.timeout(10_000),
  })
  expect(response.status).toBe(422)
})

it('aborted uploads leave no temporary file, no media file and no record', async () => {
  const count = casesOf({ few: 20, all: 500 })
  const port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const image = await photograph('#446688', { width: 900, height: 700 })
  const form = createForm({ name: 'Swings', image })
  const head = [
    'POST /api/ourCategories/add HTTP/1.1',
    'Host: shop',
    `Authorization: Bearer ${shop.token}`,
    `Content-Type: ${form.contentType}`,
    `Content-Length: ${form.body.length}`,
    '',
    '',
  ].join('\r\n')

  async function breakOff(part: number): Promise<void> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(head)
    const sent = form.body.subarray(0, Math.floor(form.body.length * part))
    await new Promise((resolve) => socket.write(sent, resolve))
    socket.destroy()
  }
  for (let index = 0; index < count; index += 10) {
    const parts = Array.from({ length: 10 }, (_, one) => (index + one) / count)
    await Promise.all(parts.map(breakOff))
  }
  await expect.poll(async () => (await shop.files()).temporary).toEqual([])
  expect((await shop.files()).media).toEqual([])
  expect((await shop.call('GET', '/ourCategories')).body.categoryData).toEqual([])
})
