import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { nameOfHash } from '../../storage/file-names.ts'
import type { FileName } from './image-task.ts'

const CHUNK_BYTES = 256 * 1024

/**
 * Content-addressed name of a file, and its size in bytes. Reads into one reused buffer: the chunks
 * of a stream would be as much garbage as the video is large.
 */
export async function nameFile(path: string): Promise<FileName> {
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
