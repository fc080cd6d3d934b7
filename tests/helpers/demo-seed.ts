import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoCatalogue } from '../../demo/catalogue.ts'
import { createServices } from '../../server/services.ts'
import { owner } from './owner.ts'

/** Where the run's demo catalogue is, for the workers that the run starts. */
export const demoSeedVariable = 'DEMO_SEED'

/**
 * Makes the demo catalogue that the browser tests copy, once for a run, and removes it at the end.
 * In a folder that the environment names it is made only if it is missing, and kept: single tests
 * start at once then, and a whole run makes it beside the checks, by this file alone.
 */
export default async function seedDemo(): Promise<() => Promise<void>> {
  const kept = process.env[demoSeedVariable]
  if (kept) {
    if (!existsSync(join(kept, 'catalogue.sqlite'))) await fill(kept)
    return async () => {}
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-seed-'))
  await fill(dataDir)
  process.env[demoSeedVariable] = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}

async function fill(folder: string): Promise<void> {
  const building = `${folder}.new`
  await rm(building, { recursive: true, force: true })
  const services = await createServices({ dataDir: building })
  await loadDemoCatalogue(services)
  // Every site of the run shares them, and none has work to do.
  await services.renditions.drain()
  await services.accounts.create(owner.name, owner.email, owner.password)
  await services.close()
  await rename(building, folder)
}

if (import.meta.main) await seedDemo()
