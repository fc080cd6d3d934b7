import { readStep } from '../../domain/urls/page-paths.ts'
import { type CacheKey, createCacheKey } from '../response-cache/cache-key.ts'

/** A cacheable public page, and the query parameters that change it. */
interface KnownPage {
  path: RegExp
  queryKeys: readonly string[]
}

/** Path segment of a record: the longest slug and a whole id. */
const step = '[0-9A-Za-z-]{1,100}'
const shopKeys = 'q category tag material width height unit sort page'.split(' ')
const knownPages: KnownPage[] = [
  { path: /^\/(?:_\.data)?$/, queryKeys: [] },
  { path: /^\/aboutus(?:\.data)?$/, queryKeys: [] },
  { path: /^\/contactus(?:\.data)?$/, queryKeys: ['product'] },
  { path: new RegExp(`^/product(?:/${step})?(?:\\.data)?$`), queryKeys: shopKeys },
  { path: /^\/compare(?:\.data)?$/, queryKeys: ['ids'] },
  { path: new RegExp(`^/product-detail/${step}(?:\\.data)?$`), queryKeys: [] },
]

/**
 * Cache key of a public page's URL, or null for a page that is not cached. `url` is path and query
 * of the request, `origin` the site's base URL, which links and previews contain.
 */
export function createPageKey(url: string, origin: string): CacheKey | null {
  const [path = ''] = url.split('?', 1)
  const page = knownPages.find((known) => known.path.test(path))
  if (page === undefined) return null
  const isData = path.endsWith('.data')
  // React Router requests the data of some loaders by this parameter.
  const isDeclared = (name: string) =>
    page.queryKeys.includes(name) || (isData && name === '_routes')
  return createCacheKey(url, isDeclared, origin + withoutName(path))
}

/** Drops the slug from a record's path, so that all its spellings share one cache entry. */
function withoutName(path: string): string {
  const [, start, step = '', data = ''] = recordPath.exec(path) ?? []
  const named = readStep(step)
  if (start === undefined || named === null) return path
  return start + ('id' in named ? named.id : named.ending) + data
}

const recordPath = /^(\/product(?:-detail)?\/)([^/.]+)(\.data)?$/
