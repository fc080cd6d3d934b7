import { useSyncExternalStore } from 'react'
import { type DataStrategyResult, type MiddlewareFunction, redirect } from 'react-router'

type ClientMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>

/** Pending navigations, as callbacks that retry them. */
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()

/**
 * Client middleware of the public pages. If a page's data cannot be fetched without a connection,
 * the visitor stays on the current page with a notice, and the navigation is retried on request or
 * once the connection is back.
 */
export const retryWithoutConnection: ClientMiddleware = async ({ request }, next) => {
  const results = await next()
  if (!Object.values(results).some(({ result }) => isConnectionError(result))) return results
  await waitForRetry(request.signal)
  // A whole URL: the router would put the basename in front of a path that has it.
  throw redirect(request.url)
}

/** `fetch` rejects with a TypeError if there was no response; its message differs by browser. */
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

/** True while a navigation waits for a connection. */
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
