import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

type Environment = Record<string, string | undefined>

/** A server in a child process. */
export interface ServerProcess {
  child: ChildProcess
  /** Standard output, and standard error with the log, so far. */
  output: { out: string; err: string }
  /** Resolves with its base URL as soon as it listens. */
  listening(): Promise<string>
  /** Resolves with the exit status; null if a signal killed it. */
  ended(): Promise<number | null>
  /** Sends it a signal and waits for its exit. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

/**
 * Starts a server without pages, which other suites test. With `isGroup`, it gets its own process group, so that
 * `end` signals its child processes as well.
 */
export function startServer(environment: Environment, isGroup = false): ServerProcess {
  return startProgram(['server/main.ts', '--without-pages'], environment, isGroup)
}

/** Starts the development server, which renders pages from the sources by Vite. */
export function startDevelopmentServer(environment: Environment): ServerProcess {
  return startProgram(['server/main.ts', '--development'], environment, false)
}

function startProgram(words: string[], environment: Environment, isGroup: boolean): ServerProcess {
  const child = spawn(process.execPath, words, {
    detached: isGroup,
    env: surroundings({ LOG_LEVEL: 'silent', PORT: '0', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  const closed = once(child, 'close')
  const ended = async () => {
    await closed
    return child.exitCode
  }
  child.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.err += chunk
  })
  return {
    child,
    output,
    async listening() {
      for (;;) {
        const address = /^Listening on (\S+)$/m.exec(output.out)?.[1]
        if (address !== undefined) return address
        const [what] = await Promise.race([once(child.stdout, 'data'), closed.then(() => [null])])
        if (what === null) throw new Error(`The server ended before it listened: ${output.err}`)
      }
    },
    ended,
    end(signal) {
      const isThere = child.exitCode === null && child.signalCode === null
      if (isThere && child.pid !== undefined) process.kill(isGroup ? -child.pid : child.pid, signal)
      return ended()
    },
  }
}

const run = promisify(execFile)
const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

/** Runs a command of the CLI in a process of its own; returns exit status and output. */
export async function runCliCommand(words: readonly string[], environment: Environment) {
  try {
    const options = { env: surroundings(environment) }
    const { stdout, stderr } = await run(process.execPath, ['cli/main.ts', ...words], options)
    return { status: 0, out: stdout, err: stderr }
  } catch (error) {
    const { code, stdout, stderr } = failure.parse(error)
    return { status: code, out: stdout, err: stderr }
  }
}

/** Environment without the variables of the test run, with the limits of memory that `npm start` and releases set. */
function surroundings(environment: Environment): Environment {
  return {
    PATH: process.env.PATH,
    // Shortens a start by a third.
    NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/node'),
    MALLOC_ARENA_MAX: '1',
    NODE_OPTIONS:
      '--disable-warning=ExperimentalWarning --max-semi-space-size=4 --max-old-space-size=1024',
    ...environment,
  }
}
