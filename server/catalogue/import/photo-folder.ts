import { copyFile, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isPhoto, type PhotoArchive } from './photo-archive.ts'

/** A folder of photos in place of a ZIP file, with those of its subfolders. */
export async function openPhotoFolder(folder: string): Promise<PhotoArchive> {
  const names = await readdir(folder, { recursive: true })
  return {
    photos: names.map((name) => name.replaceAll('\\', '/')).filter(isPhoto),
    tables: [],
    read: (name) => readFile(join(folder, name)),
    async unpack(name, path) {
      await copyFile(join(folder, name), path)
      return (await stat(path)).size
    },
    close() {},
  }
}
