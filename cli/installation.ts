import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../server/config.ts'
import type { Services } from '../server/services.ts'

/** Why a command could not do what it was asked, in a sentence for whom typed it. */
export class CommandFailure extends Error {}

/** What a command works on. */
export interface Installation {
  services: Services
  /** The address of a page of the shop. */
  addressOf(path: string): string
}

/** Opens the installation that the environment names for as long as `work` takes. */
export async function withInstallation(
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  const config = readConfig(process.env)
  if (!existsSync(join(config.dataDir, 'catalogue.sqlite'))) {
    throw new CommandFailure(
      `There is no shop in ${config.dataDir}. Set DATA_DIR to its folder (the demo's is ./data/demo), or start it once.`,
    )
  }
  // Help and mistyped words need not wait for all that the services stand on.
  const { createServices } = await import('../server/services.ts')
  const services = await createServices(config)
  const origin = config.publicUrl ?? `http://localhost:${config.port}`
  try {
    await work({ services, addressOf: (path) => `${origin}${path}` })
  } finally {
    await services.close()
  }
}
