import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { v7 as uuid } from 'uuid'
import { day } from '../kernel/clock.ts'

/** Folder for unfinished files, created when needed. */
export interface TemporaryFolder {
  path: string
  /** Deletes files that crashed processes left. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** In a shared folder each process has a subfolder; those older than a day are abandoned. */
export function createTemporaryFolder(folder: string, isShared: boolean): TemporaryFolder {
  const remove = (path: string) => rm(path, { recursive: true, force: true })
  if (!isShared) return { path: folder, clear: () => remove(folder), async close() {} }
  const own = join(folder, uuid())
  return {
    path: own,
    clear: () => removeAbandoned(folder),
    close: () => remove(own),
  }
}

/** Deletes what crashed processes left in a folder: entries that did not change for a day. */
export async function removeAbandoned(folder: string, ending = ''): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.endsWith(ending))) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (mtimeMs < Date.now() - day) await rm(path, { recursive: true, force: true })
  }
}

/** Runs work in a new folder, which is deleted afterwards with its files. */
export async function withFolder<R>(
  parent: string,
  work: (folder: string) => Promise<R>,
): Promise<R> {
  const folder = join(parent, uuid())
  await mkdir(folder, { recursive: true })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes a stream to a new file of the folder; returns its path. */
export async function saveIn(folder: string, content: AsyncIterable<unknown>): Promise<string> {
  const path = join(folder, uuid())
  await pipeline(content, createWriteStream(path))
  return path
}
