import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startServer } from '../tests/helpers/process/program.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const start = (environment: Record<string, string>) =>
  startServer({ DATA_DIR: dataDir, ...environment })

it('prints a setup link and the listening address, and stops on SIGTERM', async () => {
  const server = start({})
  const address = await server.listening()
  expect(address).toMatch(/^http:\/\/localhost:\d+$/)
  expect(server.output.out).toMatch(/^http:\/\/localhost:\d+\/admin\/setup\/[\w-]{43}$/m)
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' })
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
})

it('exits with 1 and an error message if the database is unreachable', async () => {
  const url = 'postgres://shop:secret@127.0.0.1:1/shop'
  const server = start({ DATABASE_URL: url })
  expect(await server.ended()).toBe(1)
  expect(server.output.err).toMatch(
    /^Cannot connect to the database on 127\.0\.0\.1:1 from DATABASE_URL .+\n$/,
  )
  expect(server.output.err).not.toContain('secret')
})

it('creates the administrator from environment variables, and prints no setup link', async () => {
  const server = start({ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'long-enough' })
  const address = await server.listening()
  expect(server.output.out).not.toContain('setup')
  const response = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.com', password: 'long-enough' }),
  })
  expect(response.status).toBe(200)
  expect(await server.end('SIGINT')).toBe(0)
})

it('prints both the listening address and PUBLIC_URL', async () => {
  const server = start({ PUBLIC_URL: 'https://www.example.com/' })
  await expect
    .poll(() => server.output.out)
    .toMatch(/^Listening on http:\/\/localhost:\d+\nPUBLIC_URL https:\/\/www\.example\.com$/m)
  expect(server.output.out).toMatch(/^https:\/\/www\.example\.com\/admin\/setup\/[\w-]{43}$/m)
  const address = await server.listening()
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
})

it('exits with 1 and one error message for each invalid setting', async () => {
  const server = start({ PORT: 'x', LOG_LEVEL: 'loud' })
  expect(await server.ended()).toBe(1)
  expect(server.output.err.trim().split('\n')).toHaveLength(2)
})

it('exits with 1 and an error message if the port is in use', async () => {
  const blocker = createServer().listen(0, 'localhost')
  await once(blocker, 'listening')
  const address = blocker.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const server = start({ PORT: String(port) })
  expect(await server.ended()).toBe(1)
  expect(server.output.err).toContain(`PORT ${port} is in use`)
  blocker.close()
})

it('locks the data directory: a second process exits with an error, and a crash releases the lock', async () => {
  const starts = [start({}), start({})]
  const ended = await Promise.race(
    starts.map(async (server) => ({ status: await server.ended(), err: server.output.err })),
  )
  const sentence = `${dataDir} is already in use by another process. Stop that process first, or set DATA_DIR to another folder.\n`
  expect(ended).toEqual({ status: 1, err: sentence })
  const [first] = starts.filter(({ child }) => child.exitCode === null)
  if (first === undefined) throw new Error('Both ended.')
  await first.listening()
  const third = start({})
  expect([await third.ended(), third.output]).toEqual([1, { out: '', err: sentence }])

  await first.end('SIGKILL')
  const next = start({})
  await next.listening()
  expect(await next.end('SIGTERM')).toBe(0)
  expect(first.output.err + next.output.err).toBe('')
})
