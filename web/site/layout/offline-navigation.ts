import { useSyncExternalStore } from 'react'
import { type DataStrategyResult, type MiddlewareFunction, redirect } from 'react-router'

type ClientMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>

/** Navigations that wait for a connection, each as the call that repeats it. */
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()

/**
 * Client middleware of the public pages. Where a page's data cannot be fetched for want of a connection, the visitor stays
 * on the present page, is told, and the navigation is repeated when they say so or the connection is back.
 */
export const retryWithoutConnection: ClientMiddleware = async ({ request }, next) => {
  const results = await next()
  if (!Object.values(results).some(({ result }) => isConnectionError(result))) return results
  await waitForRetry(request.signal)
  const { pathname, search } = new URL(request.url)
  throw redirect(pathname + search)
}

/** What `fetch` throws when no response came; its messages differ by browser, its type does not. */
function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError
}

function waitForRetry(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const retry = () => {
      if (waiting.delete(retry)) notifyListeners()
      resolve()
    }
    waiting.add(retry)
    notifyListeners()
    signal.addEventListener('abort', retry)
  })
}

/** Whether a navigation waits for a connection. */
export function useLostConnection(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting.size > 0,
    () => false,
  )
}

export function retryNavigations(): void {
  for (const retry of waiting) retry()
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
