import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

/** Stores files in a folder, spread over subfolders by the first two characters of their names. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  /** Subfolders known to be durable since this process began. */
  const lasting = new Set<string>()

  async function makeSubfolder(parent: string): Promise<void> {
    const made = await mkdir(parent, { recursive: true })
    if (made === undefined && lasting.has(parent)) return
    // Another call may have created the folder without having synced it yet.
    await flush(folder)
    await flush(dirname(folder))
    lasting.add(parent)
  }

  return {
    async put(name, source) {
      const target = pathOf(name)
      const parent = dirname(target)
      await makeSubfolder(parent)
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
    read: async (name, range) => createReadStream(pathOf(name), range),
    redirect: async () => null,
    async renameAll(nameOf) {
      const touched = new Set<string>()
      for (const { part, name } of await namesIn(folder)) {
        const next = nameOf(name)
        if (next === name) continue
        await makeSubfolder(dirname(pathOf(next)))
        await rename(join(folder, part, name), pathOf(next)).catch(ignoreMissing)
        touched.add(join(folder, part)).add(dirname(pathOf(next)))
      }
      for (const parent of touched) await flush(parent)
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    isEmpty: async () => (await partsIn(folder)).length === 0,
    async *list() {
      for (const { part, name } of await namesIn(folder)) {
        const facts = await stat(join(folder, part, name)).catch(ignoreMissing)
        if (facts !== undefined) yield { name, changedAt: facts.mtimeMs }
      }
    },
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.R_OK | constants.W_OK)
    },
  }
}

/** Subfolders; operating systems add entries of their own, such as `.DS_Store` and `lost+found`. */
async function partsIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  return (await readdir(folder)).filter((name) => name.length === 2)
}

async function namesIn(folder: string): Promise<{ part: string; name: string }[]> {
  const parts = await partsIn(folder)
  const names = await Promise.all(parts.map((part) => readdir(join(folder, part))))
  return parts.flatMap((part, index) => (names[index] ?? []).map((name) => ({ part, name })))
}

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error
}

/**
 * Syncs a file or folder: a rename is durable once the file, its folder and the folder's own entry
 * are synced.
 */
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
