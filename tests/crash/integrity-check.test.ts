import { mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createServices } from '../../server/app/services.ts'
import { photograph } from '../helpers/media/media.ts'
import { startServer } from '../helpers/process/program.ts'

let dataDir: string
let database: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
  database = join(dataDir, 'catalogue.sqlite')
  const services = await createServices({ dataDir })
  await services.accounts.create('Asha', 'asha@example.com', 'long-enough')
  const path = await services.media.temporaryPath()
  await writeFile(path, (await photograph()).bytes)
  await services.originals.put(`${'a'.repeat(64)}.jpg`, path)
  await services.close()
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** Starts the server; stops it as soon as it listens, unless it exits before. */
async function start() {
  const server = startServer({ DATA_DIR: dataDir })
  const end = () => server.end('SIGTERM')
  const status = await server.listening().then(end, server.ended)
  return { status, ...server.output }
}

/** Overwrites all pages of the database but the first and the last. */
async function spoil(): Promise<void> {
  const { size } = await stat(database)
  const file = await open(database, 'r+')
  await file.write(Buffer.alloc(size - 8192, 0x5a), 0, size - 8192, 4096)
  await file.close()
}

const harms: [string, string, () => Promise<unknown>][] = [
  ['spoilt in the middle', 'is damaged', spoil],
  ['cut in half', 'is damaged', async () => truncate(database, (await stat(database)).size / 2)],
  ['written over', 'is damaged', () => writeFile(database, 'no database at all, but some text')],
  ['emptied', 'is missing or empty', () => truncate(database)],
  ['gone', 'is missing or empty', () => rm(database)],
]

it.each(harms)(
  'refuses to start with a database that is %s, and prints how to restore it',
  async (_, what, harm) => {
    await harm()
    const before = await readFile(database).catch(() => null)
    const { status, out, err } = await start()
    expect([status, out]).toEqual([1, ''])
    expect(err.trim().split('\n')).toEqual([expect.stringContaining(`${database} ${what}`)])
    expect(err).toMatch(/Nothing was changed\. Restore catalogue\.sqlite from a backup, /)
    expect(await readFile(database).catch(() => null)).toEqual(before)
  },
)

it('starts with an intact database and with a new one', async () => {
  expect((await start()).status).toBe(0)
  await rm(dataDir, { recursive: true })
  expect((await start()).status).toBe(0)
})
