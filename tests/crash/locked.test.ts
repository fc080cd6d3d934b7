import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { casesOf } from '../helpers/extended-suite.ts'
import { createForm } from '../helpers/form.ts'
import { photograph } from '../helpers/media/media.ts'
import { type KillableShop, startShop } from '../helpers/process/killed-server.ts'
import { startServer } from '../helpers/process/program.ts'

/** Busy timeout: a write waits this long for the database lock before it gets 503, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000

let dataDir: string
let shop: KillableShop
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
})
afterEach(async () => {
  await shop.cutOff()
  await rm(dataDir, { recursive: true, force: true })
})

/** Locks the database from another process, as a backup or an SQL client may; returns a function to unlock it. */
async function hold(): Promise<() => Promise<void>> {
  const script = `
    const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(process.argv[1], { timeout: 60_000 })
    database.exec('begin immediate')
    process.stdout.write('held')
    process.stdin.resume().on('end', () => database.exec('rollback'))`
  const file = join(dataDir, 'catalogue.sqlite')
  const child = spawn(process.execPath, ['-e', script, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return async () => {
    const ended = once(child, 'exit')
    child.stdin.end()
    await ended
  }
}

async function add(name: string): Promise<number> {
  return (await sendRequest(name)).status
}

async function sendRequest(name: string): Promise<Response> {
  const form = createForm({ name, image: await photograph() })
  const bytes = new Uint8Array(form.body)
  return shop.ask('POST', '/api/ourCategories/add', bytes, form.contentType)
}

it('while the database is locked, reads work and writes time out with 503; then writes succeed', async ({
  task,
}) => {
  const heldFor = casesOf({ few: 0, all: 30_000 })
  shop = await startShop(dataDir, { READ_SECONDS: '0' })
  expect(await add('First')).toBe(201)
  const letGo = await hold()
  const heldSince = performance.now()
  let reads = 0
  let slowest = 0
  do {
    const started = performance.now()
    let isWaiting = true
    const writes = Promise.all([
      sendRequest('Second'),
      sendRequest('Third'),
      shop.ask('PUT', '/api/settings', { brandName: 'Zula' }),
      shop.ask('POST', '/api/admin/login', { email: 'b@example.com', password: 'long-enough' }),
    ]).finally(() => {
      isWaiting = false
    })
    while (isWaiting) {
      const asked = performance.now()
      const path = reads % 2 === 0 ? '/api/ourCategories' : '/api/admin/me'
      expect((await shop.ask('GET', path)).status).toBe(200)
      slowest = Math.max(slowest, performance.now() - asked)
      reads += 1
      await setTimeout(20)
    }
    expect(performance.now() - started).toBeGreaterThanOrEqual(BUSY_TIMEOUT_MS)
    for (const response of await writes) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
      expect((await response.json()).message).toBe(
        'The database is locked by another program, so nothing was saved. Please try again.',
      )
    }
  } while (performance.now() - heldSince < heldFor)
  task.meta.cases = reads
  // A read that waits for a write would take at least the busy timeout.
  expect(slowest).toBeLessThan(BUSY_TIMEOUT_MS / 2)

  const waitingWrites = [add('Fourth'), add('Fifth')]
  await shop.ask('GET', '/api/ourCategories')
  await letGo()
  expect(await Promise.all(waitingWrites)).toEqual([201, 201])
  const list = await (await shop.ask('GET', '/api/ourCategories')).json()
  const names: string[] = list.categoryData.map((category: { name: string }) => category.name)
  expect(names.toSorted()).toEqual(['Fifth', 'First', 'Fourth'])
})

it('exits with an error message if another process has locked the database', async () => {
  shop = await startShop(dataDir)
  await shop.stop()
  const letGo = await hold()
  const server = startServer({ DATA_DIR: dataDir })
  const status = await server.ended()
  await letGo()
  expect(status).toBe(1)
  expect(server.output.err.trim().split('\n')).toEqual([
    `Another program has locked the database in ${dataDir}. Stop it and start again.`,
  ])
})
