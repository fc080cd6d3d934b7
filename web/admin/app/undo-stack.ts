export type Versions = Readonly<Record<string, number>>

export function versionsOf(records: readonly { _id: string; version: number }[]): Versions {
  return Object.fromEntries(records.map(({ _id, version }) => [_id, version]))
}

/** Takes a change back whose records have these versions; resolves to those that they get. */
type Undo = (versions: Versions) => Promise<Versions>

interface Entry {
  at: number
  versions: Versions
  undo: Undo
  isTaken: boolean
}

/** Time after which a change can no longer be taken back by command. */
export const MAX_UNDO_AGE_MS = 10 * 60_000

/** Changes that can be taken back; the toasts that offer it may be gone. */
export interface UndoStack {
  /** Adds a change, with the versions that it created. The function returned takes it back, once. */
  push(versions: Versions, undo: Undo): () => void
  /** Tells it of a write: until it is done, the newest change is not known. */
  follow(write: Promise<unknown>): void
  /**
   * Takes the newest change back, once it is done. Resolves to false if there is none that is recent
   * enough.
   */
  undoLast(): Promise<boolean>
  clear(): void
}

export function createUndoStack(now: () => number = Date.now): UndoStack {
  let entries: Entry[] = []
  let running = Promise.resolve()
  const underWay = new Set<Promise<void>>()

  function undo(entry: Entry): void {
    if (entry.isTaken) return
    entry.isTaken = true
    running = running.then(async () => rebase(entry.versions, await entry.undo(entry.versions)))
  }

  /** Records that are again as an earlier change left them have a newer version than it created. */
  function rebase(undone: Versions, written: Versions): void {
    for (const [id, version] of Object.entries(written))
      for (const entry of entries)
        if (entry.versions[id] === (undone[id] ?? 0) - 1)
          entry.versions = { ...entry.versions, [id]: version }
  }

  return {
    push(versions, undoChange) {
      const entry = { at: now(), versions, undo: undoChange, isTaken: false }
      entries.push(entry)
      return () => undo(entry)
    },
    follow(write) {
      const added = write.then(nextTask, nextTask).then(() => void underWay.delete(added))
      underWay.add(added)
    },
    async undoLast() {
      while (underWay.size > 0) await Promise.all(underWay)
      entries = entries.filter(({ at }) => now() - at <= MAX_UNDO_AGE_MS)
      const last = entries.findLast(({ isTaken }) => !isTaken)
      if (last !== undefined) undo(last)
      return last !== undefined
    },
    clear() {
      for (const entry of entries) entry.isTaken = true
      entries = []
    },
  }
}

/** Next task, before which the sender of a write adds its change. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
