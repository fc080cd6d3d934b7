import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** Cached results by user agent: every page checks it, and the list of patterns is long. */
const known = new LRUCache<string, boolean>({ max: 1_000 })
const MAX_USER_AGENT_LENGTH = 1_000

/** True if the user agent identifies itself as a crawler, or is missing. */
export function isCrawler(userAgent = ''): boolean {
  if (userAgent === '' || userAgent.length > MAX_USER_AGENT_LENGTH) return true
  let response = known.get(userAgent)
  if (response === undefined) {
    response = isbot(userAgent)
    known.set(userAgent, response)
  }
  return response
}

/**
 * True for a crawler that runs scripts, whose user agent contains both a browser's and its own
 * name. HTTP clients and headless browsers do not count: somebody uses them on purpose.
 */
export function isCrawlingBrowser(userAgent = ''): boolean {
  return /^Mozilla\//.test(userAgent) && !/Headless/.test(userAgent) && isCrawler(userAgent)
}
