import { createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { type Config, ConfigError, readConfig } from '../server/app/config.ts'
import { lockData } from '../server/app/data-lock.ts'
import { type Contents, countRows, missingFiles } from '../server/backup/format.ts'
import type { InstallationLocation } from '../server/backup/restore.ts'
import { connectReader } from '../server/db/database.ts'
import { keyFile } from '../server/kernel/secrets.ts'
import { reportFaults } from './backup.ts'
import { assertEmptyDirectory, fillDataDirectory } from './data-directory-fill.ts'
import { CommandFailure, hasShop } from './installation.ts'
import { showProgress } from './progress.ts'

export function addMove(program: Command): void {
  program
    .command('move')
    .description('copy an installation to another database and storage, or back into a folder')
    .requiredOption(
      '--to <places...>',
      'postgres://… and, to move media too, s3://…; or an empty folder',
    )
    .addHelpText('after', '\nStop the server first. The source stays unchanged.')
    .action(async ({ to }: { to: string[] }) => {
      const config = readConfig(process.env)
      if (!hasShop(config)) throw new CommandFailure(`There is no shop in ${config.dataDir}.`)
      const target = readTarget(config, to)
      const lock = config.postgres === null ? lockData(config.dataDir) : null
      try {
        await copyInstallation(config, target)
      } finally {
        lock?.release()
      }
      console.log(`Done. ${describeSettings(target, to)}`)
    })
}

/** The target installation of the arguments; a folder contains all data. */
function readTarget(
  config: Config,
  locations: string[],
): InstallationLocation & { isFolder: boolean } {
  const databases = locations.filter((location) => /^postgres(?:ql)?:/.test(location))
  const buckets = locations.filter((location) => location.startsWith('s3:'))
  const folders = locations.filter((location) => ![...databases, ...buckets].includes(location))
  const isFolder = folders.length === 1 && locations.length === 1
  const isElsewhere = databases.length === 1 && buckets.length <= 1 && folders.length === 0
  if (!isFolder && !isElsewhere) {
    throw new CommandFailure(
      'Name one folder, or one postgres:// address and at most one s3:// address.',
    )
  }
  if (isFolder) {
    return { dataDir: resolve(folders[0] ?? ''), postgres: null, media: null, isFolder }
  }
  try {
    const { postgres, media } = readConfig({
      DATABASE_URL: databases[0],
      MEDIA_URL: buckets[0],
    })
    return { dataDir: config.dataDir, postgres, media: media ?? config.media, isFolder }
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandFailure(error.message)
    throw error
  }
}

async function copyInstallation(
  source: Config,
  target: InstallationLocation & { isFolder: boolean },
): Promise<void> {
  if (target.isFolder) await assertEmptyDirectory(target)
  const { createServices } = await import('../server/app/services.ts')
  const { verifyBackup } = await import('../server/backup/reader.ts')
  const { writeBackup } = await import('../server/backup/writer.ts')
  const folder = await mkdtemp(join(source.dataDir, 'move-'))
  try {
    const file = join(folder, 'shop.tar')
    const services = await createServices(source)
    console.log('Reading …')
    await writeBackup(services.backupSource, createWriteStream(file), {
      onProgress: showProgress('Files'),
    })
    await services.close()
    const backup = await verifyBackup(file)
    console.log('Writing …')
    await fillDataDirectory(backup, target)
    if (target.isFolder && existsSync(join(source.dataDir, keyFile))) {
      await copyFile(join(source.dataDir, keyFile), join(target.dataDir, keyFile))
    }
    await expectSame(backup.contents, target)
    const { files, rows, faults } = backup.summary
    const records = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(`${records} records and ${files} photos and videos copied and compared.`)
    reportFaults(faults)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Throws unless every table has the same number of rows in the target, those of missing files aside. */
async function expectSame(contents: Contents, target: InstallationLocation): Promise<void> {
  const database = connectReader(target)
  try {
    const there = await countRows(database)
    for (const [table, rows] of Object.entries(contents.rows)) {
      const count = table === 'media' ? rows - missingFiles(contents).length : rows
      if (there[table] === count) continue
      throw new CommandFailure(
        `${table} has ${there[table]} rows where ${count} were copied. Empty the target and try again.`,
      )
    }
  } finally {
    await database.destroy()
  }
}

function describeSettings(
  { dataDir, isFolder }: { dataDir: string; isFolder: boolean },
  to: string[],
) {
  if (isFolder) {
    return `Start the server with DATA_DIR=${dataDir}, and without DATABASE_URL and MEDIA_URL.`
  }
  const settings = to.map((location) =>
    location.startsWith('s3:') ? `MEDIA_URL='${location}'` : `DATABASE_URL='${location}'`,
  )
  return `Start the server with ${settings.join(' ')}, and keep DATA_DIR=${dataDir}: two-step verification needs its ${keyFile}.`
}
