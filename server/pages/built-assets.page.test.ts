import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../app/config.ts'
import { serve } from '../app/start.ts'
import { createBuiltPages } from './built-pages.ts'

let folder: string
let site: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'))
  const pages = await createBuiltPages(join(import.meta.dirname, '../../build'))
  site = await serve(readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' }), pages)
})
afterAll(async () => {
  await site.app.close()
  await site.services.close()
  await rm(folder, { recursive: true, force: true })
})

it.each([
  '/assets/unknown.js',
  '/assets/../../../etc/passwd',
  '/assets/..%2f..%2f..%2fetc/passwd',
  '/assets/%2e%2e/%2e%2e/server/site/server.js',
])('returns 404 for %s', async (path) => {
  // Sends the path unchanged: `fetch` would normalise it.
  const sent = request(site.address, { path }).end()
  const [response]: IncomingMessage[] = await once(sent, 'response')
  response?.resume()
  expect(response?.statusCode).toBe(404)
})
