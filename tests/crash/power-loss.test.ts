import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { casesOf } from '../helpers/extended-suite.ts'
import { type KillableShop, startShop } from '../helpers/process/killed-server.ts'
import { buildRecorder, type Disk, readDisk, recordingOf } from '../helpers/process/power-loss.ts'
import { createShopkeeper } from '../helpers/shopkeeper.ts'

let folder: string
let library: string
let shop: KillableShop | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  library = join(folder, 'recorder.so')
})
afterAll(async () => {
  await shop?.cutOff()
  await rm(folder, { recursive: true, force: true })
})

it('power losses that undo unsynced writes lose no confirmed record or file', {
  timeout: 900_000,
}, async ({ task, skip }) => {
  skip(!buildRecorder(library), 'The machine has no C compiler, or is no Linux.')
  const cycles = casesOf({ few: 4, all: 100 })
  task.meta.cases = cycles
  const record = join(folder, 'record')
  const keeper = createShopkeeper()
  let dataDir = join(folder, 'disk-0')
  await mkdir(dataDir)

  async function begin(): Promise<{ disk: Disk; shop: KillableShop }> {
    await rm(record, { force: true })
    const disk = await readDisk(dataDir)
    return { disk, shop: await startShop(dataDir, recordingOf(library, dataDir, record)) }
  }
  let { disk, shop: present } = await begin()
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    shop = present
    const before = keeper.confirmed()
    const writers = Array.from({ length: 4 }, () => keeper.writeUntilTheEnd(present))
    while (keeper.confirmed() < before + 2) await setTimeout(5)
    await setTimeout(Math.random() * 120)
    await present.cutOff()
    await Promise.all(writers)
    disk.replay(await readFile(record))
    // Every other cycle loses all unsynced changes; the others keep each with a probability of one half.
    disk.cut(cycle % 2 === 0 ? 0 : 0.5)
    const last = dataDir
    dataDir = join(folder, `disk-${cycle}`)
    await disk.writeTo(dataDir)
    await rm(last, { recursive: true })
    ;({ disk, shop: present } = await begin())
    shop = present
    expect(present.said).toMatch(/was not shut down properly .* is intact/)
    await keeper.assertNothingLost(present, dataDir)
  }
})
