import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { nameOfHash } from '../../storage/file-names.ts'
import type { FileName } from './image-task.ts'

const CHUNK_BYTES = 256 * 1024

/**
 * What a file is called by what is in it, and how many bytes that is. By one buffer that is used again: chunks
 * of a stream would be garbage as large as the clip.
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
