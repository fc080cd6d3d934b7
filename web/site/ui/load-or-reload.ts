import { type ComponentType, lazy, useState } from 'react'
import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from 'react-router'

type ClientMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>

/**
 * Part of a page with a script of its own. Without it the page is loaded again, once: its files may
 * be of an older version. If that does not help, the part stays as the server rendered it.
 */
export function lazyOrReload<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() => load().catch(reloadOnce))
}

function reloadOnce(): Promise<never> {
  const { dataset } = document.documentElement
  // Kept by the history entry, which a reload does not replace.
  if (!history.state?.isReloaded) {
    history.replaceState({ ...history.state, isReloaded: true }, '')
    location.reload()
  }
  dataset.incomplete = ''
  return new Promise(() => {})
}

/** Dialog with a script of its own, which is loaded before it opens; null while it is closed. */
export function useLazyDialog<P>(load: () => Promise<ComponentType<P>>) {
  const [Dialog, setDialog] = useState<ComponentType<P> | null>(null)
  const open = (onFailure: () => void = () => {}) => {
    load().then((loaded) => setDialog(() => loaded), onFailure)
  }
  return { Dialog, open, close: () => setDialog(null) }
}

/**
 * Client middleware of the public pages: React would wait for the missing part before it replaces
 * the page, so the next one is a document of its own.
 */
export const leaveIncompletePage: ClientMiddleware = ({ request }) => {
  const isIncomplete = 'incomplete' in document.documentElement.dataset
  if (isIncomplete && request.url !== location.href) throw redirectDocument(request.url)
}
