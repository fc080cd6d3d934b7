import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { casesOf } from '../helpers/extended-suite.ts'
import { createForm } from '../helpers/form.ts'
import { photograph } from '../helpers/media/media.ts'
import { type KillableShop, startShop } from '../helpers/process/killed-server.ts'

let dataDir: string
let shop: KillableShop
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
})
afterEach(async () => {
  await shop.cutOff()
  await rm(dataDir, { recursive: true, force: true })
})

interface Counter {
  answered: number
  /** Responses that were cut off, or had a status other than 200 and 201. */
  parts: string[]
  /** Names of the records whose creation was confirmed. */
  confirmed: string[]
}

/**
 * Sends requests on one keep-alive connection until it closes, each after the response to the one before. No
 * response at all is no failure: the server closed the connection before reading the request, and a browser retries.
 */
async function visit(requestOf: (name: string) => string, counter: Counter): Promise<void> {
  const socket = await open()
  if (socket === null) return
  while (!socket.closed && socket.writable) {
    const name = randomUUID()
    socket.write(requestOf(name), 'latin1')
    const response = await readResponse(socket)
    if (!/^HTTP\/1\.1 20[01] /.test(response)) {
      if (response !== '') counter.parts.push(response)
      return
    }
    counter.answered += 1
    if (response.startsWith('HTTP/1.1 201')) counter.confirmed.push(name)
    if (/^connection: close\r$/im.test(response)) return
  }
}

async function open(): Promise<Socket | null> {
  const { port, hostname } = new URL(shop.address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  try {
    await once(socket, 'connect')
    return socket
  } catch {
    return null
  }
}

/** The next response, or the part of it received before the connection closed. */
function readResponse(socket: Socket): Promise<string> {
  let text = ''
  return new Promise((resolve) => {
    const end = () => {
      socket.off('data', read).off('close', end)
      resolve(text)
    }
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1')
      const head = text.indexOf('\r\n\r\n')
      const length = Number(/^content-length: (\d+)\r$/im.exec(text)?.[1] ?? 0)
      if (head !== -1 && text.length >= head + 4 + length) end()
    }
    socket.on('data', read).once('close', end)
  })
}

it('SIGTERM under load completes requests in progress, stores nothing unconfirmed and exits cleanly', async () => {
  const rounds = casesOf({ few: 1, all: 10 })
  const visitors = casesOf({ few: 20, all: 100 })
  const writers = 5
  const counter: Counter = { answered: 0, parts: [], confirmed: [] }
  const image = await photograph()
  for (let round = 0; round < rounds; round += 1) {
    shop = await startShop(dataDir, { READ_SECONDS: '0' })
    const answeredBefore = counter.answered
    const head = `Host: ${new URL(shop.address).host}\r\n`
    const write = (name: string) => {
      const { body, contentType } = createForm({ name, image })
      return [
        `POST /api/ourCategories/add HTTP/1.1\r\n${head}Authorization: Bearer ${shop.token}\r\n`,
        `Content-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`,
        body.toString('latin1'),
      ].join('')
    }
    const paths = ['/api/ourCategories', '/api/settings', '/healthz', '/api/ourCategoriesItems?q=a']
    const under = [
      ...Array.from({ length: visitors }, (_, at) =>
        visit(() => `GET ${paths[at % paths.length]} HTTP/1.1\r\n${head}\r\n`, counter),
      ),
      ...Array.from({ length: writers }, () => visit(write, counter)),
    ]
    // Browsers also open connections on which they never send a request.
    await Promise.all(Array.from({ length: 10 }, open))
    while (counter.answered < answeredBefore + 3 * under.length) await setTimeout(5)
    await setTimeout(Math.random() * 50)
    expect(await shop.stop()).toBe(0)
    await Promise.all(under)
  }
  expect(counter.parts).toEqual([])
  shop = await startShop(dataDir)
  expect(shop.said).not.toContain('was not shut down properly')
  const list = await (await shop.ask('GET', '/api/ourCategories')).json()
  const names: string[] = list.categoryData.map((category: { name: string }) => category.name)
  expect(names.toSorted()).toEqual(counter.confirmed.toSorted())
})
