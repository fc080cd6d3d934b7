import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { createApp } from '../server/app/app.ts'
import { readConfig } from '../server/app/config.ts'
import { createServices } from '../server/app/services.ts'
import { openDatabase } from '../server/db/database.ts'
import { createBuiltPages } from '../server/pages/built-pages.ts'

// Timing of failed sign-ins, which must not reveal whether an account exists, and the effect of a
// flood of attempts on public pages.
// Needs the build (npm run build).
// Run: node bench/sign-in.ts [--tries 1000] [--flood 10000]
process.env.NODE_ENV = 'production'
const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '1000' },
    flood: { type: 'string', default: '10000' },
  },
})
const tries = Number(values.tries)
const flood = Number(values.flood)
const lanes = 250
const known = 'asha@example.com'
/** Number of pages rendered so far; each has its own URL. */
let made = 0

const dataDir = await mkdtemp(join(tmpdir(), 'bench-sign-in-'))
const services = await createServices({ dataDir })
const database = openDatabase(dataDir)
const config = readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1', READ_SECONDS: '0' })
const pages = await createBuiltPages(join(import.meta.dirname, '..', 'build'))
const app = createApp(config, services, pages)
await services.accounts.create('Asha', known, 'long-enough')
try {
  await compareTimes()
  await measureFlood()
} finally {
  await app.close()
  await services.close()
  await database.destroy()
  await rm(dataDir, { recursive: true, force: true })
}

interface Cost {
  wall: number
  processor: number
}

async function compareTimes(): Promise<void> {
  const costs: Record<'known' | 'unknown', Cost[]> = { known: [], unknown: [] }
  await fail(known)
  await fail('nobody@example.com')
  for (let number = 0; number < tries; number++) {
    // Alternate the order, so that other load affects both alike.
    const order =
      number % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) costs[kind].push(await fail(emailOf(kind, number), number))
    // Reset the counts, or the rate limits would respond.
    if (number % 50 === 49) await database.deleteFrom('sign_in_count').execute()
  }
  console.log(`sign-in with a wrong password: means of ${tries} alternating attempts, in ms`)
  print('', 'known', 'unknown', 'ratio')
  for (const measure of ['processor', 'wall'] as const) {
    const [one, other] = [mean(costs.known, measure), mean(costs.unknown, measure)]
    print(measure, one.toFixed(3), other.toFixed(3), (other / one).toFixed(3))
  }
}

function emailOf(kind: 'known' | 'unknown', number: number): string {
  return kind === 'known' ? known : `n${String(number).padStart(4, '0')}@example.com`
}

/** Returns the cost of one refused sign-in. */
async function fail(email: string, number = 0): Promise<Cost> {
  const started = performance.now()
  const before = process.cpuUsage()
  const status = await tryFrom(`198.51.${number % 250}.${Math.floor(number / 250)}`, email)
  const { user, system } = process.cpuUsage(before)
  if (status !== 401) throw new Error(`The response to a wrong password was ${status}.`)
  return { wall: performance.now() - started, processor: (user + system) / 1_000 }
}

async function tryFrom(address: string, email: string): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    headers: { 'x-forwarded-for': address },
    payload: { email, password: 'not-the-one' },
  })
  return statusCode
}

/** Response times of a cached and a rendered page, idle and during a flood of attempts. */
async function measureFlood(): Promise<void> {
  const urls = { cached: '/', uncached: '/product?q=' }
  await database.deleteFrom('sign_in_count').execute()
  console.log(
    `\npublic pages during ${flood} sign-in attempts, ${lanes} concurrently: median in ms`,
  )
  print('page', 'alone', 'flood', 'ratio')
  const alone = {
    cached: await readPages(urls.cached, 60),
    uncached: await readPages(urls.uncached, 60),
  }
  let left = flood
  let rounds = 0
  const attack = Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (left-- > 0)
        await tryFrom(`203.0.113.${lane % 4}`, `nobody${rounds++ % 500}@example.com`)
    }),
  )
  const during: Record<'cached' | 'uncached', number[]> = { cached: [], uncached: [] }
  while (left > 0) {
    during.cached.push(...(await readPages(urls.cached, 5)))
    during.uncached.push(...(await readPages(urls.uncached, 5)))
  }
  await attack
  for (const name of ['cached', 'uncached'] as const) {
    const [before, after] = [middle(alone[name]), middle(during[name])]
    print(name, before.toFixed(2), after.toFixed(2), `${(after / before).toFixed(2)}×`)
  }
}

async function readPages(url: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; number < count; number++) {
    const started = performance.now()
    const { statusCode } = await app.inject(url.endsWith('=') ? `${url}word${made++}` : url)
    if (statusCode !== 200) throw new Error(`${url} responded with ${statusCode}.`)
    times.push(performance.now() - started)
  }
  return times
}

function mean(costs: Cost[], measure: keyof Cost): number {
  return costs.reduce((sum, cost) => sum + cost[measure], 0) / costs.length
}

function middle(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function print(...cells: string[]): void {
  console.log(cells.map((cell) => cell.padEnd(12)).join(' '))
}
