import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from './storage.ts'

/** Files in a folder, spread over subfolders by the first two characters of their names. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    async put(name, source) {
      const target = pathOf(name)
      const parent = join(folder, name.slice(0, 2))
      await mkdir(parent, { recursive: true })
      await flush(source)
      await rename(source, target)
      await flush(parent)
    },
    async size(name) {
      try {
        return (await stat(pathOf(name))).size
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    read: (name, range) => createReadStream(pathOf(name), range),
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list() {
      await mkdir(folder, { recursive: true })
      for (const part of await readdir(folder)) {
        for (const name of await readdir(join(folder, part))) {
          yield { name, changedAt: (await stat(join(folder, part, name))).mtimeMs }
        }
      }
    },
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.R_OK | constants.W_OK)
    },
  }
}

/** A rename is durable once both the file and its folder have reached the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
