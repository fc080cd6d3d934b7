import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeEach, expect, it } from 'vitest'
import { createTemporaryFolder } from '../../tests/helpers/temporary-folder.ts'

const root = join(import.meta.dirname, '../..')

let dataDir: string

beforeEach(async () => {
  dataDir = await createTemporaryFolder()
})

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

it.each([
  { signal: 'SIGTERM', process: 'npm' },
  { signal: 'SIGKILL', process: 'npm' },
  { signal: 'SIGKILL', process: 'the launcher' },
] as const)('ends the server after $signal to $process', async (ended) => {
  const { npm, url } = await startByNpm()
  const descendants = descendantsOf(npm.pid ?? 0)
  expect(descendants.length).toBeGreaterThan(1)
  // The last descendant is the server, the one before it its launcher.
  const killed = ended.process === 'npm' ? npm.pid : descendants.at(-2)
  // Process 0 would be every process of this test run.
  if (killed === undefined) throw new Error('npm start has no launcher.')
  const end = once(npm, 'exit')
  process.kill(killed, ended.signal)
  await end
  await expect.poll(() => isClosed(url)).toBe(true)
  await expect.poll(() => descendants.filter(isAlive)).toEqual([])
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
