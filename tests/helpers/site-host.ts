import { join } from 'node:path'
import { z } from 'zod'
import { createBuiltPages } from '../../server/built-pages.ts'
import { readConfig } from '../../server/config.ts'
import { serve } from '../../server/start.ts'

/**
 * One process that serves any number of sites, each on a data directory and port of its own: what
 * the server stands on is loaded once, not once for every test.
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
])

const pages = await createBuiltPages(join(import.meta.dirname, '../../build'))
const closings = new Map<string, () => Promise<void>>()

async function open(environment: Record<string, string>): Promise<string> {
  const config = readConfig(environment)
  const { app, services, address } = await serve(config, pages)
  closings.set(address, async () => {
    const closed = app.close()
    // A browser keeps connections that it opened ahead, and never says so much as a byte on them.
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

process.on('message', async (message) => {
  const order = orders.parse(message)
  const work = order.order === 'open' ? open(order.environment) : close(order.url)
  try {
    process.send?.({ number: order.number, url: await work })
  } catch (error) {
    process.send?.({ number: order.number, fault: String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
process.send?.({ number: 0, url: '' })
