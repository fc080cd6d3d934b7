import { useSearchParams } from 'react-router'
import { normaliseFilters, toApiQuery } from '../../../../domain/catalogue/filter-values.ts'
import { type FilterName, filters } from '../../../../domain/catalogue/product-filters.ts'
import {
  chosenFilters,
  type ProductQuery,
  readProductQuery,
} from '../../../../domain/catalogue/product-query.ts'
import { type PageView, readPage, sliceOf, withParameters } from '../../ui/use-pagination.ts'

/**
 * Filters, sort order and page of the product list. They live in the URL, so that they can be
 * bookmarked and shared. Bounds of the price are as typed; ones that are no amount filter nothing.
 */
export interface ProductView extends PageView, ProductQuery {}

/** Changes a filter or the sort order; empty for none. */
export type SetFilter = (name: FilterName | 'sort', value: string) => void

export function useProductView() {
  const [search, setSearch] = useSearchParams()
  const view: ProductView = { ...readProductQuery(search), ...readPage(search) }
  const filter: SetFilter = (name, value) => {
    // The address is ahead of the last render when filters follow each other quickly.
    const latest = new URLSearchParams(window.location.search)
    const { parameter } = filters.find((one) => one.name === name) ?? { parameter: name }
    setSearch(withParameters(latest, { page: '', [parameter]: value }), { replace: true })
  }
  const clear = () => setSearch({}, { replace: true })
  return { view, filter, clear }
}

/** Query of the same view for the API. */
export function queryOf(view: ProductView) {
  return { ...toApiQuery(normaliseFilters(view)), ...sliceOf(view) }
}

export function isFiltered(view: ProductView): boolean {
  return chosenFilters(view).length > 0
}

/** Number of filters in use, the search apart. */
export function countFilters(view: ProductView): number {
  return chosenFilters({ ...view, q: '' }).length
}
