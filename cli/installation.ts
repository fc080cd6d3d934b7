import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '../server/app/config.ts'
import type { Services } from '../server/app/services.ts'

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
  if (!hasShop(config)) {
    throw new CommandFailure(
      `There is no shop in ${config.dataDir}. Set DATA_DIR to the shop’s folder (./data/demo for the demo), or start the server once.`,
    )
  }
  await openInstallation(config, work)
}

/** The same for a shop that need not have been started before. */
export async function withNewInstallation(
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  await openInstallation(readConfig(process.env), work)
}

async function openInstallation(
  config: Config,
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  // Help and mistyped words need not wait for all that the services stand on.
  const { createServices } = await import('../server/app/services.ts')
  const services = await createServices(config)
  const origin = config.publicUrl ?? `http://localhost:${config.port}`
  try {
    await work({ services, addressOf: (path) => `${origin}${path}` })
  } finally {
    await services.close()
  }
}

/** Whether something was started there before. */
export function hasShop({ dataDir, postgres }: Config): boolean {
  return postgres !== null || existsSync(join(dataDir, 'catalogue.sqlite'))
}
