import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Location } from '../storage/s3-location.ts'
import type { Storage } from '../storage/storage.ts'
import { openS3 } from '../storage/storages.ts'
import { removeAbandoned, withFolder } from '../storage/temporary-folder.ts'

export interface BackupLocation {
  list(): Promise<{ name: string; bytes: number }[]>
  /** Stores a file; it gets its name only when it is complete. */
  add(name: string, write: (target: Writable) => Promise<unknown>): Promise<void>
  /** Passes a local path of a file, which is valid while `work` runs. */
  use<T>(name: string, work: (path: string) => Promise<T>): Promise<T>
  read(name: string): Promise<Readable>
  remove(name: string): Promise<void>
}

/** Ending of a file that is not complete yet. */
const unfinished = '.tar.partial'

/** Backups in a folder. Files with other names are ignored. */
export function createBackupFolder(folder: string): BackupLocation {
  return {
    async list() {
      await mkdir(folder, { recursive: true })
      const names = await readdir(folder)
      const found = await Promise.all(names.map((name) => describe(folder, name)))
      return found.filter((file) => file !== null)
    },
    async add(name, write) {
      await mkdir(folder, { recursive: true })
      await removeAbandoned(folder, unfinished)
      await writeAtomically(join(folder, name), write)
    },
    use: (name, work) => work(join(folder, name)),
    read: async (name) => createReadStream(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** Null for a file that was renamed or deleted since the folder was read. */
async function describe(folder: string, name: string) {
  try {
    return { name, bytes: (await stat(join(folder, name))).size }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Backups in a bucket. They are written and read through the local temporary folder. */
export function createBackupBucket(location: S3Location, temporaryFolder: string): BackupLocation {
  /** Loads the S3 library and keeps connections open only while `work` runs. */
  async function withFiles<T>(work: (files: Storage) => Promise<T>): Promise<T> {
    const { open, close } = await openS3(location)
    try {
      return await work(open('backups'))
    } finally {
      close()
    }
  }

  return {
    list: () =>
      withFiles(async (files) => {
        const found: { name: string; bytes: number }[] = []
        for await (const { name } of files.list())
          found.push({ name, bytes: (await files.size(name)) ?? 0 })
        return found
      }),
    add: (name, write) =>
      withFolder(temporaryFolder, async (folder) => {
        const path = join(folder, name)
        await writeAtomically(path, write)
        await withFiles((files) => files.put(name, path))
      }),
    use: (name, work) =>
      withFolder(temporaryFolder, async (folder) => {
        const path = join(folder, name)
        await withFiles(async (files) =>
          pipeline(await files.read(name), createWriteStream(path, { mode: 0o600 })),
        )
        return work(path)
      }),
    async read(name) {
      const { open, close } = await openS3(location)
      const stream = await open('backups').read(name)
      stream.once('close', close)
      return stream
    },
    remove: (name) => withFiles((files) => files.remove(name)),
  }
}

/** Writes a file, which gets its name only when it is complete and on the disk. */
export async function writeAtomically<T>(
  path: string,
  write: (target: Writable) => Promise<T>,
): Promise<T> {
  const partial = `${path}.partial`
  const handle = await open(partial, 'w', 0o600)
  try {
    const result = await write(handle.createWriteStream({ flush: true }))
    await rename(partial, path)
    return result
  } finally {
    // The stream closes the handle, unless nothing was ever written to it.
    await handle.close()
    await rm(partial, { force: true })
  }
}
