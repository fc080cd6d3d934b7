import { readStep } from '../../domain/urls/page-paths.ts'
import { type PublicPage, publicPages } from '../../domain/urls/public-pages.ts'
import { type CacheKey, createCacheKey } from '../response-cache/cache-key.ts'

/** Path segment of a record: the longest slug and a whole id. */
const step = '[0-9A-Za-z-]{1,100}'
const segmentPatterns = { '': '', ':step': `/${step}`, ':step?': `(?:/${step})?` }

const cachedPages = Object.values(publicPages).flatMap((page) => {
  const { segments, parameters } = { segments: '' as const, parameters: [], ...page }
  if (parameters === null) return []
  // The data of the home page has a name of its own.
  const start = page.path === '/' ? '/(?:_(?=\\.data$))?' : page.path
  const pattern = new RegExp(`^${start}${segmentPatterns[segments]}(?:\\.data)?$`)
  return { pattern, parameters: new Set<string>(parameters) }
})

/**
 * Cache key of a public page's URL, or null for a page that is not cached. `url` is path and query
 * of the request, `origin` the site's base URL, which links and previews contain.
 */
export function createPageKey(url: string, origin: string): CacheKey | null {
  const [path = ''] = url.split('?', 1)
  const page = cachedPages.find(({ pattern }) => pattern.test(path))
  if (page === undefined) return null
  const isData = path.endsWith('.data')
  // React Router requests the data of some loaders by this parameter.
  const isDeclared = (name: string) => page.parameters.has(name) || (isData && name === '_routes')
  return createCacheKey(url, isDeclared, origin + withoutName(path))
}

/** Drops the slug from a record's path, so that all its spellings share one cache entry. */
function withoutName(path: string): string {
  const [, start, step = '', data = ''] = recordPath.exec(path) ?? []
  const named = readStep(step)
  if (start === undefined || named === null) return path
  return start + ('id' in named ? named.id : named.ending) + data
}

const recordPages = Object.values<PublicPage>(publicPages).filter(({ segments }) =>
  segments?.startsWith(':step'),
)
const recordPath = new RegExp(
  `^((?:${recordPages.map(({ path }) => path).join('|')})/)([^/.]+)(\\.data)?$`,
)
