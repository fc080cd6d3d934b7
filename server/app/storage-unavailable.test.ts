import { afterEach, beforeEach, expect, it } from 'vitest'
import { category } from '../../domain/content/category.ts'
import { readCounter } from '../../tests/helpers/counter.ts'
import { createPages } from '../../tests/helpers/pages.ts'
import { createTemporaryFolder } from '../../tests/helpers/temporary-folder.ts'
import { readConfig } from './config.ts'
import { serve } from './start.ts'

/** Pages that show the number of categories. */
const pages = createPages(async (_, { services }) => {
  const { records } = await services.content.list(category)
  const html = `<html>${records.length}</html>`
  return { response: new Response(html, { headers: { 'content-type': 'text/html' } }) }
})

let folder: string
let site: Awaited<ReturnType<typeof serve>>

beforeEach(async () => {
  folder = await createTemporaryFolder()
})
afterEach(async () => {
  await site.app.close()
  await site.services.close()
})

async function open(mediaUrl: string): Promise<void> {
  const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', MEDIA_URL: mediaUrl }
  site = await serve(readConfig(settings), pages)
}

it('starts while the storage is unavailable, and renders and caches pages', async () => {
  // No server listens on this port.
  await open('s3://media?endpoint=http://127.0.0.1:9')
  for (const path of ['/', '/', '/aboutus'])
    expect(await (await fetch(site.address + path)).text()).toBe('<html>0</html>')
  const { pagesRendered, cachedPagesSent, storageErrors } = site.services.meters
  expect(await readCounter(pagesRendered)).toBe(2)
  expect(await readCounter(cachedPagesSent)).toBe(1)
  expect(await readCounter(storageErrors)).toBeGreaterThan(0)
  expect((await fetch(`${site.address}/media/${'a'.repeat(22)}.jpg`)).status).toBe(503)
  expect(await (await fetch(`${site.address}/readyz`)).json()).toMatchObject({
    failing: ['storage'],
  })
})

it('allows images and videos from a public bucket in the content security policy', async () => {
  await open('s3://media?endpoint=https://s3.example.com&delivery=public')
  const policy = (await fetch(site.address)).headers.get('content-security-policy')
  expect(policy).toContain("img-src 'self' data: blob: https://media.s3.example.com;")
  expect(policy).toContain("media-src 'self' blob: https://media.s3.example.com;")
})
