import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startServer } from '../tests/helpers/program.ts'

it('writes a JSON line for each request under the id that the visitor was given', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'log-'))
  const server = startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' })
  const address = await server.listening()
  const asked: { reqId: string | null; url: string; status: number }[] = []
  // The second answer to the same question is one that was kept.
  for (const url of ['/healthz', '/api/settings', '/api/settings', '/media/none.jpg', '/metrics']) {
    const { headers, status } = await fetch(address + url)
    asked.push({ reqId: headers.get('x-request-id'), url, status })
  }
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })

  const lines = server.output.err.trim().split('\n')
  const told = lines.map((line) => JSON.parse(line)).filter(({ ms }) => ms !== undefined)
  expect(told.map(({ reqId, url, status }) => ({ reqId, url, status }))).toEqual(asked)
  for (const { method, time, level } of told)
    expect([method, typeof time, level]).toEqual(['GET', 'number', 30])
})
