import { useEffect, useMemo, useState } from 'react'
import { withBasename } from '../../../domain/urls/language-paths.ts'
import { publicPages } from '../../../domain/urls/public-pages.ts'
import button from '../../ui/button.module.css'
import { useBasename } from '../content/language.ts'
import { useSite } from '../content/site.ts'
import { useLabels } from '../content/texts.ts'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import type { CurrentProducts } from './current-products.ts'
import { type ListedProduct, listedOf, productsQuery } from './listed-products.ts'
import { type StoredList, useStoredList } from './stored-list.ts'

/** Product of a stored list; without a teaser until the shop has sent it. */
export interface ListEntry {
  _id: string
  teaser: ProductTeaser | undefined
}

/**
 * Products of a list in the browser's storage as the shop shows them now. Products that visitors
 * cannot see any more leave the list, the others keep what is left of their selections; without a
 * response the list is unchanged.
 */
export function useCurrentProducts(list: StoredList) {
  const listed = useStoredList(list)
  const basename = useBasename()
  // Responses by product and selection; null for a product that is gone.
  const [known, setKnown] = useState<ReadonlyMap<string, ProductTeaser | null>>(new Map())
  const missing = useMemo(() => listed.filter((one) => !known.has(keyOf(one))), [listed, known])
  const [failed, setFailed] = useState<readonly ListedProduct[] | null>(null)

  useEffect(() => {
    if (missing.length === 0 || missing === failed) return
    const controller = new AbortController()
    fetchProducts(missing, basename, controller.signal).then(
      (products) => setKnown((before) => new Map([...before, ...answersOf(missing, products)])),
      () => {
        if (!controller.signal.aborted) setFailed(missing)
      },
    )
    return () => controller.abort()
  }, [missing, failed, basename])

  useEffect(() => {
    const before = list.read()
    const now = before.flatMap((one) => {
      const teaser = known.get(keyOf(one))
      return teaser === undefined ? one : teaser === null ? [] : listedOf(teaser)
    })
    if (JSON.stringify(now) !== JSON.stringify(before)) list.write(now)
  }, [known, list])

  const hasFailed = missing === failed
  return {
    entries: listed.flatMap((one): ListEntry[] => {
      const teaser = known.get(keyOf(one))
      const isLeftOut = teaser === undefined ? hasFailed : teaser === null
      return isLeftOut ? [] : [{ _id: one._id, teaser: teaser ?? undefined }]
    }),
    /** True if products are left out because the shop did not send them. */
    hasFailed,
    retry: () => setFailed(null),
  }
}

function keyOf({ _id, query }: ListedProduct): string {
  return _id + query
}

/** Teasers by the selection that was asked for, and by what is left of it. */
function answersOf(asked: readonly ListedProduct[], products: CurrentProducts) {
  return asked.flatMap((one): [string, ProductTeaser | null][] => {
    const teaser = products[one._id]
    if (teaser === undefined) return [[keyOf(one), null]]
    return [
      [keyOf(one), teaser],
      [keyOf(listedOf(teaser)), teaser],
    ]
  })
}

async function fetchProducts(
  products: readonly ListedProduct[],
  basename: string,
  signal: AbortSignal,
): Promise<CurrentProducts> {
  // The order of a list changes with every visit, the cached response does not.
  const sorted = products.toSorted((a, b) => (a._id < b._id ? -1 : 1))
  const address = withBasename(publicPages.offers.path, basename) + productsQuery(sorted)
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error('The shop did not respond.')
  return response.json()
}

/** Says that the products of a visitor's list could not be fetched. */
export function ListFailure({
  onRetry,
  className,
}: {
  onRetry: () => void
  className?: string | undefined
}) {
  const { tryAgain } = useSite().texts
  const { unavailable } = useLabels('list')
  return (
    <div className={className}>
      <p role="alert">{unavailable}</p>
      <button className={button.line} type="button" onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  )
}
