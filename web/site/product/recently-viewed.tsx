import { type ComponentType, useEffect, useState } from 'react'
import { type ProductTeaser, storedOf } from '../shop/product-teaser.ts'
import { noteVisit, recents } from './recents.ts'

/** What the visitor looked at before, from the browser's own memory; a first visit fetches none of it. */
export function RecentlyViewed({ product }: { product: ProductTeaser }) {
  const [List, setList] = useState<ComponentType<{ open: string }> | null>(null)
  useEffect(() => {
    noteVisit(storedOf(product))
    if (recents.read().length > 1)
      import('./recent-list.tsx').then(
        ({ RecentList }) => setList(() => RecentList),
        () => {},
      )
  }, [product])
  return List && <List open={product._id} />
}
