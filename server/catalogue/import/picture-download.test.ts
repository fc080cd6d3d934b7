import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import {
  type PictureServer,
  startPictureServer,
} from '../../../tests/helpers/servers/picture-server.ts'
import { createTemporaryFolder } from '../../../tests/helpers/temporary-folder.ts'
import { parseImportHosts } from './import-hosts.ts'
import { createPictureDownload, DownloadError } from './picture-download.ts'

const limits = { milliseconds: 400, bytes: 100_000 }
const never = new AbortController().signal
const bytes = Buffer.alloc(50_000, 'picture')

async function startServer(): Promise<PictureServer> {
  const server = await startPictureServer()
  onTestFinished(server.close)
  return server
}

/** Fetches an address; returns what is stored, or the code of the error. */
async function fetched(address: string, allowed = ''): Promise<Buffer | string> {
  const path = join(await createTemporaryFolder(), 'picture')
  const download = createPictureDownload(parseImportHosts(allowed) ?? [], limits)
  try {
    const size = await download.save(address, path, never)
    const stored = await readFile(path)
    expect(stored).toHaveLength(size)
    return stored
  } catch (error) {
    if (error instanceof DownloadError) return error.said.code
    throw error
  } finally {
    download.close()
  }
}

/** Answers of a server that give no picture, by the code of the error. */
const answers: [string, string, Parameters<PictureServer['pages']['set']>[1]][] = [
  ['is missing', 'import.addressAnswered', (response) => response.writeHead(404).end('none')],
  ['is refused', 'import.addressAnswered', (response) => response.writeHead(403).end()],
  [
    'is larger than allowed',
    'import.pictureTooLarge',
    (response) => response.end(Buffer.alloc(limits.bytes + 1)),
  ],
  [
    'never ends',
    'import.pictureTooLarge',
    (response) => {
      const timer = setInterval(() => response.write(Buffer.alloc(30_000)), 1)
      response.on('close', () => clearInterval(timer))
    },
  ],
  [
    'comes too slowly',
    'import.addressTooSlow',
    (response) => {
      const timer = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(timer))
    },
  ],
  ['never comes', 'import.addressTooSlow', () => {}],
  [
    'is shorter than its header says',
    'import.addressTooSlow',
    (response) => {
      response.writeHead(200, { 'content-length': 9_000 })
      response.write('short')
    },
  ],
  [
    'leads on without end',
    'import.tooManyRedirects',
    (response) => response.writeHead(302, { location: '/a.jpg' }).end(),
  ],
  [
    'leads to another protocol',
    'import.notAnAddress',
    (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  ],
  [
    'leads to an address with a password',
    'import.addressWithPassword',
    (response) => response.writeHead(302, { location: 'http://user:secret@example.com/' }).end(),
  ],
]
it.each(answers)('says what is wrong if a picture %s', async (_, code, answer) => {
  const server = await startServer()
  server.pages.set('/a.jpg', answer)
  expect(await fetched(`${server.url}/a.jpg`, server.host)).toBe(code)
})

it('refuses private addresses however they are written, and asks none of them', async () => {
  const server = await startServer()
  server.offer('/a.jpg', bytes)
  const port = new URL(server.url).port
  const addresses = [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '[::ffff:127.0.0.1]',
    '[::1]',
    'localhost',
  ]
  for (const host of addresses)
    expect(await fetched(`http://${host}:${port}/a.jpg`)).toBe('import.privateAddress')
  expect(server.asked).toEqual([])
  expect(await fetched(`${server.url}/a.jpg`, server.host)).toEqual(bytes)
  expect(await fetched(`http://localhost:${port}/a.jpg`, 'localhost')).toEqual(bytes)
})

it('checks where each redirect leads', async () => {
  const [outer, inner] = [await startServer(), await startServer()]
  inner.offer('/secret', bytes)
  const redirect = (path: string, location: string) =>
    outer.pages.set(path, (response) => response.writeHead(302, { location }).end())
  redirect('/in', `${inner.url}/secret`)
  redirect('/on', '/there')
  outer.offer('/there', bytes)
  expect(await fetched(`${outer.url}/in`, outer.host)).toBe('import.privateAddress')
  expect(inner.asked).toEqual([])
  expect(await fetched(`${outer.url}/on`, outer.host)).toEqual(bytes)
})

it('tries again after a passing failure', async () => {
  const server = await startServer()
  let times = 0
  server.pages.set('/a.jpg', (response) => {
    times += 1
    if (times === 1) response.writeHead(503).end()
    else response.end(bytes)
  })
  const path = join(await createTemporaryFolder(), 'picture')
  const download = createPictureDownload(parseImportHosts(server.host) ?? [])
  expect(await download.save(`${server.url}/a.jpg`, path, never)).toBe(bytes.length)
  download.close()
})

it.each([
  'ftp://example.com/a.jpg',
  'https://user:secret@example.com/a.jpg',
  `https://a.example/${'x'.repeat(2_000)}`,
  `https://a.example/${'å'.repeat(400)}`,
])('never asks for %s', async (address) =>
  expect(await fetched(address)).toMatch(/^import\.(notAnAddress|addressWithPassword)$/),
)
