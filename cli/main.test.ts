import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { runCliCommand, type ServerProcess, startServer } from '../tests/helpers/process/program.ts'
import { createProgram } from './program.ts'

const owner = { email: 'owner@example.com', password: 'forgotten-one' }

let dataDir: string
let server: ServerProcess
let address: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
  const account = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
  server = startServer({ DATA_DIR: dataDir, ...account })
  address = await server.listening()
})
afterAll(async () => {
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

const type = (words: string[], environment: Record<string, string> = {}) =>
  runCliCommand(words, { DATA_DIR: dataDir, PORT: '0', ...environment })

function post(path: string, body: unknown): Promise<Response> {
  return fetch(`${address}/api/admin${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Creates an editor with a password, and removes them after the test. */
async function createEditor(email: string, name: string): Promise<string> {
  const { out } = await type(['admin', 'create', email, '--name', name, '--role', 'editor'])
  onTestFinished(async () => {
    await type(['admin', 'remove', email])
  })
  const token = /\/admin\/invitations\/(\S+)$/m.exec(out)?.[1]
  expect((await post(`/invitations/${token}`, { password: 'rope-and-teak' })).status).toBe(200)
  return out
}

it('admin reset-password prints a single-use link for a new password while the server runs', async () => {
  const { status, out } = await type(['admin', 'reset-password', ' Owner@example.com '], {
    PORT: '4321',
  })
  expect(status).toBe(0)
  const [said, link] = out.split('\n')
  expect(said).toMatch(/^This link lets Administrator choose a new password\. It works once, until/)
  expect(link).toMatch(/^http:\/\/localhost:4321\/admin\/invitations\/[\w-]+$/)
  expect((await post('/login', owner)).status).toBe(200)

  const token = link?.split('/').at(-1)
  const password = 'chosen-anew'
  expect((await post(`/invitations/${token}`, { password })).status).toBe(200)
  expect((await post('/login', { email: owner.email, password })).status).toBe(200)
  expect((await post('/login', owner)).status).toBe(401)
  expect((await post(`/invitations/${token}`, { password: 'once-more' })).status).toBe(404)
})

it('prints links with PUBLIC_URL if it is set', async () => {
  const { out } = await type(['admin', 'reset-password', owner.email], {
    PUBLIC_URL: 'https://www.example.com/',
  })
  expect(out).toMatch(/^https:\/\/www\.example\.com\/admin\/invitations\/[\w-]+$/m)
})

it('admin create prints an invitation link, and admin list prints all administrators', async () => {
  const created = await createEditor('ravi@example.com', 'Ravi Shah')
  expect(created).toContain('Ravi Shah (ravi@example.com) was added as editor.')
  expect((await type(['admin', 'list'])).out).toMatch(
    /^ravi@example\.com\tRavi Shah\teditor\tsince \d{4}-\d{2}-\d{2}\nowner@example\.com\tAdministrator\towner\t/,
  )
  expect((await type(['admin', 'create', 'ravi@example.com'])).err.trim()).toBe(
    'An administrator with this email already exists.',
  )
})

it('admin remove deletes an administrator, but neither the last owner nor the last administrator', async () => {
  await createEditor('meera@example.com', 'Meera')
  const owned = await type(['admin', 'remove', owner.email])
  expect(owned).toMatchObject({
    status: 1,
    err: expect.stringMatching(/^The last owner cannot be removed\./),
  })
  const removed = await type(['admin', 'remove', 'meera@example.com'])
  expect(removed).toEqual({ status: 0, out: 'Meera (meera@example.com) was removed.\n', err: '' })
  expect((await type(['admin', 'list'])).out).not.toContain('meera@example.com')
  const last = await type(['admin', 'remove', owner.email])
  expect(last).toMatchObject({ status: 1, err: 'The last administrator cannot be removed.\n' })
  expect((await type(['admin', 'list'])).out).toMatch(/^owner@example\.com\t.+\n$/)
})

it('exits with 1 and a one-line error message for invalid input or a missing shop', async () => {
  const unknown = await type(['admin', 'reset-password', 'nobody@example.com'])
  expect(unknown).toMatchObject({ status: 1, out: '' })
  expect(unknown.err).toMatch(/^There is no administrator with the email nobody@/)
  const invalid = await type(['admin', 'create', 'nobody'])
  expect(invalid).toMatchObject({ status: 1, err: 'Please enter a valid email address.\n' })
  const setting = await type(['admin', 'list'], { PORT: 'x' })
  expect(setting).toMatchObject({ status: 1, err: expect.stringMatching(/^PORT must be.*\n$/) })

  const elsewhere = await mkdtemp(join(tmpdir(), 'catalogue-'))
  const missing = await type(['admin', 'list'], { DATA_DIR: elsewhere })
  expect(missing.status).toBe(1)
  expect(missing.err).toMatch(/^There is no shop in .*\n$/)
  expect(await readdir(elsewhere)).toEqual([])
  await rm(elsewhere, { recursive: true })
})

it('exits with 2 for unknown commands and invalid options', async () => {
  const unknown = [
    ['bake'],
    ['admin', 'bake'],
    ['admin', 'list', '--bake'],
    ['admin', 'remove'],
    ['admin', 'create', 'x@example.com', '--role', 'king'],
  ]
  const answers = await Promise.all(unknown.map((words) => type(words)))
  expect(answers).toEqual(
    unknown.map(() => ({ status: 2, out: '', err: expect.stringMatching(/^error: /) })),
  )
  expect(await type([])).toMatchObject({ status: 2, err: expect.stringMatching(/^Usage: /) })
})

it('prints help for every command', async () => {
  const commands = [
    'admin',
    'admin create',
    'admin list',
    'admin reset-password',
    'admin remove',
    'backup',
    'restore',
    'media check',
    'seed',
    'migrate',
    'move',
    'export products',
    'export static',
    'import products',
  ]
  for (const words of commands) {
    const command = words
      .split(' ')
      .reduce<Command | undefined>(
        (found, word) => found?.commands.find((one) => one.name() === word),
        createProgram(),
      )
    expect(command?.helpInformation()).toContain(`Usage: npm run cli -- ${words} [`)
  }
  // The help option on a real command line.
  expect(await type(['admin', '--help'])).toMatchObject({ status: 0, err: '' })
})
