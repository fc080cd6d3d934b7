import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

interface NewFileOptions {
  /** In bytes. */
  max?: number
  /** Error of content beyond the maximum. */
  tooLarge?(): Error
  signal?: AbortSignal
}

/** Writes a new file; returns its size in bytes. */
export async function writeNewFile(
  path: string,
  content: AsyncIterable<Buffer>,
  { max = Number.POSITIVE_INFINITY, tooLarge = RangeError, signal }: NewFileOptions = {},
): Promise<number> {
  async function* bounded(chunks: AsyncIterable<Buffer>) {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > max) throw tooLarge()
      yield chunk
    }
  }
  const file = createWriteStream(path)
  const closing = new Promise<void>((resolve) => file.once('close', resolve))
  try {
    await pipeline(content, bounded, file, { signal })
  } finally {
    // A failed pipeline does not wait for the file, which could appear after its deletion.
    await closing
  }
  return file.bytesWritten
}
