import { type ProductSort, productSorts } from '../../../domain/shop/product-list.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'

/** Query of the shop, as in its URL. Empty texts mean no filter. */
export interface ShopQuery {
  /** Last path segment of a category. */
  category: string
  q: string
  tag: string
  material: string
  /** Maximum width and height, with a unit. */
  width: string
  height: string
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
  height: '',
  sort: '',
  page: 1,
}

/** Filters besides the category, in the order of the URL's parameters. */
const choices = ['q', 'tag', 'material', 'width', 'height'] as const

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
  const { category, page } = query
  const search = new URLSearchParams()
  for (const name of [...choices, 'sort'] as const)
    if (query[name] !== '') search.set(name, query[name])
  if (page > 1) search.set('page', String(page))
  const path = category === '' ? addresses.shop : addresses.category(category)
  return search.size === 0 ? path : `${path}?${search}`
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

function textOf(search: URLSearchParams, name: string): string {
  const text = (search.get(name) ?? '').replace(/[\s\p{Control}]+/gu, ' ').trim()
  // A lone surrogate would be replaced when percent-encoded.
  return text
    .slice(0, 200)
    .replace(/\p{Surrogate}$/u, '')
    .trim()
}
