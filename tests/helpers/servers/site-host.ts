import { join } from 'node:path'
import { mock } from 'node:test'
import { z } from 'zod'
import { readConfig } from '../../../server/app/config.ts'
import { serve } from '../../../server/app/start.ts'
import { createBuiltPages } from '../../../server/pages/built-pages.ts'

/**
 * Process that serves any number of sites, each with its own data directory and port, so that the server's modules
 * are loaded once and not for every test.
 */
const orders = z.discriminatedUnion('order', [
  z.object({
    order: z.literal('open'),
    number: z.number(),
    environment: z.record(z.string(), z.string()),
  }),
  z.object({
    order: z.literal('close'),
    number: z.number(),
    url: z.string(),
  }),
  z.object({
    order: z.literal('clock'),
    number: z.number(),
    moment: z.number().nullable(),
  }),
])

const pages = await createBuiltPages(join(import.meta.dirname, '../../../build'))
const closings = new Map<string, () => Promise<void>>()

async function open(environment: Record<string, string>): Promise<string> {
  const config = readConfig(environment)
  const { app, services, address } = await serve(config, pages)
  closings.set(address, async () => {
    const closed = app.close()
    // Browsers preconnect and may never send a byte on such connections.
    app.server.closeAllConnections()
    await closed
    await services.close()
  })
  return address
}

async function close(url: string): Promise<string> {
  await closings.get(url)?.()
  closings.delete(url)
  return url
}

/** Mocks the clock of all sites: stops it at a time; null restores the real one. */
async function setClock(moment: number | null): Promise<string> {
  mock.timers.reset()
  if (moment !== null) mock.timers.enable({ apis: ['Date'], now: moment })
  return ''
}

type Order = z.infer<typeof orders>

function carryOut(order: Order): Promise<string> {
  switch (order.order) {
    case 'open':
      return open(order.environment)
    case 'close':
      return close(order.url)
    case 'clock':
      return setClock(order.moment)
  }
}

process.on('message', async (message) => {
  const order = orders.parse(message)
  try {
    process.send?.({ number: order.number, url: await carryOut(order) })
  } catch (error) {
    process.send?.({ number: order.number, fault: String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
process.send?.({ number: 0, url: '' })
