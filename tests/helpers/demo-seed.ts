import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadDemoCatalogue } from '../../demo/catalogue.ts'
import { createServices } from '../../server/services.ts'

/** The demo catalogue that the browser tests copy, made once for a run. */
export const demoSeed = join(import.meta.dirname, '../../test-results/demo-seed')

export default async function seedDemo(): Promise<void> {
  await rm(demoSeed, { recursive: true, force: true })
  const services = await createServices({ dataDir: demoSeed })
  await loadDemoCatalogue(services)
  await services.close()
}
