import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createForm } from '../../tests/helpers/form.ts'
import { startServer } from '../../tests/helpers/process/program.ts'

it('logs each request as a JSON line with the request id of its response', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'log-'))
  const server = startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' })
  const address = await server.listening()
  const asked: { reqId: string | null; url: string; status: number }[] = []
  // The second response for /api/settings comes from the cache.
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

it('logs an upload that the client aborts, but not as an error', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'log-'))
  const login = { email: 'a@example.com', password: 'gentle-swing' }
  const server = startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    ADMIN_EMAIL: login.email,
    ADMIN_PASSWORD: login.password,
  })
  const address = await server.listening()
  const signedIn = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  const { token } = await signedIn.json()
  const form = createForm({
    name: 'Swings',
    image: { filename: 'front.jpg', bytes: Buffer.alloc(100_000) },
  })
  const socket = connect(Number(new URL(address).port), 'localhost')
  await once(socket, 'connect')
  socket.write(
    [
      'POST /api/ourCategories/add HTTP/1.1',
      'Host: shop',
      `Authorization: Bearer ${token}`,
      `Content-Type: ${form.contentType}`,
      `Content-Length: ${form.body.length}`,
      'Expect: 100-continue',
      '',
      '',
    ].join('\r\n'),
  )
  await once(socket, 'data')
  await new Promise((sent) => socket.write(form.body.subarray(0, 50_000), sent))
  socket.destroy()
  await expect.poll(() => server.output.err).toContain('The sender hung up')
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
  const levels = server.output.err.trim().split('\n')
  expect(levels.map((line) => JSON.parse(line).level)).not.toContain(50)
})
