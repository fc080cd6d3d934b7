import { useSyncExternalStore } from 'react'

/** What waits for a connection, each as the call that lets it try again. */
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()

/**
 * Asks until it is answered. A lost connection is told to the visitor, who stays on the page and
 * says when to try again; where nobody is there to tell it, it fails at once.
 */
export async function insist<T>(ask: () => Promise<T>, signal?: AbortSignal | null): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (signal?.aborted || listeners.size === 0) throw error
      await new Promise<void>((resolve) => {
        const again = () => {
          if (waiting.delete(again)) tell()
          resolve()
        }
        waiting.add(again)
        tell()
        signal?.addEventListener('abort', again)
      })
    }
  }
}

/** Whether a page cannot be fetched for want of a connection. */
export function useLostConnection(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting.size > 0,
    () => false,
  )
}

export function tryAgain(): void {
  for (const again of waiting) again()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
