import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { casesOf } from '../helpers/extended-suite.ts'
import { type KillableShop, startShop } from '../helpers/process/killed-server.ts'
import { createShopkeeper } from '../helpers/shopkeeper.ts'

let dataDir: string
let shop: KillableShop
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
})
afterEach(async () => {
  await shop.cutOff()
  await rm(dataDir, { recursive: true, force: true })
})

it('crashes during writes lose no confirmed record and leave no partial or orphaned file', {
  timeout: 1_800_000,
}, async ({ task }) => {
  const cycles = casesOf({ few: 4, all: 200 })
  task.meta.cases = cycles
  const keeper = createShopkeeper()
  shop = await startShop(dataDir)
  expect(shop.said).not.toContain('was not shut down properly')
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const before = keeper.confirmed()
    const writers = Array.from({ length: 6 }, () => keeper.writeUntilTheEnd(shop))
    while (keeper.confirmed() < before + 2) await setTimeout(5)
    await setTimeout(Math.random() * 120)
    await shop.cutOff()
    await Promise.all(writers)
    shop = await startShop(dataDir)
    expect(shop.said).toMatch(
      /was not shut down properly .* is intact; \d+ files? of unfinished uploads/,
    )
    await keeper.assertNothingLost(shop, dataDir)
  }
  await shop.stop()
  shop = await startShop(dataDir)
  expect(shop.said).not.toContain('was not shut down properly')
})
