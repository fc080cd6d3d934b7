import { type ComponentType, useEffect, useRef, useState } from 'react'
import { type ProductTeaser, storedOf } from '../shop/product-teaser.ts'
import { noteVisit, recents } from './recents.ts'

type List = ComponentType<{ open: string }>

/** Once it is loaded, a product page that is come back to has its whole height from the start. */
let loadedList: List | null = null

/**
 * The products that the visitor looked at before, from the browser's own memory; a first visit fetches
 * none of it. The server knows nothing of them, so the list comes late: it waits until its place is
 * below the screen, where it moves nothing that somebody is looking at.
 */
export function RecentlyViewed({ product }: { product: ProductTeaser }) {
  const place = useRef<HTMLDivElement>(null)
  const [List, setList] = useState(() => loadedList)
  useEffect(() => {
    noteVisit(storedOf(product))
    if (List !== null || recents.read().length < 2) return
    const ending = new AbortController()
    loadList().then(
      (loaded) => whenBelowScreen(place.current, ending.signal, () => setList(() => loaded)),
      () => {},
    )
    return () => ending.abort()
  }, [product, List])
  return List === null ? <div ref={place} /> : <List open={product._id} />
}

/** Products that are gone are taken out before the list is shown: later it would shrink in view. */
async function loadList(): Promise<List> {
  const { RecentList, dropUnseenRecents } = await import('./recent-list.tsx')
  await dropUnseenRecents()
  loadedList = RecentList
  return RecentList
}

/** Calls back as soon as an element lies below the screen, which may be at once. */
function whenBelowScreen(element: Element | null, signal: AbortSignal, onBelow: () => void): void {
  if (element === null || signal.aborted) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting !== false) return
      observer.disconnect()
      onBelow()
    },
    // All that is above the screen counts as on it: one step from there to below it is seen too.
    { rootMargin: '1000000px 0px 0px' },
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
