export interface CacheKey {
  /** Equal for addresses whose responses are equal. */
  text: string
  /**
   * True if the URL has no undeclared query parameters: only then may its response be cached under
   * the key.
   */
  isCanonical: boolean
}

/** Longest address, in characters, whose response is cached. */
const MAX_URL_LENGTH = 1_000

/**
 * Cache key of a URL: the path and the declared query parameters, sorted. Null for a URL that is
 * too long. `path` replaces the one in `url` where several paths lead to the same response.
 */
export function createCacheKey(
  url: string,
  isDeclared: (parameter: string) => boolean,
  path?: string,
): CacheKey | null {
  if (url.length > MAX_URL_LENGTH) return null
  const [pathname = '', query] = splitOnce(url, '?')
  const key = path ?? pathname
  if (query === undefined) return { text: key, isCanonical: true }
  const declared = new URLSearchParams()
  let isCanonical = true
  for (const [name, value] of new URLSearchParams(query)) {
    if (isDeclared(name)) declared.append(name, value)
    else isCanonical = false
  }
  declared.sort()
  return { text: declared.size === 0 ? key : `${key}?${declared}`, isCanonical }
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const index = text.indexOf(separator)
  return index === -1 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)]
}
