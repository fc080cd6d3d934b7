import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '../server/app/config.ts'
import type { Services } from '../server/app/services.ts'
import { isSystemError } from '../server/kernel/errors.ts'

/** A command failed; the message is meant for its user. */
export class CommandFailure extends Error {}

/** Failure of reading a file or folder that was named; errors that are not the file system's pass. */
export function readFailure(path: string, error: unknown): unknown {
  if (!isSystemError(error) || !('code' in error)) return error
  const said =
    error.code === 'ENOENT'
      ? `${path} does not exist.`
      : `${path} cannot be read: ${error.message}.`
  return new CommandFailure(said, { cause: error })
}

/** Services and addresses that a command uses. */
export interface Installation {
  services: Services
  /** URL of a page of the shop. */
  addressOf(path: string): string
}

/** Opens the installation named by the environment while `work` runs. Throws if there is none. */
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

/** The same, but creates the installation if there is none. */
export async function withNewInstallation(
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  await openInstallation(readConfig(process.env), work)
}

async function openInstallation(
  config: Config,
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  // Loaded on demand, so that help and mistyped commands respond at once.
  const { createServices } = await import('../server/app/services.ts')
  const services = await createServices(config)
  const origin = config.publicUrl ?? `http://localhost:${config.port}`
  try {
    await work({ services, addressOf: (path) => `${origin}${path}` })
  } finally {
    await services.close()
  }
}

/** True if the installation has a database. PostgreSQL always counts. */
export function hasShop({ dataDir, postgres }: Config): boolean {
  return postgres !== null || existsSync(join(dataDir, 'catalogue.sqlite'))
}
