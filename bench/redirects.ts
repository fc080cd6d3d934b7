import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadDemoCatalogue } from '../demo/catalogue.ts'
import { createServices } from '../server/app/services.ts'
import { middle } from './middle.ts'
import { startShop, stop } from './server-process.ts'

// Time of a request for an address that leads on, beside one that nothing is found at, in a shop with
// many redirects; one visitor, both kinds alternately, each request for another address.
// Needs the build (npm run build).
// Run: node bench/redirects.ts [--redirects 10000]
const { values } = parseArgs({ options: { redirects: { type: 'string', default: '10000' } } })
const redirects = Number(values.redirects)
const warmUps = 100
const requests = 1_000
const headers = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-redirects-'))
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
try {
  await fill()
  const shop = await startShop(dataDir)
  try {
    const found: number[] = []
    const missing: number[] = []
    for (let number = 0; number < warmUps + requests; number++) {
      missing.push(await time(`${shop.url}/products/nothing-${number}`, 404))
      found.push(await time(`${shop.url}/products/old-${number % redirects}`, 301))
    }
    const [none, led] = [missing, found].map((times) => middle(times.slice(warmUps)))
    if (none === undefined || led === undefined) throw new Error('There are no times.')
    console.log(
      `${redirects} redirects: not found ${none.toFixed(2)} ms, led on ${led.toFixed(2)} ms, difference ${(led - none).toFixed(2)} ms (median of ${requests})`,
    )
  } finally {
    await stop(shop)
  }
} finally {
  agent.destroy()
  await rm(dataDir, { recursive: true, force: true })
}

async function fill(): Promise<void> {
  const services = await createServices({ dataDir })
  await loadDemoCatalogue(services)
  await services.variantQueue.drain()
  const rows = Array.from({ length: redirects }, (_, number) => `/products/old-${number},/product`)
  await services.redirects.import(['from,to', ...rows].join('\n'), null)
  await services.close()
}

/** Milliseconds until the whole response is there. */
async function time(url: string, status: number): Promise<number> {
  const start = performance.now()
  const [response] = await once(get(url, { agent, headers }), 'response')
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== status) throw new Error(`${url}: ${response.statusCode}`)
  return performance.now() - start
}
