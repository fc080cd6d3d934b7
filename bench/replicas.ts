import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { startPostgres } from '../tests/helpers/servers/postgres-server.ts'
import { databaseAt, runSql } from '../tests/helpers/test-database.ts'
import { type Server, startShop, stop } from './server-process.ts'

// Three servers on one PostgreSQL behind a small reverse proxy: delay until a write by one is
// visible on the others, stale reads after that, and requests lost when a server or the database is
// restarted.
// Run: node bench/replicas.ts
const writes = 60
const readers = 6
const owner = { email: 'bench@example.com', password: 'long-enough' }
const answers = z.object({ homeSloganData: z.object({ _id: z.string(), slogan: z.string() }) })

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const postgres = await startPostgres()
const name = `bench_${process.pid}`
await runSql(postgres.url, `create database ${name} template template0 encoding 'UTF8'`)
const settings = {
  DATABASE_URL: databaseAt(postgres.url, name),
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  LOG_LEVEL: 'fatal',
}
const start = () => startShop(folder, settings)
const replicas = await Promise.all([start(), start(), start()])
let turn = 0
const proxy = createServer(pass).listen(0, '127.0.0.1')
await once(proxy, 'listening')
const { port } = z.object({ port: z.number() }).parse(proxy.address())
const address = `http://127.0.0.1:${port}`
const token = await signIn()
const { _id } = await readSlogan(address)

await measureDelay()
await measureLoss('no failure', async () => setTimeout(2_000))
await measureLoss('one of three servers is killed', async () => {
  await setTimeout(500)
  replicas[2]?.child.kill('SIGKILL')
  await setTimeout(2_000)
})
replicas[2] = await start()
const { restart } = postgres
if (restart === null) console.log('Skipping the restart of the database: the server is external.')
else {
  await measureLoss('the database is restarted', async () => {
    await setTimeout(500)
    await restart()
    await setTimeout(3_000)
  })
}
proxy.close()
proxy.closeAllConnections()
await Promise.all(replicas.map(stop))
await runSql(postgres.url, `drop database ${name} with (force)`)
await postgres.stop()
await rm(folder, { recursive: true, force: true })

/** Measures the delay: writes to one server, then polls the others until they show it. */
async function measureDelay(): Promise<void> {
  const delays: number[] = []
  let stale = 0
  const shown = new Map<string, number>()
  const note = (url: string, number: number) => {
    if (number < (shown.get(url) ?? 0)) stale += 1
    shown.set(url, Math.max(number, shown.get(url) ?? 0))
  }
  for (let number = 1; number <= writes; number += 1) {
    const writer = replicas[number % replicas.length]
    await write(writer?.url ?? address, number)
    const written = performance.now()
    await Promise.all(
      replicas.map(async ({ url }) => {
        for (;;) {
          const seen = Number((await readSlogan(url)).slogan)
          note(url, seen)
          if (seen >= number) break
        }
        if (url !== writer?.url) delays.push(performance.now() - written)
        // Later reads must not be older.
        for (let again = 0; again < 5; again += 1) note(url, Number((await readSlogan(url)).slogan))
      }),
    )
  }
  delays.sort((a, b) => a - b)
  const at = (share: number) => `${(delays[Math.floor(delays.length * share)] ?? 0).toFixed(1)} ms`
  console.log(`a write is visible on the other servers after: p50 ${at(0.5)}, p99 ${at(0.99)}`)
  console.log(`responses older than an earlier one: ${stale} after ${writes} writes`)
}

/** Counts lost requests of continuous readers and a writer through the proxy, during an event. */
async function measureLoss(title: string, happen: () => Promise<void>): Promise<void> {
  let isOver = false
  const counts = { reads: 0, lostReads: 0, writes: 0, lostWrites: 0 }
  const read = async () => {
    while (!isOver) {
      counts.reads += 1
      await readSlogan(address).catch(() => {
        counts.lostReads += 1
      })
    }
  }
  const change = async () => {
    for (let number = 1_000; !isOver; number += 1) {
      counts.writes += 1
      await write(address, number).catch(() => {
        counts.lostWrites += 1
      })
      await setTimeout(20)
    }
  }
  const all = [change(), ...Array.from({ length: readers }, read)]
  await happen()
  isOver = true
  await Promise.all(all)
  console.log(
    `${title}: ${counts.lostReads} of ${counts.reads} reads lost, ${counts.lostWrites} of ${counts.writes} writes lost`,
  )
}

async function signIn(): Promise<string> {
  const response = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  return z.object({ token: z.string() }).parse(await response.json()).token
}

async function readSlogan(url: string) {
  const response = await fetch(`${url}/api/homeSlogan`)
  return answers.parse(await response.json()).homeSloganData
}

async function write(url: string, number: number): Promise<void> {
  const response = await fetch(`${url}/api/homeSlogan/${_id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ slogan: String(number) }),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`The response to a write was ${response.status}.`)
}

/** Round robin with failover, as Caddy and nginx do: idempotent requests are retried. */
async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const isRead = incoming.method === 'GET'
  turn += 1
  const from = turn % replicas.length
  for (const replica of [...replicas.slice(from), ...replicas.slice(0, from)]) {
    try {
      return await forward(replica, incoming, Buffer.concat(chunks), outgoing)
    } catch (error) {
      const isRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
      if (!isRead && !isRefused) break
    }
  }
  outgoing.writeHead(502).end()
}

function forward(
  { url }: Server,
  { method, url: path, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
      response.on('error', reject)
      response.on('end', resolve)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
