import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** A server process, without pages: they are another suite's. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts', '--without-pages'], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.err += chunk
  })
  return { child, output }
}

async function ending(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit')
  return child.exitCode
}

it('prints a link to create the first administrator, says where it listens, and stops on SIGTERM', async () => {
  const { child, output } = start({})
  await expect.poll(() => output.out).toMatch(/^Listening on http:\/\/localhost:\d+$/m)
  expect(output.out).toMatch(/^http:\/\/localhost:\d+\/admin\/setup\/[\w-]{43}$/m)
  const address = /Listening on (\S+)/.exec(output.out)?.[1]
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' })
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ending(child)).toBe(0)
})

it('says so and ends with 1 where there is no database at the address that it was given', async () => {
  const url = 'postgres://shop:secret@127.0.0.1:1/shop'
  const { child, output } = start({ DATABASE_URL: url })
  expect(await ending(child)).toBe(1)
  expect(output.err).toMatch(/^The database of DATABASE_URL on 127\.0\.0\.1:1 cannot be used .+\n$/)
  expect(output.err).not.toContain('secret')
})

it('makes the administrator that the environment names, and prints no link', async () => {
  const { child, output } = start({ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'long-enough' })
  await expect.poll(() => output.out).toContain('Listening on')
  expect(output.out).not.toContain('setup')
  const address = /Listening on (\S+)/.exec(output.out)?.[1]
  const response = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.com', password: 'long-enough' }),
  })
  expect(response.status).toBe(200)
  child.kill('SIGINT')
  expect(await ending(child)).toBe(0)
})

it('says where it listens even where visitors come by another address, and which that is', async () => {
  const { child, output } = start({ PUBLIC_URL: 'https://www.example.com/' })
  await expect
    .poll(() => output.out)
    .toMatch(/^Listening on http:\/\/localhost:\d+\nPUBLIC_URL https:\/\/www\.example\.com$/m)
  expect(output.out).toMatch(/^https:\/\/www\.example\.com\/admin\/setup\/[\w-]{43}$/m)
  const address = /Listening on (\S+)/.exec(output.out)?.[1]
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ending(child)).toBe(0)
})

it('does not start with wrong settings, and says each fault', async () => {
  const { child, output } = start({ PORT: 'x', LOG_LEVEL: 'loud' })
  expect(await ending(child)).toBe(1)
  expect(output.err.trim().split('\n')).toHaveLength(2)
})

it('says in one sentence that the port is taken', async () => {
  const blocker = createServer().listen(0, 'localhost')
  await once(blocker, 'listening')
  const address = blocker.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const { child, output } = start({ PORT: String(port) })
  expect(await ending(child)).toBe(1)
  expect(output.err).toContain(`PORT ${port} is in use`)
  blocker.close()
})

it('serves a data directory once: of two first starts one says why it ends, and a crash frees it', async () => {
  const starts = [start({}), start({})]
  const ended = await Promise.race(
    starts.map(async ({ child, output }) => {
      const status = await ending(child)
      return { status, err: output.err }
    }),
  )
  const sentence = `${dataDir} is served by another process already. Stop that one first, or set DATA_DIR to another folder.\n`
  expect(ended).toEqual({ status: 1, err: sentence })
  const [first] = starts.filter(({ child }) => child.exitCode === null)
  if (first === undefined) throw new Error('Both ended.')
  await expect.poll(() => first.output.out).toContain('Listening on')
  const third = start({})
  expect([await ending(third.child), third.output]).toEqual([1, { out: '', err: sentence }])

  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const next = start({})
  await expect.poll(() => next.output.out).toContain('Listening on')
  next.child.kill('SIGTERM')
  expect(await ending(next.child)).toBe(0)
  expect(first.output.err + next.output.err).toBe('')
})
