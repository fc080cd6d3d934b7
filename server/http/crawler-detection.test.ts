import { expect, it } from 'vitest'
import { isCrawler, isCrawlingBrowser } from './user-agent.ts'

const chrome =
  'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const google =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const headless =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36'

it('classifies crawlers, link previews, HTTP clients and empty user agents as crawlers', () => {
  const programs = [
    '',
    google,
    'facebookexternalhit/1.1',
    'WhatsApp/2.23.20',
    'curl/8.1',
    'GPTBot/1.0',
    headless,
    'x'.repeat(2_000),
  ]
  for (const agent of programs) expect([agent, isCrawler(agent)]).toEqual([agent, true])
  for (const agent of [chrome, `${chrome} Instagram 300.0`, `${chrome} [FBAN/FBIOS]`])
    expect([agent, isCrawler(agent)]).toEqual([agent, false])
  expect(isCrawler(undefined)).toBe(true)
})

it('detects crawlers with a browser user agent, but not HTTP clients and headless browsers', () => {
  expect(isCrawlingBrowser(google)).toBe(true)
  for (const agent of [undefined, chrome, 'curl/8.1', headless])
    expect([agent, isCrawlingBrowser(agent)]).toEqual([agent, false])
})
