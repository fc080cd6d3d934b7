import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { z } from 'zod'
import { startPostgres } from '../tests/helpers/servers/postgres-server.ts'
import { databaseAt, runSql } from '../tests/helpers/test-database.ts'
import { type Server, startShop, stop } from './server-process.ts'

// Throughput of one process on SQLite, and of one and three on PostgreSQL, measured alternately on
// this machine: cached responses, uncached searches, and writes. Run: node bench/engines.ts
const rounds = 5
const seconds = 3
const clients = 12
const owner = { email: 'bench@example.com', password: 'long-enough' }
const answers = z.object({ homeSloganData: z.object({ _id: z.string() }) })

/** Servers that share one database. */
interface Shop {
  title: string
  servers: Server[]
  token: string
  slogan: string
}
type Ask = (shop: Shop, number: number) => Promise<Response>

const asks: Record<string, Ask> = {
  'cached responses': ({ servers }, number) =>
    fetch(`${at(servers, number).url}/api/ourCategories`),
  searches: ({ servers }, number) =>
    fetch(`${at(servers, number).url}/api/ourCategoriesItems?q=swing&x=${number}&skip=${number}`),
  writes: ({ servers, token, slogan }, number) =>
    fetch(`${at(servers, number).url}/api/homeSlogan/${slogan}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ slogan: String(number) }),
    }),
}

const folder = await mkdtemp(join(tmpdir(), 'bench-engines-'))
const postgres = await startPostgres()
const names = ['alone', 'three'].map((name) => `bench_${name}_${process.pid}`)
for (const name of names)
  await runSql(postgres.url, `create database ${name} template template0 encoding 'UTF8'`)
const [alone = '', three = ''] = names.map((name) => databaseAt(postgres.url, name))
const shops = [
  await open('one process, SQLite', 1, {}),
  await open('one process, PostgreSQL', 1, { DATABASE_URL: alone }),
  await open('three processes, PostgreSQL', 3, { DATABASE_URL: three }),
]
try {
  console.log(`| per second | ${shops.map(({ title }) => title).join(' | ')} |`)
  console.log(`| --- |${' ---: |'.repeat(shops.length)}`)
  for (const [title, ask] of Object.entries(asks)) {
    const measured = shops.map((): number[] => [])
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, shop] of shops.entries()) {
        const rate = await measure(shop, ask)
        // The first round is a warm-up.
        if (round > 0) measured[index]?.push(rate)
      }
    }
    const rates = measured.map((found) => found.toSorted((a, b) => a - b)[rounds >> 1] ?? 0)
    const cells = rates.map(
      (rate) => `${rate.toFixed(0)} (${(rate / (rates[0] ?? rate)).toFixed(2)} ×)`,
    )
    console.log(`| ${title} | ${cells.join(' | ')} |`)
  }
} finally {
  await Promise.all(shops.flatMap(({ servers }) => servers.map(stop)))
  for (const name of names) await runSql(postgres.url, `drop database ${name} with (force)`)
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function open(title: string, count: number, settings: Record<string, string>): Promise<Shop> {
  const dataDir = join(folder, title.replaceAll(/\W+/g, '-'))
  const more = { ...settings, ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
  const servers = [await startShop(dataDir, more)]
  while (servers.length < count) servers.push(await startShop(dataDir, more))
  const { url } = at(servers, 0)
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  const { token } = z.object({ token: z.string() }).parse(await login.json())
  const authorization = `Bearer ${token}`
  for (let number = 0; number < 50; number += 1) {
    await fetch(`${url}/api/ourCategoriesItems/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ name: `Swing ${number}`, description: 'Of teak' }),
    })
  }
  const { homeSloganData } = answers.parse(await (await fetch(`${url}/api/homeSlogan`)).json())
  return { title, servers, token, slogan: homeSloganData._id }
}

/** Responses per second, with concurrent clients that send the next request at once. */
async function measure(shop: Shop, ask: Ask): Promise<number> {
  const begun = performance.now()
  const until = begun + seconds * 1_000
  let answered = 0
  let asked = 0
  const client = async () => {
    while (performance.now() < until) {
      asked += 1
      const response = await ask(shop, asked)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${shop.title} responded with ${response.status}.`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return answered / ((performance.now() - begun) / 1_000)
}

function at(servers: Server[], number: number): Server {
  const server = servers[number % servers.length]
  if (server === undefined) throw new Error('There is no server.')
  return server
}
