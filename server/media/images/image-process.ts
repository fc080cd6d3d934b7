import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { message } from '../../../domain/messages/api-message.ts'
import { RequestError, unavailable } from '../../kernel/errors.ts'
import { type ImageReply, imageReply } from './image-task.ts'
import type { ImageTasks } from './image-worker.ts'

/** Idle time after which the process is ended, to free its memory. */
const IDLE_SHUTDOWN_MS = 30_000
const cutOff = message('media.processingInterrupted')

/** A task as the process gets it, and its result. */
interface WaitingTask {
  name: string
  input: unknown
  result: PromiseWithResolvers<unknown>
}

export type ImageProcess = ReturnType<typeof createImageProcess>

/**
 * Image processing in a child process of the lowest priority: in the server it would compete for
 * libuv's threads, which read files and compress pages. A crash in an image decoder does not affect
 * the server. The process starts with the first task, and again after a crash.
 */
export function createImageProcess() {
  const waiting = new Map<number, WaitingTask>()
  let child: ChildProcess | null = null
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false
  let last = 0

  function start(): ChildProcess {
    // The server's own options, such as a script to evaluate, may not fit the child.
    const started = fork(workerFile, {
      execArgv: [],
      // `node --watch` would have the child report its modules over the channel of the replies.
      env: { ...process.env, WATCH_REPORT_DEPENDENCIES: undefined },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    // Here, since on Linux a process can only lower the priority of one of its threads, and the
    // threads that encode are there before its first module runs.
    if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_LOW)
    started.on('message', (message) => {
      if (child === started) receive(message)
    })
    // Emitted if the process cannot be started; `exit` does not follow then.
    started.on('error', (error) => fail(started, error))
    started.on('exit', (code, signal) => {
      // A signal that came before the child installed its handlers: no task had begun, so start
      // again.
      if (signal === 'SIGTERM' || signal === 'SIGINT') startAgain(started)
      else fail(started, new Error(`The image process exited with ${signal ?? code}.`))
    })
    return started
  }

  function startAgain(ended: ChildProcess): void {
    if (child !== ended) return
    child = waiting.size === 0 ? null : start()
    for (const [number, task] of waiting) notify(number, task)
  }

  /** If sending fails the process has ended, which its `exit` event reports. */
  function notify(number: number, { name, input }: WaitingTask): void {
    child?.send({ number, name, input }, () => {})
  }

  function receive(message: unknown): void {
    const { number, result, failure } = imageReply.parse(message)
    const finished = waiting.get(number)?.result
    waiting.delete(number)
    if (failure === undefined) finished?.resolve(result)
    else finished?.reject(errorOf(failure))
    if (waiting.size === 0) scheduleIdleShutdown()
  }

  /** Without tasks the child must not keep the server alive. */
  function scheduleIdleShutdown(): void {
    child?.unref()
    child?.channel?.unref()
    clearTimeout(idleTimer)
    idleTimer = setTimeout(() => void end(), IDLE_SHUTDOWN_MS)
    idleTimer.unref()
  }

  function fail(failed: ChildProcess, cause: Error): void {
    if (child !== failed) return
    child = null
    clearTimeout(idleTimer)
    abandon(cause)
  }

  function abandon(cause: Error): void {
    for (const { result } of waiting.values())
      result.reject(Object.assign(unavailable(cutOff), { cause }))
    waiting.clear()
  }

  async function end(): Promise<void> {
    const ending = child
    child = null
    clearTimeout(idleTimer)
    if (ending === null || !ending.connected) return
    const gone = once(ending, 'exit')
    ending.ref()
    ending.disconnect()
    await gone
  }

  /** Runs a task of the worker; its result comes from there as it is. */
  function run<Name extends keyof ImageTasks>(
    name: Name,
    input: Parameters<ImageTasks[Name]>[0],
  ): Promise<Awaited<ReturnType<ImageTasks[Name]>>>
  function run(name: string, input: unknown): Promise<unknown> {
    if (isClosed) return Promise.reject(unavailable(cutOff))
    clearTimeout(idleTimer)
    child ??= start()
    child.ref()
    child.channel?.ref()
    last += 1
    const task = { name, input, result: Promise.withResolvers<unknown>() }
    waiting.set(last, task)
    notify(last, task)
    return task.result.promise
  }

  return {
    run,
    async close() {
      isClosed = true
      await end()
      abandon(new Error('The image process is closed.'))
    },
  }
}

function errorOf({ message, said, status, ...more }: NonNullable<ImageReply['failure']>): Error {
  const error =
    status === undefined || said === undefined ? new Error(message) : new RequestError(status, said)
  return Object.assign(error, more)
}

const workerFile = fileURLToPath(new URL('./image-worker.ts', import.meta.url))
