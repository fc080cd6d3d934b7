import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { createBuiltPages } from './built-pages.ts'
import { minute } from './clock.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { createServices, type Services } from './services.ts'

const longestShutdown = 10_000
const sweepInterval = 6 * 60 * minute

const { values: options } = parseArgs({
  options: { development: { type: 'boolean' }, 'without-pages': { type: 'boolean' } },
})
const config = readConfigOrExit()
const services = await createServices(config)
await services.clearTemporary()
const app = createApp(config, services, await createPages())
const address = await listen(app, config)
await prepareFirstAdministrator(services, address)
console.log(`Listening on ${address}`)
const housekeeping = setInterval(sweep, sweepInterval)
stopOnSignals(app, services)

/** A failed sweep is tried again tomorrow; the shop stays open. */
async function sweep(): Promise<void> {
  try {
    const removed = await services.sweep()
    if (removed > 0) app.log.info({ removed }, 'Removed files that nothing refers to')
  } catch (error) {
    app.log.error({ err: error }, 'The sweep of unused files failed')
  }
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const fault of error.faults) console.error(fault)
    process.exit(1)
  }
}

async function createPages() {
  if (options['without-pages']) return null
  if (options.development) {
    const { createDevelopmentPages } = await import('./development-pages.ts')
    return createDevelopmentPages()
  }
  return createBuiltPages(join(import.meta.dirname, '..', 'build'))
}

async function listen(server: FastifyInstance, { host, port, publicUrl }: Config): Promise<string> {
  try {
    const bound = new URL(await server.listen({ host, port }))
    const shown = host === 'localhost' ? `http://localhost:${bound.port}` : bound.origin
    return publicUrl ?? shown
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      console.error(
        `PORT ${port} is in use. Stop what listens there, or set PORT to another number (0 takes a free one).`,
      )
      process.exit(1)
    }
    throw error
  }
}

async function prepareFirstAdministrator(
  { accounts }: Services,
  siteAddress: string,
): Promise<void> {
  const token = await accounts.beginSetup()
  if (token === null) return
  if (config.firstAdministrator !== null) {
    const { email, password } = config.firstAdministrator
    await accounts.create('Administrator', email, password)
    return
  }
  console.log(
    'There is no administrator yet. Open this link within 30 minutes to create the first one:',
  )
  console.log(`${siteAddress}/admin/setup/${token}`)
}

function stopOnSignals(server: FastifyInstance, { close }: Services): void {
  let isStopping = false
  async function stop() {
    if (isStopping) return
    isStopping = true
    const cutOff = setTimeout(() => {
      console.error('Some requests did not finish in time and were cut off.')
      process.exit(1)
    }, longestShutdown)
    clearInterval(housekeeping)
    await server.close()
    await close()
    clearTimeout(cutOff)
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
