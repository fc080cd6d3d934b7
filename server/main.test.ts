import { once } from 'node:events'
import { createServer } from 'node:net'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { startServer } from '../tests/helpers/process/program.ts'
import { createTemporaryFolder } from '../tests/helpers/temporary-folder.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await createTemporaryFolder()
})

const start = (environment: Record<string, string> = {}) =>
  startServer({ DATA_DIR: dataDir, ...environment })

it('prints a setup link and the listening address, and stops on SIGTERM', async () => {
  const server = start({ PAGE_EXPORT_DIR: '/srv/pages' })
  const address = await server.listening()
  // A setting of earlier versions.
  expect(server.output.err).toMatch(/^PAGE_EXPORT_DIR has no effect any more/)
  expect(address).toMatch(/^http:\/\/localhost:\d+$/)
  expect(server.output.out).toMatch(/^http:\/\/localhost:\d+\/admin\/setup\/[\w-]{43}$/m)
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' })
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
})

it('refuses a data directory that another process uses, and takes over after its crash', async () => {
  const first = start()
  await first.listening()
  const second = start()
  expect([await second.ended(), second.output]).toEqual([
    1,
    {
      out: '',
      err: `${dataDir} is already in use by another process. Stop that process first, or set DATA_DIR to another folder.\n`,
    },
  ])
  await first.end('SIGKILL')
  const next = start({ PUBLIC_URL: 'https://www.example.com/' })
  await next.listening()
  await expect
    .poll(() => next.output.out)
    .toMatch(/^Listening on http:\/\/localhost:\d+\nPUBLIC_URL https:\/\/www\.example\.com$/m)
  expect(next.output.out).toMatch(/^https:\/\/www\.example\.com\/admin\/setup\/[\w-]{43}$/m)
  expect(await next.end('SIGINT')).toBe(0)
  expect(first.output.err + next.output.err).toBe('')
})

it('exits with 1 and an error message for invalid settings', async () => {
  const server = start({ PORT: 'x', LOG_LEVEL: 'loud' })
  expect(await server.ended()).toBe(1)
  expect(server.output.err.trim().split('\n')).toHaveLength(2)
})

it('exits with 1 and an error message if the database is unreachable', async () => {
  const server = start({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' })
  expect(await server.ended()).toBe(1)
  expect(server.output.err).toMatch(
    /^Cannot connect to the database on 127\.0\.0\.1:1 from DATABASE_URL .+\n$/,
  )
  expect(server.output.err).not.toContain('secret')
})

it('exits with 1 and an error message if the port is in use', async () => {
  const blocker = createServer().listen(0, 'localhost')
  onTestFinished(() => void blocker.close())
  await once(blocker, 'listening')
  const { port } = z.object({ port: z.number() }).parse(blocker.address())
  const server = start({ PORT: String(port) })
  expect(await server.ended()).toBe(1)
  expect(server.output.err).toContain(`PORT ${port} is in use`)
})
