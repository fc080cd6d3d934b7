import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, link, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { demoSeedVariable, emptyFolder, sessionFile } from './demo-seed.ts'

const sessions = z.object({ token: z.string(), admin: z.looseObject({}) })
type Session = z.infer<typeof sessions>

/** A server on a data directory of its own. */
export interface Site {
  /** Its address without a trailing slash. */
  url: string
  dataDir: string
  /** The owner's. */
  session: Session
  /** Cuts every connection and answers no more. */
  kill(): Promise<void>
  /** Starts it again on the same data and port. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** A process that serves the sites of a worker's tests, one after the other or at once. */
export interface SiteHost {
  /** `content` is what the data directory begins with. */
  startSite(content: 'demo' | 'empty', environment?: Record<string, string>): Promise<Site>
  /** Stops the clock of all sites of the process at a moment; null lets it run again. */
  setClock(moment: number | null): Promise<void>
  end(): Promise<void>
}

export async function startHost(): Promise<SiteHost> {
  const child = fork(join(import.meta.dirname, 'servers', 'site-host.ts'), {
    cwd: join(import.meta.dirname, '../..'),
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ask = await connect(child)

  async function startSite(content: 'demo' | 'empty', more: Record<string, string> = {}) {
    const dataDir = await mkdtemp(join(tmpdir(), 'site-'))
    const session = await prepareData(content, dataDir)
    const environment = {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // All tests ask from one address, for more than a visitor would.
      READ_SECONDS: '0',
      ...more,
    }
    const url = await ask({ order: 'open', environment: { PORT: '0', ...environment } })
    const kill = async () => {
      await ask({ order: 'close', url })
    }
    return {
      url,
      dataDir,
      session,
      kill,
      async restart() {
        await ask({ order: 'open', environment: { ...environment, PORT: new URL(url).port } })
      },
      async close() {
        await kill()
        // A rendition that nobody waits for any more may still be written.
        await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
      },
    }
  }
  return {
    startSite,
    async setClock(moment) {
      await ask({ order: 'clock', moment })
    },
    async end() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

const answers = z.object({
  number: z.number(),
  url: z.string().optional(),
  fault: z.string().optional(),
})

type Order =
  | { order: 'open'; environment: Record<string, string> }
  | { order: 'close'; url: string }
  | { order: 'clock'; moment: number | null }

/** Waits until the process is there; answers how to give it an order. */
async function connect(child: ChildProcess): Promise<(order: Order) => Promise<string>> {
  const waiting = new Map<number, { resolve(url: string): void; reject(error: Error): void }>()
  const promiseOf = (number: number) =>
    new Promise<string>((resolve, reject) => {
      waiting.set(number, { resolve, reject })
    })
  child.on('message', (message) => {
    const { number, url, fault } = answers.parse(message)
    if (url === undefined) waiting.get(number)?.reject(new Error(fault))
    else waiting.get(number)?.resolve(url)
    waiting.delete(number)
  })
  child.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('The server ended.'))
  })
  await promiseOf(0)
  let count = 0
  return (order) => {
    count += 1
    child.send({ ...order, number: count })
    return promiseOf(count)
  }
}

/** Renditions have the names of their content, so all sites of a run share what each has made. */
async function prepareData(content: 'demo' | 'empty', dataDir: string): Promise<Session> {
  const seed = process.env[demoSeedVariable] ?? ''
  const variants = join(seed, 'variants')
  await mkdir(variants, { recursive: true })
  await symlink(variants, join(dataDir, 'variants'))
  const beginning = content === 'demo' ? seed : join(seed, emptyFolder)
  await copyFile(join(beginning, 'catalogue.sqlite'), join(dataDir, 'catalogue.sqlite'))
  if (content === 'demo') await linkFiles(join(seed, 'media'), join(dataDir, 'media'))
  return sessions.parse(JSON.parse(await readFile(join(beginning, sessionFile), 'utf8')))
}

/** Photographs and clips are never changed once they are kept, so a site needs no copies. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to)
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const target = join(to, relative(from, source))
    if (entry.isDirectory()) await mkdir(target, { recursive: true })
    else await link(source, target).catch(() => copyFile(source, target))
  }
}
