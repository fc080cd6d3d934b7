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
  sort: '',
  page: 1,
}

/** Filters by size. */
export const sizeNames = ['width', 'depth', 'height'] as const

/** Filters besides the category, in the order of the URL's parameters. */
const choices = [
  'q',
  'tag',
  'material',
  ...sizeNames,
  'minPrice',
  'maxPrice',
  'availability',
] as const

/** Parses a URL; invalid values are ignored. */
export function readShopQuery(search: URLSearchParams, category = ''): ShopQuery {
  const query = { ...unfilteredQuery }
  for (const name of choices) query[name] = textOf(search, name)
  const sort = search.get('sort')
  const page = search.get('page') ?? ''
  query.category = category || textOf(search, 'category')
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
  const names = [...choices, 'sort', 'page']
  const isOfForm = search.has('category') || search.has('unit')
  return isOfForm || names.some((name) => search.get(name) !== canonical.get(name))
}

/** True if filters other than category and page are active. */
export function isFiltered(query: ShopQuery): boolean {
  return choices.some((name) => query[name] !== '')
}

function pathOf({ category }: ShopQuery): string {
  return category === '' ? addresses.shop : addresses.category(category)
}

function searchOf(query: ShopQuery): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of [...choices, 'sort'] as const)
    if (query[name] !== '') search.set(name, query[name])
  if (query.page > 1) search.set('page', String(query.page))
  return search
}

function textOf(search: URLSearchParams, name: string): string {
  const text = (search.get(name) ?? '').replace(/[\s\p{Control}]+/gu, ' ').trim()
  // A lone surrogate would be replaced when percent-encoded.
  return text
    .slice(0, 200)
    .replace(/\p{Surrogate}$/u, '')
    .trim()
}
