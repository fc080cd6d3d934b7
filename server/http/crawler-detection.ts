import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** By the name that it gives: every page asks, and the list of names is long. */
const known = new LRUCache<string, boolean>({ max: 1_000 })
const MAX_USER_AGENT_LENGTH = 1_000

/** Whether a page is asked for by a program instead of a person, as far as it says so itself. */
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
 * Whether a crawler that runs our scripts reports an enquiry: it comes in a browser's clothes, with its own
 * name on them. A program that calls the API by itself was made to, and so was a browser without a screen.
 */
export function isCrawlingBrowser(userAgent = ''): boolean {
  return /^Mozilla\//.test(userAgent) && !/Headless/.test(userAgent) && isCrawler(userAgent)
}
