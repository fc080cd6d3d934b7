import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { casesOf } from '../helpers/extended-suite.ts'
import { startShop } from '../helpers/process/killed-server.ts'
import { buildRecorder, readDisk, recordingOf } from '../helpers/process/power-loss.ts'
import { createShopkeeper } from '../helpers/shopkeeper.ts'
import { createTemporaryFolder } from '../helpers/temporary-folder.ts'

it('power losses that undo unsynced writes lose no confirmed record or file', async ({ skip }) => {
  const folder = await createTemporaryFolder()
  const library = join(folder, 'recorder.so')
  skip(!buildRecorder(library), 'The machine has no C compiler, or is no Linux.')
  const record = join(folder, 'record')
  const keeper = createShopkeeper()

  async function begin(dataDir: string) {
    await rm(record, { force: true })
    const disk = await readDisk(dataDir)
    const started = await startShop(dataDir, recordingOf(library, dataDir, record))
    return { disk, started }
  }
  let dataDir = join(folder, 'disk-0')
  await mkdir(dataDir)
  let { disk, started } = await begin(dataDir)
  await keeper.importStools(started)
  for (let cycle = 1; cycle <= casesOf({ few: 4, all: 100 }); cycle += 1) {
    await keeper.killDuringWrites(started)
    disk.replay(await readFile(record))
    // Every other cycle loses all unsynced changes; the others keep each with a probability of one half.
    disk.cut(cycle % 2 === 0 ? 0 : 0.5)
    const last = dataDir
    dataDir = join(folder, `disk-${cycle}`)
    await disk.writeTo(dataDir)
    await rm(last, { recursive: true })
    ;({ disk, started } = await begin(dataDir))
    expect(started.said).toMatch(/was not shut down properly .* is intact/)
    await keeper.assertNothingLost(started, dataDir)
  }
})
