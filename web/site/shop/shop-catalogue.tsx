import { useEffect, useRef } from 'react'
import { pageCount } from '../../../domain/shop/product-list.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { useLocalPath } from '../content/language.ts'
import { usePageLabels } from '../content/texts.ts'
import { useKeepsScroll } from '../layout/scroll-restoration.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { EmptyResults } from './empty-results.tsx'
import { ActiveFilters } from './filters/active-filters.tsx'
import { ShopFilters } from './filters/shop-filters.tsx'
import { Pagination } from './pagination.tsx'
import { ProductResults, ProductsWithoutSize, SearchCorrection } from './product-results.tsx'
import css from './shop-catalogue.module.css'
import { shopFormId, useShopNavigation } from './shop-navigation.ts'
import type { ShopPage } from './shop-page.server.ts'
import { ShopToolbar } from './shop-toolbar.tsx'

const resultsId = 'results'

/** Filters, results and pagination of the shop. */
export function ShopCatalogue({ page }: { page: ShopPage }) {
  const { query, products, total, stock } = page
  const navigation = useShopNavigation(query)
  const localPath = useLocalPath()
  const labels = usePageLabels('shop')
  const results = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const turnedPage = useResultsInView(grid, results, page)
  if (stock === 0 && page.categories.length === 0) return <EmptyShop page={page} />
  return (
    <section className={css.root} aria-label={labels.products}>
      <a className="skip" href={`#${resultsId}`}>
        {labels.skipToResults}
      </a>
      <form
        id={shopFormId}
        action={localPath(addresses.shop)}
        onSubmit={(event) => event.preventDefault()}
      >
        {/* Default button: before hydration, Enter in a field submits no form without one. */}
        <button className="vh" type="submit" tabIndex={-1} aria-hidden="true" />
      </form>
      <div className={`wrap ${css.grid}`} ref={grid}>
        <ShopFilters page={page} navigation={navigation} />
        <div
          className={css.results}
          id={resultsId}
          ref={results}
          tabIndex={-1}
          aria-busy={navigation.isSlow}
        >
          <ShopToolbar page={page} navigation={navigation} />
          <ActiveFilters page={page} />
          <SearchCorrection page={page} />
          <ProductsWithoutSize page={page} />
          {navigation.isSlow ? (
            <CardSkeletons />
          ) : products.length === 0 ? (
            <EmptyResults page={page} />
          ) : (
            <ProductResults page={page} />
          )}
          {total > 0 && <Pagination query={query} pages={pageCount(total)} onTurn={turnedPage} />}
        </div>
      </div>
    </section>
  )
}

/** A shop without any product needs no filters. */
function EmptyShop({ page }: { page: ShopPage }) {
  const labels = usePageLabels('shop')
  return (
    <section className={css.root} aria-label={labels.products}>
      <div className="wrap">
        <EmptyResults page={page} />
      </div>
    </section>
  )
}

interface Block {
  current: HTMLElement | null
}

/**
 * Scrolls to the grid and focuses the results after turning a page, with the selected category in
 * view; after any other filter only if the results are out of view. Links from elsewhere start at
 * the top of the page, and going back restores the scroll position. Returns the function to call
 * when a page is turned.
 */
function useResultsInView(grid: Block, results: Block, page: ShopPage) {
  const keepsScroll = useKeepsScroll()
  const shown = useRef(page)
  const turning = useRef(false)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const isTurned = turning.current
    turning.current = false
    const block = results.current
    if (block === null || !keepsScroll) return
    if (isTurned) block.focus({ preventScroll: true })
    if (isTurned || block.getBoundingClientRect().top < 0) grid.current?.scrollIntoView()
  }, [page, grid, results, keepsScroll])
  return () => {
    turning.current = true
  }
}
