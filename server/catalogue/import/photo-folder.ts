import { copyFile, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isPhoto, type PhotoArchive } from './photo-archive.ts'

/** A folder of photos in place of a ZIP file, with those of its subfolders. */
export async function openPhotoFolder(folder: string): Promise<PhotoArchive> {
  const names = await readdir(folder, { recursive: true })
  /** Paths by their names as tables write them; macOS writes accents as characters of their own. */
  const paths = new Map(
    names.map((name) => [name.normalize().replaceAll('\\', '/'), join(folder, name)]),
  )
  const pathOf = (name: string) => paths.get(name) ?? join(folder, name)
  return {
    photos: [...paths.keys()].filter(isPhoto),
    tables: [],
    read: (name) => readFile(pathOf(name)),
    async unpack(name, path) {
      await copyFile(pathOf(name), path)
      return (await stat(path)).size
    },
    close() {},
  }
}
