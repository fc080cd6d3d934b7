import { readdir } from 'node:fs/promises'
import { type Command, CommanderError } from 'commander'
import { expect, it } from 'vitest'
import { administrator, catalogueForAllTests } from '../tests/helpers/catalogue.ts'
import { runCommand } from '../tests/helpers/process/command.ts'
import { runCliCommand } from '../tests/helpers/process/program.ts'
import { createTemporaryFolder } from '../tests/helpers/temporary-folder.ts'
import { createProgram } from './program.ts'

const shop = catalogueForAllTests()

const type = (words: string[], environment: Record<string, string> = {}, run = runCommand) =>
  run(words, { DATA_DIR: shop.dataDir, PORT: '0', ...environment })

const post = (path: string, json: object) =>
  shop.call('POST', `/admin${path}`, { token: null, json })

it('prints a single-use link for a new password while the server runs', async () => {
  const { email, password: former } = administrator
  const words = ['admin', 'reset-password', ` ${email.toUpperCase()} `]
  const { status, out } = await type(words, { PORT: '4321' }, runCliCommand)
  expect(status).toBe(0)
  const [said, link] = out.split('\n')
  expect(said).toMatch(/^This link lets Asha Mehta choose a new password\. It works once, until/)
  expect(link).toMatch(/^http:\/\/localhost:4321\/admin\/invitations\/[\w-]+$/)

  const path = `/invitations/${link?.split('/').at(-1)}`
  const password = 'chosen-anew'
  expect((await post(path, { password })).status).toBe(200)
  expect((await post('/login', { email, password })).status).toBe(200)
  expect((await post('/login', { email, password: former })).status).toBe(401)
  expect((await post(path, { password: 'once-more' })).status).toBe(404)
})

it('creates, lists and removes administrators, but not the last one', async () => {
  const words = ['admin', 'create', 'ravi@example.com', '--name', 'Ravi Shah', '--role', 'editor']
  const created = await type(words, { PUBLIC_URL: 'https://www.example.com/' })
  expect(created.out).toContain('Ravi Shah (ravi@example.com) was added as editor.')
  const link = /^https:\/\/www\.example\.com\/admin(\/invitations\/[\w-]+)$/m
  const [, path = ''] = link.exec(created.out) ?? []
  expect((await post(path, { password: 'rope-and-teak' })).status).toBe(200)
  expect((await type(['admin', 'list'])).out).toMatch(
    /^ravi@example\.com\tRavi Shah\teditor\tsince \d{4}-\d{2}-\d{2}\nasha@example\.com\tAsha Mehta\towner\t/,
  )
  expect(await type(['admin', 'create', 'ravi@example.com'])).toMatchObject({
    status: 1,
    err: 'An administrator with this email already exists.\n',
  })
  expect(await type(['admin', 'remove', 'ravi@example.com'])).toEqual({
    status: 0,
    out: 'Ravi Shah (ravi@example.com) was removed.\n',
    err: '',
  })
  expect(await type(['admin', 'remove', administrator.email])).toMatchObject({
    status: 1,
    err: 'The last administrator cannot be removed.\n',
  })
})

it('exits with 1 and a one-line error message for invalid input or a missing shop', async () => {
  const unknown = await type(['admin', 'reset-password', 'nobody@example.com'])
  expect(unknown).toMatchObject({ status: 1, out: '' })
  expect(unknown.err).toMatch(/^There is no administrator with the email nobody@/)
  expect(await type(['admin', 'create', 'nobody'])).toMatchObject({
    status: 1,
    err: 'Please enter a valid email address.\n',
  })
  const setting = await type(['admin', 'list'], { PORT: 'x' }, runCliCommand)
  expect(setting).toMatchObject({ status: 1, err: expect.stringMatching(/^PORT must be.*\n$/) })

  const elsewhere = await createTemporaryFolder()
  const missing = await type(['admin', 'list'], { DATA_DIR: elsewhere })
  expect(missing.status).toBe(1)
  expect(missing.err).toMatch(/^There is no shop in .*\n$/)
  expect(await readdir(elsewhere)).toEqual([])
})

it.each([
  ['bake'],
  ['admin bake'],
  ['admin list --bake'],
  ['admin remove'],
  ['admin create x@example.com --role king'],
])('refuses the mistyped command %s', async (words) => {
  const program = createProgram()
  for (const command of commandsOf(program)) command.configureOutput({ writeErr() {} })
  const parsed = program.parseAsync(words.split(' '), { from: 'user' })
  await expect(parsed).rejects.toThrow(CommanderError)
})

function commandsOf(command: Command): Command[] {
  return [command, ...command.commands.flatMap(commandsOf)]
}

it('exits with 2 for a mistyped command', async () => {
  expect(await type(['bake'], {}, runCliCommand)).toMatchObject({
    status: 2,
    out: '',
    err: expect.stringMatching(/^error: /),
  })
})

it('prints help for every command', async () => {
  const program = createProgram()
  for (const command of commandsOf(program))
    expect(command.helpInformation()).toMatch(/^Usage: npm run cli -- .*\[/)
  const names = commandsOf(program).map((command) => command.name())
  expect(names).toEqual(expect.arrayContaining(['admin', 'backup', 'restore', 'seed', 'move']))
  // The help option on a real command line.
  expect(await type(['admin', '--help'], {}, runCliCommand)).toMatchObject({ status: 0, err: '' })
})
