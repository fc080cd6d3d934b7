import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { EndpointContract } from '../domain/api/endpoint.ts'
import { enquiryEndpoints } from '../domain/api/enquiries.ts'
import { productEndpoints } from '../domain/api/products.ts'
import { product } from '../domain/content/product.ts'
import { createApp } from '../server/app/app.ts'
import { readConfig } from '../server/app/config.ts'
import { createServices } from '../server/app/services.ts'
import type { Part } from '../server/content/input.ts'
import { Upload } from '../server/storage/upload.ts'

// Cost of validating every response against its schema in production: time of a whole request, and
// of the check alone. Run: node bench/responses.ts
const rounds = 200
const products = 200

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
const services = await createServices({ dataDir })
const config = readConfig({ LOG_LEVEL: 'silent', READ_SECONDS: '0', NODE_ENV: 'production' })
const app = createApp(config, services, null)
await services.accounts.create('Bench', 'bench@example.com', 'long-enough')
const { token } = await services.accounts.signIn('bench@example.com', 'long-enough', '127.0.0.1')
const first = await fill()

const requests: [string, EndpointContract, string][] = [
  ['one product', productEndpoints.read, `/ourCategoriesItems/${first}`],
  ['20 products', productEndpoints.list, '/ourCategoriesItems?limit=20'],
  [`${products} products`, productEndpoints.list, '/ourCategoriesItems'],
  [`${products} enquiries`, enquiryEndpoints.list, '/orders'],
]
console.log(`median of ${rounds} rounds, in ms`)
console.log(`${'response'.padEnd(16)}  request    check   share`)
for (const [name, call, url] of requests) {
  const response: unknown = JSON.parse(await request(url))
  const whole = await median(() => request(url))
  const check = await median(async () => call.response?.parse(response))
  console.log(
    [
      name.padEnd(16),
      whole.toFixed(2).padStart(8),
      check.toFixed(2).padStart(8),
      `${((check / whole) * 100).toFixed(1)} %`.padStart(8),
    ].join(' '),
  )
}
await app.close()
await services.close()
await rm(dataDir, { recursive: true, force: true })

async function request(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const { statusCode, body } = await app.inject({ url: `/api${url}`, headers })
  if (statusCode !== 200) throw new Error(`${url} responded with ${statusCode}.`)
  return body
}

async function median(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await run()
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

/**
 * Creates products with four photos each, and enquiries about them; returns the id of a product.
 */
async function fill(): Promise<string> {
  const folder = join(import.meta.dirname, '../demo/media/products')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.jpg')).slice(0, 4)
  const images = await Promise.all(
    files.map(async (filename) => {
      const path = join(folder, filename)
      return new Upload({ path, filename, bytes: (await stat(path)).size })
    }),
  )
  const parts = new Map<string, Part[]>([
    ['name', ['Swing']],
    ['description', ['A swing for two. '.repeat(20)]],
    ['tags', ['teak, swing, outdoor']],
    ['images', images],
  ])
  const { _id } = await services.content.create(product, { kind: 'parts', parts }, null)
  for (let number = 1; number < products; number++) await services.productBulk.duplicate(_id, null)
  const unsaid = { choices: [], page: '/', reference: '', referrer: '', landing: '', lang: '' }
  for (let number = 0; number < products; number++)
    await services.enquiries.open(
      { product: _id, source: 'product', ...unsaid },
      { device: '', host: '' },
    )
  return _id
}
