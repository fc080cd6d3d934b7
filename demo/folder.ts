import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFile } from '../server/app/data-lock.ts'
import { markerFile } from '../server/app/unclean-shutdown-marker.ts'

/** Says that a folder holds a demo catalogue, whole: it comes last. */
export const accountFile = 'administrator.json'
/** Where the catalogue is made, so that one that was cut off starts over. */
const unfinished = 'unfinished-demo'

/** The folder holds something that is not ours to change. */
export class ForeignFolderError extends Error {}

/**
 * Makes sure that a demo catalogue is in the folder, which may be missing or empty. `fill` writes one
 * into the folder that it is given, the account file included.
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
  // The folder itself stays: it may be where a disk is mounted.
  for (const name of found) await rm(join(folder, name), { recursive: true })
  const building = join(folder, unfinished)
  await mkdir(building)
  await fill(building)
  const made = (await readdir(building)).filter((name) => name !== accountFile)
  for (const name of [...made, accountFile]) await rename(join(building, name), join(folder, name))
  await rm(building, { recursive: true })
}
