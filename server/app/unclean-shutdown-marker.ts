import { closeSync, existsSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Exists while a server runs, and after one that ended uncleanly. */
export const markerFile = 'running'

/** Marker file in a locked data directory. */
export interface ShutdownMarker {
  /** True when the last server did not shut down cleanly. */
  followsUncleanShutdown: boolean
  /** Creates the marker; call before the first write. */
  set(): void
  remove(): void
}

export function readShutdownMarker(dataDir: string): ShutdownMarker {
  const file = join(dataDir, markerFile)
  return {
    followsUncleanShutdown: existsSync(file),
    set() {
      writeFileSync(file, '', { flush: true })
      // A new file name survives a power failure only after its folder is synced.
      const folder = openSync(dataDir, 'r')
      fsyncSync(folder)
      closeSync(folder)
    },
    remove: () => rmSync(file, { force: true }),
  }
}
