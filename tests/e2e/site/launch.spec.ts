import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '../../helpers/test.ts'

const root = join(import.meta.dirname, '../../..')

let dataDir: string
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'launch-'))
})
test.afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))

/** Runs `npm start` on an empty data directory; resolves once the server listens. */
async function startByNpm(): Promise<{ npm: ChildProcess; url: string }> {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  for await (const line of createInterface({ input: npm.stdout })) {
    const url = /^Listening on (\S+)$/.exec(line)?.[1]
    if (url !== undefined) return { npm, url }
  }
  throw new Error('npm start ended before it listened.')
}

/** Process ids of all descendants of a process. */
function descendantsOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=']).toString().trim().split('\n')
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number))
  const children = pairs.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

const isClosed = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  )

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`${signal} to npm stops the server started by npm start`, async () => {
    const { npm, url } = await startByNpm()
    const descendants = descendantsOf(npm.pid ?? 0)
    expect(descendants.length).toBeGreaterThan(1)
    const ended = once(npm, 'exit')
    npm.kill(signal)
    await ended
    await expect.poll(() => isClosed(url)).toBe(true)
    await expect.poll(() => descendants.filter(isAlive)).toEqual([])
  })
}

test('the server exits when its launcher is killed', async () => {
  const { npm, url } = await startByNpm()
  const ended = once(npm, 'exit')
  // The last descendant is the server, the one before it its launcher.
  process.kill(descendantsOf(npm.pid ?? 0).at(-2) ?? 0, 'SIGKILL')
  await expect.poll(() => isClosed(url)).toBe(true)
  await ended
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
