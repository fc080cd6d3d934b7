import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeEach, expect, it } from 'vitest'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'
import { startServer } from '../../tests/helpers/process/program.ts'
import { createTemporaryFolder } from '../../tests/helpers/temporary-folder.ts'
import { maskSecrets } from './logger.ts'

const password = 'long-enough-to-hide'
const wrong = 'wrong-but-nearly-right'
const cookie = 'crumbs-of-a-visitor'
const asNumbers = /\{"type":"Buffer"/

let dataDir: string
beforeEach(async () => {
  dataDir = await createTemporaryFolder()
})

it('logs no token, password, cookie or one-time link at trace level', async () => {
  const server = startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    ADMIN_EMAIL: 'a@example.com',
    ADMIN_PASSWORD: password,
  })
  const address = await server.listening()
  const secrets = [password, wrong, cookie]

  async function ask(method: string, path: string, body?: unknown, headers = {}) {
    return fetch(`${address}${path}`, {
      method,
      headers: { cookie: `visit=${cookie}`, 'content-type': 'application/json', ...headers },
      body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
    })
  }

  /** Sends the beginning of a request, and hangs up. */
  async function send(text: string): Promise<void> {
    const socket = connect(Number(new URL(address).port), 'localhost')
    await once(socket, 'connect')
    socket.end(text)
    await once(socket.resume(), 'close')
  }

  const login = { email: 'a@example.com', password }
  await ask('POST', '/api/admin/login', { ...login, password: wrong })
  const { token } = await (await ask('POST', '/api/admin/login', login)).json()
  secrets.push(token)
  const authorization = `Bearer ${token}`
  const form = createForm({ name: 'Swings', image: await smallPhotograph() })
  const type = { authorization, 'content-type': form.contentType }
  const added = await ask('POST', '/api/ourCategories/add', new Uint8Array(form.body), type)
  expect(added.status).toBe(201)
  const guest = { name: 'Ravi', email: 'ravi@example.com' }
  const invited = await ask('POST', '/api/admin/users', guest, { authorization })
  const link = new URL((await invited.json()).invitation.url)
  const oneTime = link.pathname.split('/').at(-1) ?? ''
  secrets.push(oneTime)
  for (const path of [
    link.pathname,
    `/admin/setup/${oneTime}`,
    `/%2Fadmin%2Finvitations%2F${oneTime}`,
  ])
    await ask('GET', path)
  await ask('POST', `/api/admin/invitations/${oneTime}`, { password: 'short' })
  const accepted = await ask('POST', `/api/admin/invitations/${oneTime}`, { password })
  secrets.push((await accepted.json()).token)
  await ask('GET', `/api/settings?token=${token}&password=${password}`)
  await ask('PUT', '/api/admin/password', { currentPassword: wrong }, { authorization })
  const { headers } = await ask('GET', '/media/none.jpg')
  const upload = `Authorization: ${authorization}\r\nContent-Type: ${form.contentType}\r\nContent-Length: 100000`
  await send(`POST /api/ourCategories/add HTTP/1.1\r\nHost: shop\r\n${upload}\r\n\r\n`)
  await expect.poll(() => server.output.err).toContain('The sender hung up')
  // Malformed requests are logged too.
  await send(`GET / HTTP/1.1\r\nAuthorization: ${authorization}\r\nCookie: ${cookie}\r\n\0\r\n\r\n`)

  await server.end('SIGTERM')
  const log = server.output.err
  expect(log).toContain('"url":"/api/admin/invitations/[hidden]"')
  expect(log).toContain('Providing options to busboy')
  expect(log).toContain('A request could not be read')
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  expect(log).not.toMatch(asNumbers)
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toContainEqual(
    expect.objectContaining({
      reqId: headers.get('x-request-id'),
      method: 'GET',
      url: '/media/none.jpg',
      status: 404,
    }),
  )
  // An upload that the sender aborts is no error of the shop.
  expect(lines.filter(({ level }) => level >= 50)).toEqual([])
})

it.each([
  ['/admin/invitations/reset-abc?from=mail', '/admin/invitations/[hidden]?from=mail'],
  ['/ADMIN/setup//abc', '/ADMIN/setup//[hidden]'],
  ['Basic YTpi, Bearer abc.def', 'Basic [hidden], Bearer [hidden]'],
  ['{"cookie":"a=\\"b\\"","at":1}', '{"cookie":"[hidden]","at":1}'],
  [`seen ${'aB3_-'.repeat(8)}xyz twice`, 'seen [hidden] twice'],
  [`/hi/q/${'aB3_-'.repeat(8)}xyz/accept`, '/hi/q/[hidden]/accept'],
  [`/media/${'0123456789abcdef'.repeat(4)}.jpg`, `/media/${'0123456789abcdef'.repeat(4)}.jpg`],
  ['/api/settings?password=x&q=y', '/api/settings?password=[hidden]&q=y'],
])('masks secrets in %s as %s', (line, masked) => {
  expect(maskSecrets(line)).toBe(masked)
})
