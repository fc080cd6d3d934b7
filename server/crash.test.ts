import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createForm } from '../tests/helpers/form.ts'
import { photograph } from '../tests/helpers/media.ts'

let dataDir: string
let child: ChildProcess
let address: string
let token: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
})
afterEach(async () => {
  child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<void> {
  child = spawn(process.execPath, ['server/main.ts', '--without-pages'], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      PORT: '0',
      ADMIN_EMAIL: 'a@example.com',
      ADMIN_PASSWORD: 'long-enough',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  child.stdout?.on('data', (chunk) => {
    out += chunk
  })
  await expect.poll(() => out).toContain('Listening on')
  address = /Listening on (\S+)/.exec(out)?.[1] ?? ''
  const login = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.com', password: 'long-enough' }),
  })
  token = (await login.json()).token
}

async function addProduct(number: number): Promise<string | null> {
  const images = [
    await photograph(`#${String(number).padStart(6, '0')}`, { width: 800, height: 600 }),
  ]
  const form = createForm({ name: `Swing ${number}`, images })
  try {
    const response = await fetch(`${address}/api/ourCategoriesItems/add`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': form.contentType },
      body: new Uint8Array(form.body),
    })
    return response.status === 201 ? `Swing ${number}` : null
  } catch {
    return null
  }
}

it('keeps every product that it confirmed, whole, when the plug is pulled in mid-write', async () => {
  await start()
  const confirmed: string[] = []
  const ended = once(child, 'exit')
  let count = 0
  async function writeUntilTheEnd() {
    for (let name = await addProduct(++count); name !== null; name = await addProduct(++count)) {
      confirmed.push(name)
      if (confirmed.length === 6) child.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 8 }, writeUntilTheEnd))
  expect(confirmed.length).toBeGreaterThanOrEqual(6)
  await ended

  await start()
  const { categoryItemData } = await (await fetch(`${address}/api/ourCategoriesItems`)).json()
  const names = categoryItemData.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(confirmed))
  for (const { images } of categoryItemData) {
    expect((await fetch(address + images[0].url)).status).toBe(200)
  }
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
})
