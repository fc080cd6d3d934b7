import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'

/** Total size of the files in a folder, in bytes. */
export async function sizeOf(folder: string): Promise<number> {
  const sizes = await Promise.all(
    (await filesIn(folder)).map(async (file) => (await stat(file)).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Packs a folder as tar.gz under the given name, without this machine's user names. */
export async function packFolder(folder: string, name: string, archive: string): Promise<void> {
  const entries = pack()
  await Promise.all([
    pipeline(entries, createGzip({ level: 9 }), createWriteStream(archive)),
    addAll(entries, folder, name),
  ])
}

async function addAll(entries: Pack, folder: string, name: string): Promise<void> {
  for (const file of await filesIn(folder)) {
    const { size, mode, mtime } = await stat(file)
    const path = [name, ...relative(folder, file).split(sep)].join('/')
    const isProgram = (mode & 0o100) !== 0
    const entry = entries.entry({ name: path, size, mtime, mode: isProgram ? 0o755 : 0o644 })
    await pipeline(createReadStream(file), entry)
  }
  entries.finalize()
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}
