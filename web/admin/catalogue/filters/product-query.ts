import { useSearchParams } from 'react-router'
import type { ProductListQuery } from '../../../../domain/api/products.ts'
import {
  type PublicationStatus,
  publicationStatuses,
} from '../../../../domain/content/publication-status.ts'
import { readDecimal } from '../../../../domain/money/decimal.ts'
import { type Availability, isAvailability } from '../../../../domain/shop/availability.ts'
import type { ProductSort } from '../../../../domain/shop/product-list.ts'
import { type PageView, readPage, sliceOf } from '../../ui/use-pagination.ts'

/**
 * Filters, sort order and page of the product list. They live in the URL, so that they can be
 * bookmarked and shared.
 */
export interface ProductView extends PageView {
  q: string
  category: string
  showcase: '' | 'in' | 'out'
  stage: PublicationStatus | ''
  availability: Availability | ''
  /** Bounds of the price as typed; ones that are no amount filter nothing. */
  minPrice: string
  maxPrice: string
  sort: ProductSort | ''
}

/** Sort orders other than the shop's own, with the keys of their labels. */
export const sortLabels = {
  newest: 'newest',
  oldest: 'oldest',
  name: 'name',
  price: 'lowestPrice',
  '-price': 'highestPrice',
  availability: 'availability',
} as const satisfies Record<ProductSort, string>

const filterNames = [
  'category',
  'showcase',
  'stage',
  'availability',
  'minPrice',
  'maxPrice',
] as const
export type FilterName = (typeof filterNames)[number] | 'q' | 'sort'

export function useProductView() {
  const [search, setSearch] = useSearchParams()
  const view = readView(search)
  const filter = (name: FilterName, value: string) => {
    // The address is ahead of the last render when filters follow each other quickly.
    const next = new URLSearchParams(window.location.search)
    next.delete('page')
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  const clear = () => setSearch({}, { replace: true })
  return { view, filter, clear }
}

function readView(search: URLSearchParams): ProductView {
  const text = (name: string) => search.get(name) ?? ''
  const showcase = text('showcase')
  const availability = text('availability')
  const sort = text('sort')
  return {
    q: text('q'),
    category: text('category'),
    showcase: showcase === 'in' || showcase === 'out' ? showcase : '',
    stage: publicationStatuses.find((stage) => stage === text('stage')) ?? '',
    availability: isAvailability(availability) ? availability : '',
    minPrice: text('minPrice'),
    maxPrice: text('maxPrice'),
    sort: isSort(sort) ? sort : '',
    ...readPage(search),
  }
}

function isSort(text: string): text is ProductSort {
  return Object.hasOwn(sortLabels, text)
}

/** Query of the same view for the API. */
export function queryOf(view: ProductView) {
  return {
    q: view.q,
    category: view.category,
    unique: view.showcase === '' ? undefined : view.showcase === 'in',
    stage: view.stage === '' ? undefined : view.stage,
    availability: view.availability === '' ? undefined : view.availability,
    minPrice: readDecimal(view.minPrice) ?? undefined,
    maxPrice: readDecimal(view.maxPrice) ?? undefined,
    sort: view.sort === '' ? undefined : view.sort,
    ...sliceOf(view),
  } satisfies ProductListQuery
}

export function isFiltered(view: ProductView): boolean {
  return view.q !== '' || countFilters(view) > 0
}

/** Number of filters in use, the search apart. */
export function countFilters(view: ProductView): number {
  return filterNames.filter((name) => view[name] !== '').length
}
