import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('writes a JSON line for each request under the id that the visitor was given', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'log-'))
  const child = spawn(process.execPath, ['server/main.ts', '--without-pages'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', log: '' }
  child.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.log += chunk
  })
  await expect.poll(() => output.out).toContain('Listening on')
  const address = /Listening on (\S+)/.exec(output.out)?.[1] ?? ''
  const asked: { reqId: string | null; url: string; status: number }[] = []
  // The second answer to the same question is one that was kept.
  for (const url of ['/healthz', '/api/settings', '/api/settings', '/media/none.jpg', '/metrics']) {
    const { headers, status } = await fetch(address + url)
    asked.push({ reqId: headers.get('x-request-id'), url, status })
  }
  child.kill('SIGTERM')
  await once(child, 'exit')
  await rm(dataDir, { recursive: true, force: true })

  const lines = output.log.trim().split('\n')
  const told = lines.map((line) => JSON.parse(line)).filter(({ ms }) => ms !== undefined)
  expect(told.map(({ reqId, url, status }) => ({ reqId, url, status }))).toEqual(asked)
  for (const { method, time, level } of told)
    expect([method, typeof time, level]).toEqual(['GET', 'number', 30])
})
