import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { UpdateRefusedError } from '../backup/schema-upgrade.ts'
import { assertIntegrity, CorruptDatabaseError } from '../db/integrity-check.ts'
import { isDatabaseUnavailable } from '../db/postgres-errors.ts'
import { isLocked } from '../db/sqlite-driver.ts'
import { listen } from '../http/http-server.ts'
import { createRateLimit } from '../http/rate-limits.ts'
import { minute } from '../kernel/clock.ts'
import { createScheduler, type Scheduler } from '../kernel/scheduler.ts'
import type { ImageProcess } from '../media/images/image-process.ts'
import { createBuiltPages } from '../pages/built-pages.ts'
import type { PageSource } from '../pages/page-source.ts'
import { openPurgeHook } from '../response-cache/cdn-purge.ts'
import { createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { DataInUseError, lockData } from './data-lock.ts'
import { createServices, type Services } from './services.ts'
import { readShutdownMarker, type ShutdownMarker } from './unclean-shutdown-marker.ts'

const SHUTDOWN_TIMEOUT_MS = 10_000
const PRODUCT_SCHEDULE_INTERVAL_MS = 1_000
const PICTURE_QUEUE_INTERVAL_MS = 1_000
const BACKUP_INTERVAL_MS = minute / 2
const SWEEP_INTERVAL_MS = 6 * 60 * minute

/** Source of the pages; with `none` only the API and media are served. */
export type PageMode = 'built' | 'development' | 'none'

/**
 * Serves until a signal ends the process. Exits with status 1 on invalid settings or a port in use.
 */
export async function start(
  environment: Record<string, string | undefined>,
  pageMode: PageMode,
): Promise<void> {
  const config = readConfigOrExit(environment)
  if (environment.PAGE_EXPORT_DIR)
    console.warn(
      'PAGE_EXPORT_DIR has no effect any more: pages are not exported. Let the web server in front cache them, see docs/front-server.md.',
    )
  const { app, services, address } = await serveOrExit(config, await createPages(pageMode))
  await prepareFirstAdministrator(config, services, config.publicUrl ?? address)
  stopOnSignals(async () => {
    await app.close()
    await services.close()
  })
  // The supervisor may stop the process as soon as it reads this line.
  console.log(`Listening on ${address}`)
  if (config.publicUrl !== null) console.log(`PUBLIC_URL ${config.publicUrl}`)
}

/** A listening server. */
interface Serving {
  app: FastifyInstance
  services: Services
  address: string
}

/** With `images`, an image process that several servers share. */
export async function serve(
  config: Config,
  pages: PageSource | null,
  images?: ImageProcess,
): Promise<Serving> {
  const { host, port } = config
  const { services, mark } = await open(config, images)
  const rateLimit = createRateLimit(config.readSeconds)
  const reportJob = (error: unknown, jobName: string) =>
    services.backgroundErrors.report(error, `The scheduled job ${jobName} failed`)
  const scheduler = createScheduler(reportJob, rateLimit.runOwn)
  // Apart, since it runs for minutes, in which visitors would be charged for nothing.
  const pictureScheduler = createScheduler(reportJob)
  // Scheduled changes that came due while no server ran apply before the first request.
  await services.productSchedule.applyDue()
  const app = createApp(config, services, pages, rateLimit)
  const purgeHook =
    config.purgeUrl === null
      ? null
      : openPurgeHook({
          revision: services.revision,
          onFileDeleted: services.media.onFileDeleted,
          meters: services.meters,
          scheduler,
          url: config.purgeUrl,
          onError: (error) =>
            app.log.warn({ err: error }, 'PURGE_URL could not be notified of a change'),
        })
  app.addHook('onListen', async () => mark?.set())
  app.addHook('onClose', async () => {
    await Promise.all([scheduler.stop(), pictureScheduler.stop(), purgeHook?.close()])
  })
  const { origin } = await listen(app, host, port)
  await services.variantQueue.start((error, file) => {
    app.log.error({ err: error, file }, 'Creating the variants of an image failed')
  })
  addJobs(scheduler, app, services)
  pictureScheduler.add({
    name: 'import-pictures',
    intervalMs: PICTURE_QUEUE_INTERVAL_MS,
    run: services.pictureQueue.run,
  })
  return { app, services, address: origin }
}

function addJobs(scheduler: Scheduler, app: FastifyInstance, services: Services): void {
  const { productSchedule, backupSchedule } = services
  scheduler.add({
    name: 'product-schedule',
    intervalMs: PRODUCT_SCHEDULE_INTERVAL_MS,
    run: () => productSchedule.applyDue(),
  })
  if (backupSchedule !== null)
    scheduler.add({
      name: 'backup',
      intervalMs: BACKUP_INTERVAL_MS,
      run: (signal) => backupSchedule.runIfDue(signal),
    })
  scheduler.add({
    name: 'media-sweep',
    intervalMs: SWEEP_INTERVAL_MS,
    run: () => sweep(app, services),
  })
}

/**
 * The services of an installation: a database shared by several servers, or a locked data
 * directory.
 */
async function open(
  config: Config,
  images?: ImageProcess,
): Promise<{ services: Services; mark: ShutdownMarker | null }> {
  if (config.postgres === null) return openAlone(config, images)
  const services = await createServices(config, images)
  await services.clearTemporary()
  return { services, mark: null }
}

/** The services of a data directory, which stays locked until they are closed. */
async function openAlone(
  config: Config,
  images?: ImageProcess,
): Promise<{ services: Services; mark: ShutdownMarker }> {
  const lock = lockData(config.dataDir)
  try {
    const mark = readShutdownMarker(config.dataDir)
    assertIntegrity(config.dataDir, { thoroughly: mark.followsUncleanShutdown })
    const services = await createServices(config, images)
    await services.clearTemporary()
    // Nobody else fetches pictures for a locked directory: the lease is of a process that crashed.
    await services.pictureQueue.takeOver()
    if (mark.followsUncleanShutdown) logRepairedFiles(await services.removeOrphans())
    async function close() {
      try {
        await services.close()
        mark.remove()
      } finally {
        lock.release()
      }
    }
    return { services: { ...services, close }, mark }
  } catch (error) {
    lock.release()
    throw error
  }
}

function logRepairedFiles(files: number): void {
  console.log(
    `The server was not shut down properly last time. The database is intact; ${files} ${files === 1 ? 'file' : 'files'} of unfinished uploads removed.`,
  )
}

function readConfigOrExit(environment: Record<string, string | undefined>): Config {
  try {
    return readConfig(environment)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const message of error.errors) console.error(message)
    process.exit(1)
  }
}

async function createPages(mode: PageMode): Promise<PageSource | null> {
  switch (mode) {
    case 'none':
      return null
    case 'development': {
      // Vite is a development dependency.
      const { createDevelopmentPages } = await import('../pages/development-pages.ts')
      return createDevelopmentPages()
    }
    case 'built':
      return createBuiltPages(join(import.meta.dirname, '..', '..', 'build'))
    default:
      return mode satisfies never
  }
}

/** Errors whose message explains everything; printed without a stack trace. */
const explained = [DataInUseError, CorruptDatabaseError, UpdateRefusedError]

async function serveOrExit(config: Config, pages: PageSource | null): Promise<Serving> {
  try {
    return await serve(config, pages)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      console.error(
        `PORT ${config.port} is in use. Stop the program using it, or set PORT to another number (0 picks a free port).`,
      )
      process.exit(1)
    }
    if (explained.some((kind) => error instanceof kind) && error instanceof Error) {
      console.error(error.message)
      process.exit(1)
    }
    if (isLocked(error) || (error instanceof Error && isLocked(error.cause))) {
      console.error(
        `Another program has locked the database in ${config.dataDir}. Stop it and start again.`,
      )
      process.exit(1)
    }
    const cause = error instanceof Error ? (error.cause ?? error) : error
    if (config.postgres !== null && isDatabaseUnavailable(cause)) {
      const { host } = new URL(config.postgres.url)
      const reason = cause instanceof Error ? cause.message : 'no reason'
      console.error(
        `Cannot connect to the database on ${host} from DATABASE_URL (${reason}). Start it, or set DATABASE_URL to another one.`,
      )
      process.exit(1)
    }
    throw error
  }
}

/** Creates the administrator named by the settings, or prints the link to create the first one. */
export async function prepareFirstAdministrator(
  { firstAdministrator }: Config,
  { accounts }: Services,
  siteAddress: string,
): Promise<void> {
  const token = await accounts.startSetup()
  if (token === null) return
  if (firstAdministrator !== null) {
    const { email, password } = firstAdministrator
    try {
      await accounts.create('Administrator', email, password)
    } catch (error) {
      // Another server starting at the same time may have created it first.
      if ((await accounts.startSetup()) !== null) throw error
    }
    return
  }
  console.log(
    'There is no administrator yet. Open this link within 30 minutes to create the first one:',
  )
  console.log(`${siteAddress}/admin/setup/${token}`)
}

async function sweep(app: FastifyInstance, services: Services): Promise<void> {
  // A lease: of several servers on one database, one sweeps per interval.
  if (!(await services.acquireLease('sweep', SWEEP_INTERVAL_MS - minute))) return
  const removed = await services.sweep()
  if (removed > 0) app.log.info({ removed }, 'Removed files that nothing refers to')
}

function stopOnSignals(close: () => Promise<void>): void {
  let isStopping = false
  async function stop() {
    if (isStopping) return
    isStopping = true
    const cutOff = setTimeout(() => {
      console.error('Some requests did not finish in time and were cut off.')
      process.exit(1)
    }, SHUTDOWN_TIMEOUT_MS)
    await close()
    clearTimeout(cutOff)
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The launcher holds the other end of the IPC channel: without it nobody could stop this process.
  process.on('disconnect', stop)
  if (process.connected === false) stop()
}
