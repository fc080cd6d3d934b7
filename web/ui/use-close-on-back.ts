import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { setPopStateHandler } from './popstate-listener.ts'

/** What lies on top of the page, the topmost last. */
const layers: { close: () => void }[] = []
/** The page's own entry, as the router last wrote or reached it. */
let page: { state: unknown; href: string } | null = null
/** Whether an entry is being left that nothing needs any more. */
let isUnwinding = false

/**
 * Lets Back close what lies on top of a page before it leaves the page, the topmost first. While
 * something is open, an entry of its own stands above the page's in the history; it goes when that
 * is closed by other means, and the next page takes its place.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const location = useLocation()
  const onBack = useEffectEvent(close)
  useEffect(watchHistory, [])
  // Before the first paint: whoever sees it can already go back from it.
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
  // What stays open over the next page needs an entry there too.
  useLayoutEffect(() => {
    if (open) queueMicrotask(settle)
  }, [open, location])
}

/** Gives every layer its entry. Those in excess wait a moment: a page that follows may take them. */
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
    // The entries of several layers cannot be replaced by one: the lower ones go by a way back.
    if (height > 1 && !isUnwinding) {
      isUnwinding = true
      history.go(-height)
    }
  }
  history.replaceState = (state, unused, url) => {
    write.replaceState(withHeight(state, heightOf(history.state)), unused, url)
    page = { state, href: window.location.href }
  }
  // Before the router: it need not know of ways that stay on the page.
  setPopStateHandler(onPop)
  // A reload keeps the entry of what it closed.
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
  // What would not close, or asks first, has its entry again.
  setTimeout(settle)
}

/** A way back of our own has ended, unless the next page came meanwhile and leaves more behind. */
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

/** The page may have changed its address, or given way to the next, while the entry above stood. */
function bringUpToDate(): void {
  const { state } = window.history
  if (page === null) return
  if (indexOf(state) !== indexOf(page.state)) write.pushState(page.state, '', page.href)
  else write.replaceState(withHeight(page.state, heightOf(state)), '', page.href)
}

/** How many layers an entry of the history stands for; none for a page's own. */
function heightOf(state: unknown): number {
  const height = read(state, 'height')
  return typeof height === 'number' ? height : 0
}

function withHeight(state: unknown, height: number): unknown {
  if (height === heightOf(state)) return state
  return { ...(typeof state === 'object' && state), height }
}

/** The router numbers the pages; the entries above a page have its number. */
function indexOf(state: unknown): unknown {
  return read(state, 'idx')
}

function read(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
}
