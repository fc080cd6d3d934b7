import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sharedMemoryOf } from './server-process.ts'

// Most memory that installing and building take: the proportional set size (PSS) of all processes,
// five times a second, in a copy of the sources. Needs Linux and the network, or packages that npm
// has cached. Run: node bench/build.ts
const SAMPLE_INTERVAL_MS = 200
const root = join(import.meta.dirname, '..')
const copy = await mkdtemp(join(tmpdir(), 'bench-build-'))
const leftOut = ['node_modules', 'build', '.git', '.react-router', 'data', 'test-results']
try {
  await cp(root, copy, {
    recursive: true,
    filter: (path) => !leftOut.some((name) => path === join(root, name)),
  })
  for (const command of ['npm ci', 'npm run build']) await measure(command)
} finally {
  await rm(copy, { recursive: true, force: true })
}

async function measure(command: string): Promise<void> {
  const started = performance.now()
  const child = spawn('sh', ['-c', command], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit').then(([status]) => Number(status))
  let most = 0
  let status: number | null = null
  while (status === null) {
    most = Math.max(most, await sharedMemoryOf({ child }))
    status = await Promise.race([ended, wait(SAMPLE_INTERVAL_MS, null)])
  }
  if (status !== 0) throw new Error(`${command} ended with status ${status}.`)
  const seconds = Math.round((performance.now() - started) / 1_000)
  console.log(`${command}: ${seconds} s, at most ${Math.round(most / 1_000_000)} MB`)
}
