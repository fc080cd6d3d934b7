import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { RequestError } from '../../kernel/errors.ts'
import { nameOfHash } from '../../storage/file-names.ts'
import {
  decodeImage,
  drawIcon,
  processImage,
  shrink,
  writeVariant,
  writeVariantOfPixels,
} from './image-processing.ts'
import { type FileName, type ImageReply, type ImageTask, imageQuestion } from './image-task.ts'
import { drawPreview } from './preview-drawing.ts'

// Child process for image processing, with a lower priority than the server. It ends with its
// parent. Threads started later inherit the priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// Tasks run in parallel already; one thread each keeps a busy shop responsive.
sharp.concurrency(1)
sharp.cache(false)
// A terminal signals all processes of the group: the server decides when to end this one.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())
process.on('message', async (message) => {
  const { number, task } = imageQuestion.parse(message)
  try {
    response({ number, result: await finish(task) })
  } catch (error) {
    response({ number, result: null, failure: describeError(error) })
  }
})

/**
 * Writes to a temporary name first, so that the target is always complete: an earlier process that
 * was killed may still be writing.
 */
async function finish(task: ImageTask): Promise<unknown> {
  if (!('target' in task)) return work(task)
  const unfinished = `${task.target}-${process.pid}`
  try {
    const result = await work({ ...task, target: unfinished })
    await rename(unfinished, task.target)
    return result
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

function work(task: ImageTask): Promise<unknown> {
  switch (task.kind) {
    case 'name':
      return nameFile(task.source)
    case 'process':
      return processImage(task.source, task, task.filename)
    case 'decode':
      return decodeImage(task.source, task.width, task.folder)
    case 'shrink':
      return shrink(task.pixels, task.width, task.folder)
    case 'variant-of-pixels':
      return writeVariantOfPixels(task.pixels, task.format, task.target)
    case 'variant':
      return writeVariant(task.source, task, task.target)
    case 'icon':
      return drawIcon(task.source, task.size, task.target)
    case 'preview':
      return drawPreview(task.content, task.target)
    default:
      return task satisfies never
  }
}

/** The parent may have ended by now, and this process with it. */
function response(reply: ImageReply): void {
  process.send?.(reply, undefined, {}, () => {})
}

function describeError(error: unknown): ImageReply['failure'] {
  if (!(error instanceof Error)) return { message: String(error) }
  return {
    message: error.message,
    ...(error instanceof RequestError && { status: error.status, said: error.said }),
    ...('code' in error && { code: String(error.code) }),
    ...(error.cause !== undefined && { cause: String(error.cause) }),
  }
}

const CHUNK_BYTES = 256 * 1024

/**
 * Content-addressed name of a file, and its size in bytes. Reads into one reused buffer: the chunks
 * of a stream would be as much garbage as the video is large.
 */
async function nameFile(path: string): Promise<FileName> {
  const hash = createHash('sha256')
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
  const handle = await open(path)
  let bytes = 0
  try {
    for (;;) {
      const { bytesRead } = await handle.read(chunk, 0, CHUNK_BYTES)
      if (bytesRead === 0) return { name: nameOfHash(hash.digest()), bytes }
      bytes += bytesRead
      hash.update(chunk.subarray(0, bytesRead))
    }
  } finally {
    await handle.close()
  }
}
