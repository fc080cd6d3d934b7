import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoCatalogue } from '../../demo/catalogue.ts'
import { createServices } from '../../server/services.ts'
import { owner } from './owner.ts'

/** Where the run's demo catalogue is, for the workers that the run starts. */
export const demoSeedVariable = 'DEMO_SEED'

/**
 * Makes the demo catalogue that the browser tests copy, once for a run, and removes it at the end.
 * One that the environment names is taken as it is and kept: single tests start at once then.
 */
export default async function seedDemo(): Promise<() => Promise<void>> {
  if (process.env[demoSeedVariable]) return async () => {}
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-seed-'))
  const services = await createServices({ dataDir })
  await loadDemoCatalogue(services)
  await services.accounts.create(owner.name, owner.email, owner.password)
  await services.close()
  process.env[demoSeedVariable] = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}
