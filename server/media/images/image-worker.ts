import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { z } from 'zod'
import { RequestError } from '../../kernel/errors.ts'
import { nameOfHash } from '../../storage/file-names.ts'
import {
  decodeImage,
  drawIcon,
  editImage,
  processImage,
  shrink,
  writeVariant,
  writeVariantOfPixels,
} from './image-processing.ts'
import type { ImageReply } from './image-task.ts'
import { drawPreview } from './preview-drawing.ts'

// Child process for image processing, whose priority the server lowers. It ends with its parent.
// Tasks run in parallel already; one thread each keeps a busy shop responsive.
sharp.concurrency(1)
sharp.cache(false)
// A terminal signals all processes of the group: the server decides when to end this one.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())
process.on('message', async (message) => {
  const { number, name, input } = question.parse(message)
  const run: (input: never) => Promise<unknown> = tasks[name]
  try {
    response({ number, result: await run(input) })
  } catch (error) {
    response({ number, result: null, failure: describeError(error) })
  }
})

/** Tasks on a photo or on a video's bytes; all inputs and outputs are files. */
const tasks = {
  name: nameFile,
  decode: decodeImage,
  shrink,
  process: writeWhole(processImage),
  edit: writeWhole(editImage),
  writeVariantOfPixels: writeWhole(writeVariantOfPixels),
  writeVariant: writeWhole(writeVariant),
  drawIcon: writeWhole(drawIcon),
  drawPreview: writeWhole(drawPreview),
}
export type ImageTasks = typeof tasks

const question = z.object({
  number: z.number(),
  name: z.custom<keyof ImageTasks>((name) => Object.keys(tasks).some((own) => own === name)),
  // `ImageProcess.run` of the same release sends what the task takes.
  input: z.custom<never>(),
})

/**
 * The task with a temporary target first, so that the target is always complete: an earlier process
 * that was killed may still be writing.
 */
function writeWhole<Input extends { target: string }, Result>(
  write: (input: Input) => Promise<Result>,
): (input: Input) => Promise<Result> {
  return async (input) => {
    const unfinished = `${input.target}-${process.pid}`
    try {
      const result = await write({ ...input, target: unfinished })
      await rename(unfinished, input.target)
      return result
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
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
 * Content-addressed name of a file without extension, and its size in bytes. Reads into one reused
 * buffer: the chunks of a stream would be as much garbage as the video is large.
 */
async function nameFile({ source }: { source: string }): Promise<{ name: string; bytes: number }> {
  const hash = createHash('sha256')
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
  const handle = await open(source)
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
