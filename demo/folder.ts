import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFile } from '../server/app/data-lock.ts'
import { markerFile } from '../server/app/unclean-shutdown-marker.ts'

/** Written last, so it marks a complete demo catalogue. */
export const accountFile = 'administrator.json'
/** Subfolder in which the catalogue is created, so that an interrupted run starts over. */
const unfinished = 'unfinished-demo'

/** The folder contains other data than a demo catalogue. */
export class ForeignFolderError extends Error {}

/**
 * Ensures a demo catalogue in a folder, which may be missing or empty. `fill` writes one into the
 * folder passed to it, including the account file.
 */
export async function prepareFolder(
  folder: string,
  { reset }: { reset: boolean },
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const found = (await readdir(folder)).filter((name) => name !== lockFile && name !== markerFile)
  const isWhole = found.includes(accountFile)
  if (found.length > 0 && !isWhole && !found.includes(unfinished)) {
    throw new ForeignFolderError(
      `${folder} contains something other than the demo catalogue. Set DATA_DIR to another folder.`,
    )
  }
  if (isWhole && !reset) return
  // Keep the folder itself: it may be a mount point.
  for (const name of found) await rm(join(folder, name), { recursive: true })
  const building = join(folder, unfinished)
  await mkdir(building)
  await fill(building)
  const made = (await readdir(building)).filter((name) => name !== accountFile)
  for (const name of [...made, accountFile]) await rename(join(building, name), join(folder, name))
  await rm(building, { recursive: true })
}
