import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { demoSeedVariable } from './demo-seed.ts'

/** A server process on a data directory of its own, as an operator would start it. */
export interface Site {
  /** Its address without a trailing slash. */
  url: string
  dataDir: string
  /** Ends the process without warning, as a power failure does. */
  kill(): Promise<void>
  /** Starts it again on the same data and port. */
  restart(): Promise<void>
  close(): Promise<void>
}

export const owner = { name: 'Administrator', email: 'owner@example.com', password: 'gentle-swing' }

/** `content` is what the data directory begins with. */
export async function startSite(
  content: 'demo' | 'empty',
  environment: Record<string, string> = {},
): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'))
  await prepareData(content, dataDir)
  let { child, url } = await startServer(dataDir, '0', environment)
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    url,
    dataDir,
    kill: () => stop('SIGKILL'),
    async restart() {
      ;({ child, url } = await startServer(dataDir, new URL(url).port, environment))
    },
    async close() {
      await stop('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Renditions have the names of their content, so all sites of a run share what each has made. */
async function prepareData(content: 'demo' | 'empty', dataDir: string): Promise<void> {
  const seed = process.env[demoSeedVariable] ?? ''
  const variants = join(seed, 'variants')
  await mkdir(variants, { recursive: true })
  if (content === 'demo') {
    await cp(seed, dataDir, { recursive: true, filter: (path) => path !== variants })
  }
  await symlink(variants, join(dataDir, 'variants'))
}

async function startServer(
  dataDir: string,
  port: string,
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: port,
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Listening on (?<url>\S+)$/.exec(line)?.groups?.url
    if (url === undefined) continue
    child.stdout.resume()
    return { child, url }
  }
  throw new Error('The server ended before it listened.')
}
