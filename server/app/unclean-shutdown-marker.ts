import { closeSync, existsSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Exists while a server runs, and after one that ended uncleanly. */
export const markerFile = 'running'

/** Marker file in a locked data directory. */
export type ShutdownMarker = ReturnType<typeof readShutdownMarker>

export function readShutdownMarker(dataDir: string) {
  const file = join(dataDir, markerFile)
  return {
    /** True when the last server did not shut down cleanly. */
    followsUncleanShutdown: existsSync(file),
    /** Creates the marker; call before the first write. */
    set(): void {
      writeFileSync(file, '', { flush: true })
      // A new file name survives a power failure only after its folder is synced.
      const folder = openSync(dataDir, 'r')
      fsyncSync(folder)
      closeSync(folder)
    },
    remove: (): void => rmSync(file, { force: true }),
  }
}
