import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, link, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { demoSeedVariable, emptyFolder, sessionFile } from './demo-seed.ts'

const sessions = z.object({ token: z.string(), admin: z.looseObject({}) })
type Session = z.infer<typeof sessions>

/** A server with its own data directory. */
export interface Site {
  /** Base URL without a trailing slash. */
  url: string
  dataDir: string
  /** Session of the owner. */
  session: Session
  /** Closes every connection and stops responding. */
  kill(): Promise<void>
  /** Starts it again with the same data and port. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** A child process that serves all sites of a test worker, one after the other or concurrently. */
export interface SiteHost {
  /** `content` is the initial content of the data directory. */
  startSite(content: 'demo' | 'empty', environment?: Record<string, string>): Promise<Site>
  end(): Promise<void>
}

/** `root` is the folder of the program. */
export async function startHost(root = join(import.meta.dirname, '../..')): Promise<SiteHost> {
  const child = fork(join(root, 'tests/helpers/servers/site-host.ts'), {
    cwd: root,
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const send = await connect(child)

  async function startSite(content: 'demo' | 'empty', more: Record<string, string> = {}) {
    const dataDir = await mkdtemp(join(tmpdir(), 'site-'))
    const session = await prepareData(content, dataDir)
    const environment = {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Disables the rate limit, since all tests send requests from one address.
      READ_SECONDS: '0',
      ...more,
    }
    const url = await send({ type: 'open', environment: { PORT: '0', ...environment } })
    const kill = async () => {
      await send({ type: 'close', url })
    }
    return {
      url,
      dataDir,
      session,
      kill,
      async restart() {
        await send({ type: 'open', environment: { ...environment, PORT: new URL(url).port } })
      },
      async close() {
        await kill()
        // Retries, since an image variant may still be written in the background.
        await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
      },
    }
  }
  return {
    startSite,
    async end() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

const responses = z.object({
  number: z.number(),
  url: z.string().optional(),
  error: z.string().optional(),
})

type Command =
  | { type: 'open'; environment: Record<string, string> }
  | { type: 'close'; url: string }

/** Waits until the process is ready; returns a function that sends it a command and resolves with the reply. */
async function connect(child: ChildProcess): Promise<(command: Command) => Promise<string>> {
  const waiting = new Map<number, { resolve(url: string): void; reject(error: Error): void }>()
  const promiseOf = (number: number) =>
    new Promise<string>((resolve, reject) => {
      waiting.set(number, { resolve, reject })
    })
  child.on('message', (message) => {
    const { number, url, error } = responses.parse(message)
    if (url === undefined) waiting.get(number)?.reject(new Error(error))
    else waiting.get(number)?.resolve(url)
    waiting.delete(number)
  })
  child.on('exit', (code, signal) => {
    const error = new Error(`The server ended with ${signal ?? code}.`)
    for (const { reject } of waiting.values()) reject(error)
  })
  await promiseOf(0)
  let count = 0
  return (command) => {
    count += 1
    child.send({ ...command, number: count })
    return promiseOf(count)
  }
}

/** Copies the initial content. Variants are named by content hash, so all sites of a run share their folder. */
export async function prepareData(content: 'demo' | 'empty', dataDir: string): Promise<Session> {
  const seed = process.env[demoSeedVariable] ?? ''
  const variants = join(seed, 'variants')
  await mkdir(variants, { recursive: true })
  await symlink(variants, join(dataDir, 'variants'))
  const beginning = content === 'demo' ? seed : join(seed, emptyFolder)
  await copyFile(join(beginning, 'catalogue.sqlite'), join(dataDir, 'catalogue.sqlite'))
  if (content === 'demo') await linkFiles(join(seed, 'media'), join(dataDir, 'media'))
  return sessions.parse(JSON.parse(await readFile(join(beginning, sessionFile), 'utf8')))
}

/** Hard-links media files instead of copying them, since stored media never change. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to)
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const target = join(to, relative(from, source))
    if (entry.isDirectory()) await mkdir(target, { recursive: true })
    else await link(source, target).catch(() => copyFile(source, target))
  }
}
