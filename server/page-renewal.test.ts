import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { slogan } from '../domain/content/slogan.ts'
import { readConfig } from './config.ts'
import type { PageSource } from './pages.ts'
import { serve } from './start.ts'

let folder: string
let site: Awaited<ReturnType<typeof serve>>
let made: string[]
/** What a page waits for before it is drawn. */
let paint: Promise<void>

/** Pages that say the slogan. */
const pages: PageSource = {
  isDevelopment: false,
  async addAssets() {},
  async render() {
    return async ({ url }, { services }) => {
      const { pathname } = new URL(url)
      made.push(pathname)
      const text = (await services.content.single(slogan)).slogan
      await paint
      const response = new Response(null, { headers: { 'content-type': 'text/html' } })
      return { response, html: `<html>${text}</html>` }
    }
  },
}

beforeEach(async () => {
  made = []
  paint = Promise.resolve()
  folder = await mkdtemp(join(tmpdir(), 'renewal-'))
  site = await serve(readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' }), pages)
  await write('before')
})
afterEach(async () => {
  await site.app.close()
  await site.services.close()
  await rm(folder, { recursive: true, force: true })
})

const see = async (path: string) => (await fetch(site.address + path)).text()

/** As a call of the API does it; ends when the writer would hear of it. */
async function write(text: string): Promise<void> {
  const { content, revision } = site.services
  const { _id } = await content.single(slogan)
  await content.update(slogan, _id, { kind: 'json', body: { slogan: text } }, null)
  await revision.touch()
}

it('makes what was asked for again anew before a write is confirmed, and nothing else', async () => {
  for (const path of ['/', '/', '/aboutus']) await see(path)
  made = []
  await write('after')
  expect(made).toEqual(['/'])
  expect(await see('/')).toContain('after')
  expect(made).toEqual(['/'])
  expect(await see('/aboutus')).toContain('after')
})

it('makes it anew for the next write too, before anybody has asked in between', async () => {
  for (const path of ['/', '/']) await see(path)
  await write('one')
  await write('two')
  made = []
  expect(await see('/')).toContain('two')
  expect(made).toEqual([])
})

it('lets visitors have the former page while one write follows the other', async () => {
  for (const path of ['/', '/', '/aboutus', '/aboutus']) await see(path)
  const { promise, resolve } = Promise.withResolvers<void>()
  paint = promise
  const { revision } = site.services
  const before = await revision.current()
  made = []
  const writing = write('one')
  await expect.poll(() => made).toHaveLength(1)
  const writingOn = write('two')
  await expect.poll(() => revision.current()).toBe(before + 2)
  for (const path of ['/', '/aboutus']) expect(await see(path)).toContain('before')
  resolve()
  await Promise.all([writing, writingOn])
  for (const path of ['/', '/aboutus']) expect(await see(path)).toContain('two')
})

it('lets visitors have the former page until the new one is there, and never once the write is confirmed', async () => {
  for (const path of ['/', '/']) await see(path)
  const { promise, resolve } = Promise.withResolvers<void>()
  paint = promise
  const writing = write('after')
  await expect.poll(() => made).toEqual(['/', '/'])
  expect(await see('/')).toContain('before')
  resolve()
  await writing
  expect(await see('/')).toContain('after')
})

it('keeps nobody who writes waiting for a page that takes long, nor shows the former one then', async () => {
  for (const path of ['/', '/']) await see(path)
  const { promise, resolve } = Promise.withResolvers<void>()
  paint = promise
  await write('after')
  const seeing = see('/')
  resolve()
  expect(await seeing).toContain('after')
})

it('shows the last of several writes', async () => {
  for (const path of ['/', '/', '/contactus', '/contactus']) await see(path)
  await Promise.all(['one', 'two', 'three'].map(write))
  await write('last')
  for (const path of ['/', '/contactus']) expect(await see(path)).toContain('last')
})
