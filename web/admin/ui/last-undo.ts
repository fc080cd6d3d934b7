interface LastUndo {
  /** Toast that offers it. */
  toastId: string
  onUndo: () => void
  at: number
}

/** Time after which a change can no longer be taken back by command. */
export const MAX_UNDO_AGE_MS = 10 * 60_000

/** Undo of the last change whose toast offered one; the toast itself may be gone. */
export interface LastUndoRegister {
  register(undo: Omit<LastUndo, 'at'>): void
  /** Forgets the undo of a toast, after it was used there. */
  use(toastId: string): void
  /** Returns the undo and forgets it; null if there is none or it is too old. */
  take(): Omit<LastUndo, 'at'> | null
  clear(): void
}

export function createLastUndo(now: () => number = Date.now): LastUndoRegister {
  let last: LastUndo | null = null
  return {
    register: (undo) => {
      last = { ...undo, at: now() }
    },
    use: (toastId) => {
      if (last?.toastId === toastId) last = null
    },
    take: () => {
      const taken = last
      last = null
      return taken !== null && now() - taken.at <= MAX_UNDO_AGE_MS ? taken : null
    },
    clear: () => {
      last = null
    },
  }
}
