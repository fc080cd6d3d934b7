import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { IconSize, VariantFormat } from '../../../domain/media/media.ts'
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
 * A process of its own for the work on photographs, behind all others: in ours it would share the threads
 * that read files and pack pages. Whatever a photograph does to it, the shop stays open.
 */
export interface ImageProcess {
  /** To read through a clip takes the processor for as long as hundreds of pages do. */
  name(source: string): Promise<FileName>
  /**
   * Checks the photograph at `source` and writes what is kept of it to `target`, from one decoding, the pixels
   * of which are left in `folder`. `filename` is what a refusal calls it.
   */
  process(
    source: string,
    place: { target: string; folder: string },
    filename: string,
  ): Promise<ProcessedImage>
  /** A photograph that is kept, as wide as its widest rendition and not wider. */
  decode(source: string, width: number, folder: string): Promise<Pixels>
  /** The photograph in a width, from its pixels in any larger one. */
  shrink(larger: Pixels, width: number, folder: string): Promise<Pixels>
  writeVariantOfPixels(of: Pixels, format: VariantFormat, target: string): Promise<void>
  /** One rendition of a photograph that is kept, straight from it. */
  writeVariant(
    source: string,
    variant: { width: number; format: VariantFormat },
    target: string,
  ): Promise<void>
  drawIcon(source: string, size: IconSize, target: string): Promise<void>
  drawPreview(content: PreviewContent, target: string): Promise<void>
  close(): Promise<void>
}

/** For so many milliseconds without work the process stays; its memory is then given back. */
const IDLE_SHUTDOWN_MS = 30_000
const cutOff = 'Processing of photos and videos was interrupted. Please upload the file again.'

/** Starts the process with the first task. */
export function createImageProcess(): ImageProcess {
  const waiting = new Map<number, { task: ImageTask; question: PromiseWithResolvers<unknown> }>()
  let child: ChildProcess | null = null
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false
  let last = 0

  function start(): ChildProcess {
    // What this process was started with may not fit another one, such as a script to evaluate.
    const started = fork(workerFile, {
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.on('message', (message) => {
      if (child === started) receive(message)
    })
    // One that cannot be started says so, and never exits.
    started.on('error', (error) => fail(started, error))
    started.on('exit', (code, signal) => {
      // Told to end before it could refuse to: it had not begun with anything.
      if (signal === 'SIGTERM' || signal === 'SIGINT') startAgain(started)
      else fail(started, new Error(`The image process ended with ${signal ?? code}.`))
    })
    return started
  }

  function startAgain(ended: ChildProcess): void {
    if (child !== ended) return
    child = waiting.size === 0 ? null : start()
    for (const [number, { task }] of waiting) notify(number, task)
  }

  /** Where it cannot be told, the process is gone, which its end says. */
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

  /** Without work it keeps nobody from ending. */
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

function errorOf({ message, status, ...more }: NonNullable<ImageReply['failure']>): Error {
  const error = status === undefined ? new Error(message) : new RequestError(status, message)
  return Object.assign(error, more)
}

const workerFile = fileURLToPath(new URL('./image-worker.ts', import.meta.url))
