import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { casesOf } from '../helpers/extended-suite.ts'
import { createForm } from '../helpers/form.ts'
import { photograph } from '../helpers/media.ts'
import { type KillableShop, startShop } from '../helpers/process/killed-server.ts'
import { createTemporaryFolder } from '../helpers/temporary-folder.ts'

const visitors = casesOf({ few: 20, all: 100 })
const writers = 5
const paths = ['/api/ourCategories', '/api/settings', '/healthz', '/api/ourCategoriesItems?q=a']

it('SIGTERM under load completes requests in progress, stores nothing unconfirmed and exits cleanly', async () => {
  const dataDir = await createTemporaryFolder()
  let shop: KillableShop
  const image = await photograph()
  const confirmed: string[] = []
  let answered = 0

  /** Sends requests until one gets no response at all: a browser would send that one again. */
  async function visit(ask: () => Promise<Response>): Promise<void> {
    for (;;) {
      const response = await ask().catch(() => null)
      if (response === null) return
      // Fails if the response is cut off.
      await response.text()
      expect([200, 201]).toContain(response.status)
      answered += 1
    }
  }
  async function add(): Promise<Response> {
    const name = randomUUID()
    const { body, contentType } = createForm({ name, image })
    const path = '/api/ourCategories/add'
    const response = await shop.ask('POST', path, new Uint8Array(body), contentType)
    if (response.status === 201) confirmed.push(name)
    return response
  }

  for (let round = 0; round < casesOf({ few: 1, all: 10 }); round += 1) {
    shop = await startShop(dataDir, { READ_SECONDS: '0' })
    const enough = answered + 3 * (visitors + writers)
    const visits = [
      ...Array.from({ length: visitors }, (_, at) =>
        visit(() => shop.ask('GET', paths[at % paths.length] ?? '')),
      ),
      ...Array.from({ length: writers }, () => visit(add)),
    ]
    // Browsers also open connections on which they never send a request.
    const { port, hostname } = new URL(shop.address)
    const spare = Array.from({ length: 10 }, () => connect(Number(port), hostname))
    await Promise.all(spare.map((socket) => once(socket, 'connect')))
    // A server that ends may reset them.
    for (const socket of spare) socket.on('error', () => undefined)
    while (answered < enough) await setTimeout(5)
    await setTimeout(Math.random() * 50)
    expect(await shop.stop()).toBe(0)
    await Promise.all(visits)
  }
  shop = await startShop(dataDir)
  expect(shop.said).not.toContain('was not shut down properly')
  const list = await (await shop.ask('GET', '/api/ourCategories')).json()
  const names: string[] = list.categoryData.map((category: { name: string }) => category.name)
  expect(names.toSorted()).toEqual(confirmed.toSorted())
})
