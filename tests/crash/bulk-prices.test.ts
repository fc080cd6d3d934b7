import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { casesOf } from '../helpers/extended-suite.ts'
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

const products = '/api/ourCategoriesItems'
const COUNT = 300

async function readPrices(): Promise<Map<string, string>> {
  const { categoryItemData } = await (await shop.ask('GET', products)).json()
  return new Map(
    categoryItemData.map(({ _id, price }: { _id: string; price: string }) => [_id, price]),
  )
}

it('a crash during a bulk price update leaves the new price on all products or on none', {
  timeout: 600_000,
}, async ({ task }) => {
  const cycles = casesOf({ few: 2, all: 40 })
  task.meta.cases = cycles
  shop = await startShop(dataDir)
  const csv = ['name,price', ...Array.from({ length: COUNT }, (_, at) => `Stool ${at},1`)]
  await shop.ask('POST', `${products}/import`, { csv: csv.join('\n') })
  let confirmed = 1
  let last = 1
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const ids = [...(await readPrices()).keys()]
    expect(ids).toHaveLength(COUNT)
    const written = writeUntilTheEnd(ids)
    while (confirmed === last) await setTimeout(5)
    await setTimeout(Math.random() * 200)
    await shop.cutOff()
    await written
    shop = await startShop(dataDir)
    const found = [...new Set((await readPrices()).values())]
    expect(found).toHaveLength(1)
    expect([confirmed, confirmed + 1]).toContain(Number(found[0]))
    confirmed = Number(found[0])
    last = confirmed
  }

  async function writeUntilTheEnd(ids: string[]): Promise<void> {
    for (;;) {
      const price = String(confirmed + 1)
      const prices = ids.map((_id) => ({ _id, price }))
      // The kill also closes the connection.
      const response = await shop.ask('PUT', `${products}/bulk`, { prices }).catch(() => null)
      if (response === null) return
      expect(response.status).toBe(200)
      confirmed += 1
    }
  }
})
