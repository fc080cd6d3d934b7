import { cutSearch } from '../../../domain/search/search-length.ts'
import { type ProductSort, productSorts } from '../../../domain/shop/product-list.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'

/** Query of the shop, as in its URL. Empty texts mean no filter. */
export interface ShopQuery {
  /** Last path segment of a category. */
  category: string
  q: string
  tag: string
  material: string
  /** Maximum sizes, with a unit: of the longer horizontal side, the shorter one, and the height. */
  width: string
  depth: string
  height: string
  /** Inclusive bounds of the price, as decimals. */
  minPrice: string
  maxPrice: string
  availability: string
  /** Ids of values of choices, sorted; a product has to offer all of them. */
  values: readonly string[]
  /** Empty: in the order set by administrators. */
  sort: ProductSort | ''
  /** Page number, from 1. */
  page: number
}

export const unfilteredQuery: ShopQuery = {
  category: '',
  q: '',
  tag: '',
  material: '',
  width: '',
  depth: '',
  height: '',
  minPrice: '',
  maxPrice: '',
  availability: '',
  values: [],
  sort: '',
  page: 1,
}

/** Filters by size. */
export const sizeNames = ['width', 'depth', 'height'] as const

/** Filters by a text, in the order of the URL's parameters. */
const textNames = [
  'q',
  'tag',
  'material',
  ...sizeNames,
  'minPrice',
  'maxPrice',
  'availability',
] as const

/** Further values are dropped. */
const MAX_VALUES = 20

/** Parses a URL; invalid values are ignored. */
export function readShopQuery(search: URLSearchParams, category = ''): ShopQuery {
  const query = { ...unfilteredQuery }
  for (const name of textNames) query[name] = textOf(search.get(name))
  // The page repeats the search in its sentences, which a direction mark in it would reverse.
  query.q = textOf((search.get('q') ?? '').replace(/\p{Bidi_Control}/gu, ''))
  query.values = valuesOf(search)
  const sort = search.get('sort')
  const page = search.get('page') ?? ''
  query.category = category || textOf(search.get('category'))
  query.sort = productSorts.find((name) => name === sort) ?? ''
  if (/^[1-9][0-9]{0,5}$/.test(page)) query.page = Number(page)
  return query
}

/** Canonical path and query of a shop view. */
export function shopAddress(query: ShopQuery): string {
  const search = searchOf(query)
  const path = pathOf(query)
  return search.size === 0 ? path : `${path}?${search}`
}

/** Parameter of the page that has only the filters of a view, for visitors without JavaScript. */
const viewParameter = { name: 'show', value: 'filters' }

export function filterPageAddress(query: ShopQuery): string {
  const search = searchOf({ ...query, page: 1 })
  search.set(viewParameter.name, viewParameter.value)
  return `${pathOf(query)}?${search}`
}

export function isFilterPage(search: URLSearchParams): boolean {
  return search.get(viewParameter.name) === viewParameter.value
}

/** The same view without what the filters choose; category, search and sort order remain. */
export function clearFilters({ category, q, sort }: ShopQuery): ShopQuery {
  return { ...unfilteredQuery, category, q, sort }
}

/**
 * True if another URL is canonical for the same view, as when the form is submitted without
 * JavaScript.
 */
export function isNonCanonical(search: URLSearchParams, query: ShopQuery): boolean {
  const canonical = new URL(shopAddress(query), 'http://shop').searchParams
  const names = [...textNames, 'value', 'sort', 'page']
  const isOfForm = search.has('category') || search.has('unit')
  const written = (from: URLSearchParams, name: string) => JSON.stringify(from.getAll(name))
  return isOfForm || names.some((name) => written(search, name) !== written(canonical, name))
}

/** True if filters other than category and page are active. */
export function isFiltered(query: ShopQuery): boolean {
  return textNames.some((name) => query[name] !== '') || query.values.length > 0
}

function pathOf({ category }: ShopQuery): string {
  return category === '' ? addresses.shop : addresses.category(category)
}

function searchOf(query: ShopQuery): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of textNames) if (query[name] !== '') search.set(name, query[name])
  for (const value of query.values) search.append('value', value)
  if (query.sort !== '') search.set('sort', query.sort)
  if (query.page > 1) search.set('page', String(query.page))
  return search
}

/** Each once and sorted, so that a view has one address. */
function valuesOf(search: URLSearchParams): string[] {
  const values = search.getAll('value').map(textOf).filter(Boolean)
  return [...new Set(values)].sort().slice(0, MAX_VALUES)
}

function textOf(raw: string | null): string {
  // A lone surrogate would be replaced when percent-encoded.
  return cutSearch((raw ?? '').replace(/[\s\p{Control}]+/gu, ' ').trim()).trim()
}
