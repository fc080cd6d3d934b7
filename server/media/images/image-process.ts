import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { IconSize, VariantFormat } from '../../../domain/media/media.ts'
import { message } from '../../../domain/messages/api-message.ts'
import { RequestError, unavailable } from '../../kernel/errors.ts'
import {
  type FileName,
  fileName,
  type ImageReply,
  type ImageTask,
  imageReply,
  type Pixels,
  type PreviewContent,
  type ProcessedImage,
  pixels,
  processedImage,
} from './image-task.ts'

/**
 * Image processing in a child process with lower priority: in the server it would compete for
 * libuv's threads, which read files and compress pages. A crash in an image decoder does not affect
 * the server.
 */
export interface ImageProcess {
  /** Hashing a video takes as much CPU as rendering hundreds of pages. */
  name(source: string): Promise<FileName>
  /**
   * Checks the photo at `source` and writes its stored form to `target`, from one decoding, whose
   * pixels are left in `folder`. `filename` is used in error messages.
   */
  process(
    source: string,
    place: { target: string; folder: string },
    filename: string,
  ): Promise<ProcessedImage>
  /** Pixels of a stored photo at the width of its widest variant, never upscaled. */
  decode(source: string, width: number, folder: string): Promise<Pixels>
  /** Pixels at a smaller width. */
  shrink(larger: Pixels, width: number, folder: string): Promise<Pixels>
  writeVariantOfPixels(of: Pixels, format: VariantFormat, target: string): Promise<void>
  /** A single variant straight from a stored photo. */
  writeVariant(
    source: string,
    variant: { width: number; format: VariantFormat },
    target: string,
  ): Promise<void>
  drawIcon(source: string, size: IconSize, target: string): Promise<void>
  drawPreview(content: PreviewContent, target: string): Promise<void>
  close(): Promise<void>
}

/** Idle time after which the process is ended, to free its memory. */
const IDLE_SHUTDOWN_MS = 30_000
const cutOff = message('media.processingInterrupted')

/** Starts the process with the first task, and again after a crash. */
export function createImageProcess(): ImageProcess {
  const waiting = new Map<number, { task: ImageTask; question: PromiseWithResolvers<unknown> }>()
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
    for (const [number, { task }] of waiting) notify(number, task)
  }

  /** If sending fails the process has ended, which its `exit` event reports. */
  function notify(number: number, task: ImageTask): void {
    child?.send({ number, task }, () => {})
  }

  function receive(message: unknown): void {
    const { number, result, failure } = imageReply.parse(message)
    const question = waiting.get(number)?.question
    waiting.delete(number)
    if (failure === undefined) question?.resolve(result)
    else question?.reject(errorOf(failure))
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
    for (const { question } of waiting.values())
      question.reject(Object.assign(unavailable(cutOff), { cause }))
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

  function ask(task: ImageTask): Promise<unknown> {
    if (isClosed) return Promise.reject(unavailable(cutOff))
    clearTimeout(idleTimer)
    child ??= start()
    child.ref()
    child.channel?.ref()
    last += 1
    const question = Promise.withResolvers<unknown>()
    waiting.set(last, { task, question })
    notify(last, task)
    return question.promise
  }

  return {
    async name(source) {
      return fileName.parse(await ask({ kind: 'name', source }))
    },
    async process(source, { target, folder }, filename) {
      return processedImage.parse(await ask({ kind: 'process', source, target, folder, filename }))
    },
    async decode(source, width, folder) {
      return pixels.parse(await ask({ kind: 'decode', source, width, folder }))
    },
    async shrink(larger, width, folder) {
      return pixels.parse(await ask({ kind: 'shrink', pixels: larger, width, folder }))
    },
    async writeVariantOfPixels(of, format, target) {
      await ask({ kind: 'variant-of-pixels', pixels: of, format, target })
    },
    async writeVariant(source, { width, format }, target) {
      await ask({ kind: 'variant', source, width, format, target })
    },
    async drawIcon(source, size, target) {
      await ask({ kind: 'icon', source, size, target })
    },
    async drawPreview(content, target) {
      await ask({ kind: 'preview', content, target })
    },
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
