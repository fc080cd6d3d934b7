import { execFileSync, spawn } from 'node:child_process'

/** Interval at which a launcher started by npm checks that npm is still running. */
const PARENT_CHECK_INTERVAL_MS = 500

/** Environment of a process that serves the shop in production. */
export const servingEnvironment = {
  NODE_ENV: 'production',
  // malloc arenas: the threads for image processing would each hold one.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
  // Limits the heap. Without a limit of its own V8 lets garbage grow to several times what is in use.
  NODE_OPTIONS:
    '--disable-warning=ExperimentalWarning --max-semi-space-size=4 --max-old-space-size=1024',
}

/**
 * Runs a program in place of this process: same terminal, signals passed on, same exit status.
 * Neither outlives the other: a server that lost its launcher would keep its port for ever. The
 * program sees the end of this process as a closed IPC channel (`ipc: true`, for Node.js programs
 * that listen for it).
 */
export function launch(program, args, { ipc = false, ...options } = {}) {
  const stdio = ['inherit', 'inherit', 'inherit', ...(ipc ? ['ipc'] : [])]
  const child = spawn(program, args, { ...options, stdio })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  watchParents(() => child.kill('SIGTERM'))
  child.on('error', (error) => {
    console.error(`${program} cannot be run: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code) => process.exit(code ?? 1))
}

/**
 * Calls `onGone` once npm, or the shell between npm and this process, has ended. npm sends signals
 * only to the shell, and a SIGKILL to npm reaches neither.
 */
function watchParents(onGone) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const shell = process.ppid
  const npm = parentOf(shell)
  const timer = setInterval(() => {
    if (process.ppid === shell && (npm === null || isAlive(npm))) return
    clearInterval(timer)
    onGone()
  }, PARENT_CHECK_INTERVAL_MS)
  timer.unref()
}

/** Process id of the parent of `pid`, or null if there is no `ps`. */
function parentOf(pid) {
  try {
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { stdio: 'pipe' }))
  } catch {
    return null
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
