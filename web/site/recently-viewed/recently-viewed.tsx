import { type ComponentType, useEffect, useRef, useState } from 'react'
import { type ProductTeaser, storedOf } from '../product-card/product-teaser.ts'
import { recents, recordVisit } from './recent-products.ts'

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
    recordVisit(storedOf(product))
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
