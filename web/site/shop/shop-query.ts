import { addresses } from '../../../domain/addresses.ts'
import { type ProductSort, productSorts } from '../../../domain/shop.ts'

/** What the shop shows, as its address says it. Empty texts stand for no choice. */
export interface ShopQuery {
  /** The last step of a category's address. */
  category: string
  q: string
  tag: string
  material: string
  /** Empty: as an administrator arranged them. */
  sort: ProductSort | ''
  /** Counted from 1. */
  page: number
}

export const wholeShop: ShopQuery = {
  category: '',
  q: '',
  tag: '',
  material: '',
  sort: '',
  page: 1,
}

/** Reads an address; what cannot be meant counts as not said. */
export function readShopQuery(search: URLSearchParams, category = ''): ShopQuery {
  const sort = search.get('sort')
  const page = search.get('page') ?? ''
  return {
    category: category || textOf(search, 'category'),
    q: textOf(search, 'q'),
    tag: textOf(search, 'tag'),
    material: textOf(search, 'material'),
    sort: productSorts.find((name) => name === sort) ?? '',
    page: /^[1-9][0-9]{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The one address of a view of the shop, from the root. */
export function shopAddress({ category, q, tag, material, sort, page }: ShopQuery): string {
  const search = new URLSearchParams()
  if (q !== '') search.set('q', q)
  if (tag !== '') search.set('tag', tag)
  if (material !== '') search.set('material', material)
  if (sort !== '') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  const path = category === '' ? addresses.shop : addresses.category(category)
  return search.size === 0 ? path : `${path}?${search}`
}

/** Whether an address says the same in other words, as the form without JavaScript makes them. */
export function isUntidy(search: URLSearchParams, query: ShopQuery): boolean {
  const tidy = new URL(shopAddress(query), 'http://shop').searchParams
  const names = ['q', 'tag', 'material', 'sort', 'page']
  return search.has('category') || names.some((name) => search.get(name) !== tidy.get(name))
}

/** Whether the view shows a choice of its own, beside category and page. */
export function isFiltered({ q, tag, material }: ShopQuery): boolean {
  return q !== '' || tag !== '' || material !== ''
}

function textOf(search: URLSearchParams, name: string): string {
  const text = (search.get(name) ?? '').replace(/[\s\p{Control}]+/gu, ' ').trim()
  // Cut in the middle of a character, it would not be the same in an address.
  return text
    .slice(0, 200)
    .replace(/\p{Surrogate}$/u, '')
    .trim()
}
