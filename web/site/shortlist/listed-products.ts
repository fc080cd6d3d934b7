/** Product that an address names. */
export interface ListedProduct {
  _id: string
  /** Query of the selection that a visitor has made of it, `?…`; empty without one. */
  query: string
}

/** Product of a list, whose path has the selection in its query. */
export function listedOf({ _id, path }: { _id: string; path: string }): ListedProduct {
  const [, query] = path.split('?', 2)
  return { _id, query: query === undefined ? '' : `?${query}` }
}

/**
 * Query of an address that names products: `?ids=…`, and `&choices=…` with their selections in the
 * same order, if there are any; empty without products.
 */
export function productsQuery(products: readonly ListedProduct[]): string {
  if (products.length === 0) return ''
  const ids = products.map(({ _id }) => encodeURIComponent(_id)).join(',')
  const choices = products.map(({ query }) => encodeURIComponent(pack(query))).join(',')
  return /^,*$/.test(choices) ? `?ids=${ids}` : `?ids=${ids}&choices=${choices.replace(/,+$/, '')}`
}

/** Products of the query, each once, with well-formed ids; at most `max`. */
export function readListedProducts(search: URLSearchParams, max: number): ListedProduct[] {
  const choices = (search.get('choices') ?? '').split(',')
  const products = new Map<string, ListedProduct>()
  for (const [at, text] of (search.get('ids') ?? '').split(',').entries()) {
    const _id = text.trim()
    if (!/^[\w-]{1,64}$/.test(_id) || products.has(_id)) continue
    products.set(_id, { _id, query: unpack(choices[at] ?? '') })
  }
  return [...products.values()].slice(0, max)
}

/**
 * A selection in characters that no address encodes: `fabric~sage-linen!finish~teak`. Forms encode
 * both signs, so that no key or value contains them.
 */
function pack(query: string): string {
  return query.slice(1).replaceAll('&', '!').replaceAll('=', '~')
}

function unpack(text: string): string {
  return text === '' ? '' : `?${text.replaceAll('!', '&').replaceAll('~', '=')}`
}
