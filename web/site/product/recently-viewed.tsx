import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import { listedOf } from '../shortlist/listed-products.ts'
import { recents, recordVisit } from '../shortlist/stored-list.ts'

type List = ComponentType<{ open: string }>

/** Loaded component: returning to a product page renders its full height from the start. */
let loadedList: List | null = null

/**
 * Recently viewed products from the browser's storage; a first visit loads nothing. The server does
 * not know them, so the list is rendered late: it waits until its place is below the viewport,
 * where it causes no layout shift.
 */
export function RecentlyViewed({ product }: { product: ProductTeaser }) {
  const place = useRef<HTMLDivElement>(null)
  const [List, setList] = useState(() => loadedList)
  useEffect(() => {
    recordVisit(listedOf(product))
    if (List !== null || recents.read().length < 2) return
    import('./recent-product-list.tsx').then(
      (module) =>
        module.whenBelowViewport(place.current, (loaded) => {
          loadedList = loaded
          setList(() => loaded)
        }),
      () => {},
    )
  }, [product, List])
  return List === null ? <div ref={place} /> : <List open={product._id} />
}
