import { cutSearch } from '../search/search-text.ts'
import { type ProductSort, productSorts } from '../shop/product-list.ts'
import { addresses } from '../urls/page-paths.ts'
import {
  type Filter,
  type FilterName,
  type FilterValue,
  filters,
  shopFilters,
  shopParameters,
} from './product-filters.ts'

type FilterValues = { [Name in FilterName]?: FilterValue<Name> }

/** Search, filters and order of a list of products. Empty values mean no filter. */
export interface ProductQuery extends FilterValues {
  /** Absent: in the order set by administrators. */
  sort?: ProductSort
}

/** Query of the shop, as in its address. The category is the path segment of its record. */
export interface ShopQuery extends ProductQuery {
  /** Page number, from 1. */
  page: number
}

/** True for a value that filters. */
export function isSet<Value>(value: Value): value is Exclude<Value, undefined | ''> {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}

/** Filters that a query has a value of. */
export function chosenFilters(query: ProductQuery): FilterName[] {
  return filters.map(({ name }) => name).filter((name) => isSet(query[name]))
}

/**
 * Parses parameters of an address; invalid values are ignored. The result has every filter, so that
 * it replaces another query when both are merged.
 */
export function readProductQuery(search: URLSearchParams, among = filters): ProductQuery {
  const values = among.map((filter) => {
    const value = readValue(filter, search)
    return [filter.name, isSet(value) ? value : undefined]
  })
  const sort = productSorts.find((order) => order === search.get('sort'))
  return { ...Object.fromEntries(values), sort }
}

/** Parses an address of the shop; sizes and prices remain as typed: see `normaliseFilters`. */
export function readShopQuery(search: URLSearchParams, category = ''): ShopQuery {
  const query = readProductQuery(search, shopFilters)
  const page = search.get('page') ?? ''
  return {
    ...query,
    category: category || query.category,
    page: /^[1-9][0-9]{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** Canonical path and query of a shop view. */
export function shopAddress(query: Partial<ShopQuery>): string {
  const search = searchOf(query)
  const path = pathOf(query)
  return search.size === 0 ? path : `${path}?${search}`
}

/** Parameter of the page that has only the filters of a view, for visitors without JavaScript. */
const viewParameter = { name: 'show', value: 'filters' }

export function filterPageAddress(query: ProductQuery): string {
  const search = searchOf({ ...query, page: 1 })
  search.set(viewParameter.name, viewParameter.value)
  return `${pathOf(query)}?${search}`
}

export function isFilterPage(search: URLSearchParams): boolean {
  return search.get(viewParameter.name) === viewParameter.value
}

/** The same view without what the filters choose; category, search and sort order remain. */
export function clearFilters({ category, q, sort }: ProductQuery): ShopQuery {
  return { category, q, sort, page: 1 }
}

/**
 * True if another URL is canonical for the same view, as when the form is submitted without
 * JavaScript.
 */
export function isNonCanonical(search: URLSearchParams, query: ShopQuery): boolean {
  const canonical = searchOf(query)
  const names = shopParameters.filter((name) => name !== viewParameter.name)
  const written = (from: URLSearchParams, name: string) => JSON.stringify(from.getAll(name))
  return names.some((name) => written(search, name) !== written(canonical, name))
}

/** True if filters other than category and page are active. */
export function isFiltered(query: ProductQuery): boolean {
  return inQuery.some(({ name }) => isSet(query[name]))
}

/** Parameters with the values of a filter in an address. */
export function parametersOf(query: ProductQuery, name: FilterName): string[] {
  const value = query[name]
  if (typeof value === 'boolean') return [value ? 'in' : 'out']
  return isSet(value) ? [value].flat() : []
}

function pathOf({ category = '' }: ProductQuery): string {
  return category === '' ? addresses.shop : addresses.category(category)
}

/** The category is in the path. */
const inQuery = shopFilters.filter(({ type }) => type !== 'record')

function searchOf({ page = 1, ...query }: Partial<ShopQuery>): URLSearchParams {
  const search = new URLSearchParams()
  for (const { name, parameter } of inQuery)
    for (const value of parametersOf(query, name)) search.append(parameter, value)
  if (query.sort !== undefined) search.set('sort', query.sort)
  if (page > 1) search.set('page', String(page))
  return search
}

/** Most values of a list; an address drops further ones. */
export const MAX_FILTER_VALUES = 20

function readValue({ type, parameter, options = [] }: Filter, search: URLSearchParams) {
  const raw = search.get(parameter) ?? ''
  switch (type) {
    case 'words':
      // The page repeats the search in its sentences, which a direction mark in it would reverse.
      return textOf(raw.replace(/\p{Bidi_Control}/gu, ''))
    case 'option':
      return options.find((option) => option === raw)
    case 'flag':
      return raw === 'in' || (raw === 'out' ? false : undefined)
    case 'list': {
      // Each once and sorted, so that a view has one address.
      const values = search.getAll(parameter).map(textOf).filter(Boolean)
      return [...new Set(values)].sort().slice(0, MAX_FILTER_VALUES)
    }
    default:
      return textOf(raw)
  }
}

function textOf(raw: string): string {
  // A lone surrogate would be replaced when percent-encoded.
  return cutSearch(raw.replace(/[\s\p{Control}]+/gu, ' ').trim()).trim()
}
