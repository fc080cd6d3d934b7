import { LRUCache } from 'lru-cache'
import type { OfferedChoice } from '../../domain/choices/offered-choice.ts'
import { hasMeasure, knownParameters } from '../../domain/choices/selection.ts'
import { product } from '../../domain/content/product.ts'
import { readRoomQuery } from '../../domain/scale-drawing/visitor-room.ts'
import { readStep } from '../../domain/urls/page-paths.ts'
import { publicPages } from '../../domain/urls/public-pages.ts'
import { RequestError } from '../kernel/errors.ts'
import type { CacheKey } from '../response-cache/cache-key.ts'
import { createPageKey } from './page-key.ts'
import type { PageServices } from './page-source.ts'

/** Choices of the product that a step of a path names; none if visitors cannot see it. */
export type ReadChoices = (step: string) => Promise<readonly OfferedChoice[]>

/** Products whose choices are cached, of one revision. */
const MAX_PRODUCTS = 1_000

/**
 * Cache key of a page, as `createPageKey` has it, with the selection of a product by its own
 * choices: in their order, each once, known values only. The rest of the query neither
 * changes the page nor fills the cache. A page with a measure or a visitor's room is not cached.
 */
export async function createSelectionKey(
  url: string,
  origin: string,
  readChoices: ReadChoices,
): Promise<CacheKey | null> {
  const key = createPageKey(url, origin)
  const place = key === null ? null : productOf(url)
  if (key === null || place === null) return key
  const { step, query, declared } = place
  const choices = await readChoices(step)
  const known = knownParameters(choices, query)
  if (hasMeasure(choices, known)) return null
  if (place.hasDrawing && readRoomQuery(query, choices) !== null) return null
  if (known.size === 0) return key
  const others = [...query].filter(([name]) => !declared.includes(name))
  return {
    text: key.text + (key.text.includes('?') ? '&' : '?') + known,
    // As many as known: each is one of them, and none is repeated.
    isCanonical: others.length === known.size,
  }
}

/** True for a URL whose query may select something: all others have the key of their page. */
export function maySelect(url: string): boolean {
  return productOf(url) !== null
}

/** Reads choices once per product and revision. */
export function createChoiceReader({
  pageAddresses,
  products,
  choices,
  createRevisionCache,
}: Pick<
  PageServices,
  'pageAddresses' | 'products' | 'choices' | 'createRevisionCache'
>): ReadChoices {
  const caches = createRevisionCache<LRUCache<string, readonly OfferedChoice[]>>()

  async function read(step: string): Promise<readonly OfferedChoice[]> {
    const id = await pageAddresses.find(product, step)
    if (id === null) return []
    try {
      return await choices.offeredBy(await products.readShown(id))
    } catch (error) {
      if (error instanceof RequestError && error.status === 404) return []
      throw error
    }
  }

  return async (step) => {
    const named = readStep(step)
    if (named === null) return []
    const name = 'id' in named ? named.id : named.ending
    const cache = await caches.get('', async () => new LRUCache({ max: MAX_PRODUCTS }))
    const before = cache.get(name)
    if (before !== undefined) return before
    const offered = await read(step)
    cache.set(name, offered)
    return offered
  }
}

const { contact, product: productPage } = publicPages

interface ProductUrl {
  step: string
  query: URLSearchParams
  /** Parameters that select nothing. */
  declared: readonly string[]
  /** The page may draw the product in a visitor's room. */
  hasDrawing: boolean
}

/** Product that the URL of a page is about; null for other pages, and without a query. */
function productOf(url: string): ProductUrl | null {
  const end = url.indexOf('?')
  if (end === -1) return null
  const path = url.slice(0, end)
  const step = productPath.exec(path)?.[1]
  if (step === undefined && !contactPath.test(path)) return null
  const query = new URLSearchParams(url.slice(end))
  // React Router requests the data of some loaders by this parameter.
  const routes = path.endsWith('.data') ? ['_routes'] : []
  if (step !== undefined) return { step, query, declared: routes, hasDrawing: true }
  const named = query.get('product')
  return named === null
    ? null
    : { step: named, query, declared: [...routes, ...contact.parameters], hasDrawing: false }
}

const productPath = new RegExp(`^${productPage.path}/([^/.]+)(?:\\.data)?$`)
const contactPath = new RegExp(`^${contact.path}(?:\\.data)?$`)
