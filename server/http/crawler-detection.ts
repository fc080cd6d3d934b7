import { isbot } from 'isbot'

const MAX_USER_AGENT_LENGTH = 1_000

/** True if the user agent identifies itself as a crawler, or is missing. */
export function isCrawler(userAgent = ''): boolean {
  return userAgent === '' || userAgent.length > MAX_USER_AGENT_LENGTH || isbot(userAgent)
}

/**
 * True for a crawler that runs scripts, whose user agent contains both a browser's and its own
 * name. HTTP clients and headless browsers do not count: somebody uses them on purpose.
 */
export function isCrawlingBrowser(userAgent = ''): boolean {
  return /^Mozilla\//.test(userAgent) && !/Headless/.test(userAgent) && isCrawler(userAgent)
}
