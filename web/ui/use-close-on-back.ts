import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { setPopStateHandler } from './popstate-listener.ts'

/** Stack of open layers (dialogs, drawers), topmost last. */
const layers: { close: () => void }[] = []
/** History entry of the page itself, as last written or reached by the router. */
let page: { state: unknown; href: string } | null = null
/** True while leaving history entries that no layer needs any more. */
let isUnwinding = false

/**
 * Makes the back button close the topmost layer before it leaves the page. While layers are open,
 * each has a history entry above the page's; the entry is removed if the layer is closed by other
 * means, and the next page replaces it.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const location = useLocation()
  const onBack = useEffectEvent(close)
  useEffect(watchHistory, [])
  // Layout effect, since the visitor can go back from the first paint on.
  useLayoutEffect(() => {
    if (!open) return
    const layer = { close: () => onBack() }
    layers.push(layer)
    queueMicrotask(settle)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      queueMicrotask(settle)
    }
  }, [open])
  // Layers that stay open across a navigation need an entry there too.
  useLayoutEffect(() => {
    if (open) queueMicrotask(settle)
  }, [open, location])
}

/**
 * Pushes missing entries. Superfluous ones are removed later: a following navigation may replace
 * them.
 */
function settle(): void {
  watchHistory()
  if (isUnwinding) return
  const { state } = window.history
  for (let height = heightOf(state) + 1; height <= layers.length; height++) {
    write.pushState(withHeight(state, height), '')
  }
  if (heightOf(state) > layers.length) setTimeout(unwindHistory)
}

function unwindHistory(): void {
  const excess = heightOf(window.history.state) - layers.length
  if (isUnwinding || excess <= 0) return
  isUnwinding = true
  window.history.go(-excess)
}

let write: Pick<History, 'pushState' | 'replaceState'>

function watchHistory(): void {
  if (page !== null) return
  const { history } = window
  write = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
  }
  page = { state: withHeight(history.state, 0), href: window.location.href }
  history.pushState = (state, unused, url) => {
    const height = heightOf(history.state)
    if (height === 0) write.pushState(state, unused, url)
    else write.replaceState(state, unused, url)
    page = { state, href: window.location.href }
    // A single entry cannot replace those of several layers: the lower ones are removed by going
    // back.
    if (height > 1 && !isUnwinding) {
      isUnwinding = true
      history.go(-height)
    }
  }
  history.replaceState = (state, unused, url) => {
    write.replaceState(withHeight(state, heightOf(history.state)), unused, url)
    page = { state, href: window.location.href }
  }
  // Registered before the router, which must not handle navigation that stays on the page.
  setPopStateHandler(onPop)
  // A reload keeps the entries of layers that it closed.
  queueMicrotask(settle)
}

function onPop(event: PopStateEvent): void {
  if (!isUnwinding && indexOf(event.state) !== indexOf(page?.state)) {
    page = { state: withHeight(event.state, 0), href: window.location.href }
    setTimeout(unwindHistory)
    return
  }
  event.stopImmediatePropagation()
  if (isUnwinding) {
    arrive()
    return
  }
  bringUpToDate()
  for (const layer of layers.slice(heightOf(event.state)).reverse()) layer.close()
  // A layer that stays open or asks for confirmation gets its entry back.
  setTimeout(settle)
}

/**
 * End of our own back navigation, unless a new page was pushed since and left more entries behind.
 */
function arrive(): void {
  const { state } = window.history
  const height = heightOf(state)
  if (height > 0 && indexOf(state) !== indexOf(page?.state)) {
    window.history.go(-height)
    return
  }
  isUnwinding = false
  bringUpToDate()
  settle()
}

/**
 * Restores the page's entry: its URL may have changed, or a new page may have replaced it, while a
 * layer's entry was current.
 */
function bringUpToDate(): void {
  const { state } = window.history
  if (page === null) return
  if (indexOf(state) !== indexOf(page.state)) write.pushState(page.state, '', page.href)
  else write.replaceState(withHeight(page.state, heightOf(state)), '', page.href)
}

/** Number of layers that a history entry stands for; 0 for a page's own. */
function heightOf(state: unknown): number {
  const height = read(state, 'height')
  return typeof height === 'number' ? height : 0
}

function withHeight(state: unknown, height: number): unknown {
  if (height === heightOf(state)) return state
  return { ...(typeof state === 'object' && state), height }
}

/** Index that the router gives each page; the entries of its layers share it. */
function indexOf(state: unknown): unknown {
  return read(state, 'idx')
}

function read(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
}
