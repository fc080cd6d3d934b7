import { type ProductSort, productSorts } from '../../../domain/shop/product-list.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'

/** What the shop shows, as its address says it. Empty texts stand for no choice. */
export interface ShopQuery {
  /** The last step of a category's address. */
  category: string
  q: string
  tag: string
  material: string
  /** At most so wide and so high, with a unit. */
  width: string
  height: string
  /** Empty: as an administrator arranged them. */
  sort: ProductSort | ''
  /** Counted from 1. */
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

/** What a view is chosen by beside its category, in the order that an address has it. */
const choices = ['q', 'tag', 'material', 'width', 'height'] as const

/** Reads an address; what cannot be meant counts as not said. */
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

/** The one address of a view of the shop, from the root. */
export function shopAddress(query: ShopQuery): string {
  const { category, page } = query
  const search = new URLSearchParams()
  for (const name of [...choices, 'sort'] as const)
    if (query[name] !== '') search.set(name, query[name])
  if (page > 1) search.set('page', String(page))
  const path = category === '' ? addresses.shop : addresses.category(category)
  return search.size === 0 ? path : `${path}?${search}`
}

/** Whether an address says the same in other words, as the form without JavaScript makes them. */
export function isNonCanonical(search: URLSearchParams, query: ShopQuery): boolean {
  const canonical = new URL(shopAddress(query), 'http://shop').searchParams
  const names = [...choices, 'sort', 'page']
  const isOfForm = search.has('category') || search.has('unit')
  return isOfForm || names.some((name) => search.get(name) !== canonical.get(name))
}

/** Whether the view shows a choice of its own, beside category and page. */
export function isFiltered(query: ShopQuery): boolean {
  return choices.some((name) => query[name] !== '')
}

function textOf(search: URLSearchParams, name: string): string {
  const text = (search.get(name) ?? '').replace(/[\s\p{Control}]+/gu, ' ').trim()
  // Cut in the middle of a character, it would not be the same in an address.
  return text
    .slice(0, 200)
    .replace(/\p{Surrogate}$/u, '')
    .trim()
}
