import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A server in a child process. */
export interface Server {
  url: string
  child: ChildProcess
}

/** Result of a load test: responses per second, and CPU milliseconds per response. */
export interface Load {
  perSecond: number
  processor: number
}

const root = join(import.meta.dirname, '..')

/** Starts the shop of a data directory on any free port, without rate limit. */
export function startShop(
  dataDir: string,
  settings: Record<string, string> = {},
  args: string[] = [],
): Promise<Server> {
  return startNode([join(root, 'server/main.ts'), ...args], {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'warn',
    READ_SECONDS: '0',
    // The same settings as `npm start` and releases.
    MALLOC_ARENA_MAX: '1',
    NODE_OPTIONS:
      '--disable-warning=ExperimentalWarning --max-semi-space-size=4 --max-old-space-size=1024',
    ...settings,
  })
}

/** Starts a Node.js server that prints its URL. */
export async function startNode(args: string[], settings: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...settings },
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Listening on (?<url>\S+)$/.exec(line)?.groups?.url
    if (url !== undefined) return { url, child }
  }
  throw new Error('The server did not start.')
}

export async function stop({ child }: Server): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** Runs wrk for `seconds`; `settings` are further wrk arguments. */
export async function load(
  server: Server,
  path: string,
  seconds: number,
  settings: string[] = [],
): Promise<Load> {
  const before = await processorOf(server)
  const wrk = spawn('wrk', ['-t1', '-c32', `-d${seconds}s`, ...settings, server.url + path])
  const chunks: Buffer[] = []
  wrk.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(wrk, 'exit')
  const report = Buffer.concat(chunks).toString()
  const requests = Number(/(?<count>\d+) requests in/.exec(report)?.groups?.count)
  if (/Non-2xx|Socket errors/.test(report) || !(requests > 0)) throw new Error(report)
  const perSecond = Number(/Requests\/sec:\s+(?<rate>[\d.]+)/.exec(report)?.groups?.rate)
  return { perSecond, processor: ((await processorOf(server)) - before) / requests }
}

/** CPU milliseconds that a process and its children have used, from /proc. */
export async function processorOf(server: Server): Promise<number> {
  let ticks = 0
  for (const id of await listProcesses(server)) {
    const fields = (await readFile(`/proc/${id}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
    ticks += Number(fields[11]) + Number(fields[12])
  }
  return ticks * 10
}

/** Resident memory in bytes. */
export async function memoryOf({ child }: Server): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return 1024 * Number(/VmRSS:\s+(?<kilobytes>\d+)/.exec(status)?.groups?.kilobytes)
}

/**
 * Proportional set size of a process and its children in bytes: what is shared counts once. A child
 * that ends meanwhile counts as nothing.
 */
export async function sharedMemoryOf(server: Pick<Server, 'child'>): Promise<number> {
  let kilobytes = 0
  for (const id of await listProcesses(server)) {
    const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
    kilobytes += Number(/^Pss:\s+(?<kilobytes>\d+)/m.exec(rollup)?.groups?.kilobytes ?? 0)
  }
  return 1024 * kilobytes
}

/** Ids of a process and all that it started; of one that ended meanwhile, none. */
async function listProcesses({ child }: Pick<Server, 'child'>): Promise<string[]> {
  const found = [String(child.pid)]
  // The list grows while it is walked.
  for (const id of found) {
    const children = await readFile(`/proc/${id}/task/${id}/children`, 'utf8').catch(() => '')
    found.push(...children.split(' ').filter(Boolean))
  }
  return found
}
