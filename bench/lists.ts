import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { createServices } from '../server/services.ts'

// Whether the back office's product list stays quick as the catalogue grows: the same requests on a
// small catalogue and on a large one, side by side. Run: node bench/lists.ts [--products 100000]
const { values } = parseArgs({ options: { products: { type: 'string', default: '100000' } } })
const sizes = [24, Number(values.products)]
const rounds = 15
const requests = {
  'first page': '?skip=0&limit=20',
  'page in the middle': (size: number) => `?skip=${Math.floor(size / 2)}&limit=20`,
  'sorted by name': '?sort=name&limit=20',
  newest: '?sort=newest&limit=20',
  'of a category': (_: number, category: string) => `?category=${category}&limit=20`,
  'in the showcase': '?unique=true&limit=20',
  'search, many hits': '?q=teak&limit=20',
  'search, all hits': '?q=swing&limit=20',
  'search, few hits': '?q=swing+777&limit=20',
  'search, half a word': '?q=s&limit=20',
  'search, misspelt': '?q=walnnut&limit=20',
  'search, sorted by name': '?q=teak&sort=name&limit=20',
  'search in a category': (_: number, category: string) => `?q=teak&category=${category}&limit=20`,
  'search, no hit': '?q=nothing-like-it&limit=20',
}

const results = []
for (const size of sizes) results.push(await measure(size))
const [small, large] = results
console.log(`median of ${rounds} requests, in ms`)
console.log(
  ['request'.padEnd(22), ...sizes.map((size) => String(size).padStart(9)), '   ratio'].join(' '),
)
for (const name of Object.keys(requests)) {
  const before = small?.get(name) ?? 0
  const after = large?.get(name) ?? 0
  console.log(
    [
      name.padEnd(22),
      before.toFixed(2).padStart(9),
      after.toFixed(2).padStart(9),
      `${(after / before).toFixed(1)}×`.padStart(8),
    ].join(' '),
  )
}

async function measure(size: number): Promise<Map<string, number>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const services = await createServices({ dataDir })
  const app = createApp(
    readConfig({ LOG_LEVEL: 'silent', READ_SECONDS: '0', NODE_ENV: 'production' }),
    services,
    null,
  )
  await services.accounts.create('Bench', 'bench@example.com', 'long-enough')
  const { token } = await services.accounts.signIn('bench@example.com', 'long-enough', '127.0.0.1')
  const category = await fill(services, size)
  const medians = new Map<string, number>()
  for (const [name, query] of Object.entries(requests)) {
    const url = `/api/ourCategoriesItems${typeof query === 'string' ? query : query(size, category)}`
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const started = performance.now()
      const { statusCode } = await app.inject({
        url,
        headers: { authorization: `Bearer ${token}` },
      })
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`)
      times.push(performance.now() - started)
    }
    medians.set(name, times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0)
  }
  await app.close()
  await services.close()
  await rm(dataDir, { recursive: true, force: true })
  return medians
}

/** Products by the import that an owner would use, in portions of its limit; answers a category's id. */
async function fill(
  services: Awaited<ReturnType<typeof createServices>>,
  size: number,
): Promise<string> {
  const woods = ['teak', 'oak', 'walnut', 'cane', 'steel']
  for (let from = 0; from < size; from += 10_000) {
    const rows = ['name,description,tags,material,isDisplaingInSomethingUnique']
    for (let number = from; number < Math.min(size, from + 10_000); number++) {
      const wood = woods[number % woods.length]
      rows.push(
        `Swing ${number},A ${wood} swing for room ${number},${wood}; swing,Solid ${wood},${number % 10 === 0}`,
      )
    }
    await services.productCsv.import(rows.join('\n'), { dryRun: false, skipInvalid: false }, null)
  }
  const { records } = await services.products.list({ limit: 1 })
  return records[0]?.createdBy?._id ?? '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
}
