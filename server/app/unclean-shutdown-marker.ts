import { closeSync, existsSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** There as long as a server runs, and after one that did not end by itself. */
export const markerFile = 'running'

/** The mark that a server leaves in its data directory, which it has locked. */
export interface ShutdownMarker {
  /** Whether the server before was cut off. */
  followsUncleanShutdown: boolean
  /** From now on something may be under way. */
  set(): void
  remove(): void
}

export function readShutdownMarker(dataDir: string): ShutdownMarker {
  const file = join(dataDir, markerFile)
  return {
    followsUncleanShutdown: existsSync(file),
    set() {
      writeFileSync(file, '', { flush: true })
      // Its name survives a power failure once the folder has reached the disk.
      const folder = openSync(dataDir, 'r')
      fsyncSync(folder)
      closeSync(folder)
    },
    remove: () => rmSync(file, { force: true }),
  }
}
