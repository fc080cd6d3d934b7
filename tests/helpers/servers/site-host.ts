import { join } from 'node:path'
import { z } from 'zod'
import { readConfig } from '../../../server/app/config.ts'
import { serve } from '../../../server/app/start.ts'
import { createBuiltPages } from '../../../server/pages/built-pages.ts'
import { sharedImages } from './shared-images.ts'

/**
 * Process that serves any number of sites, each with its own data directory and port, so that the server's modules
 * are loaded once and not for every test.
 */
const commands = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('open'),
    number: z.number(),
    environment: z.record(z.string(), z.string()),
  }),
  z.object({
    type: z.literal('close'),
    number: z.number(),
    url: z.string(),
  }),
])

const pages = await createBuiltPages(join(import.meta.dirname, '../../../build'))
const closers = new Map<string, () => Promise<void>>()

async function open(environment: Record<string, string>): Promise<string> {
  const config = readConfig(environment)
  const { app, services, address } = await serve(config, pages, sharedImages)
  closers.set(address, async () => {
    const closed = app.close()
    // Browsers preconnect and may never send a byte on such connections.
    app.server.closeAllConnections()
    await closed
    await services.close()
  })
  return address
}

async function close(url: string): Promise<string> {
  await closers.get(url)?.()
  closers.delete(url)
  return url
}

type Command = z.infer<typeof commands>

function runCommand(command: Command): Promise<string> {
  switch (command.type) {
    case 'open':
      return open(command.environment)
    case 'close':
      return close(command.url)
  }
}

process.on('message', async (message) => {
  const command = commands.parse(message)
  try {
    process.send?.({ number: command.number, url: await runCommand(command) })
  } catch (error) {
    process.send?.({ number: command.number, error: String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
process.send?.({ number: 0, url: '' })
