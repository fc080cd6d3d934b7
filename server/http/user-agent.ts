import { isbot } from 'isbot'
import type { DeviceClass } from '../../domain/enquiry/enquiry-origin.ts'

const browsers: [RegExp, string][] = [
  [/\bEdgi?A?(?:OS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Names of browser and system, such as `Safari` and `iPhone`, as far as they are known. */
export function deviceNames(userAgent = ''): string[] {
  return [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== '')
}

/** Device class; empty if unknown. Tablets that identify as a Mac count as desktops. */
export function deviceClassOf(userAgent = ''): DeviceClass | '' {
  if (/\biPad\b|\bTablet\b|\bKindle\b|\bSilk\b|\bPlayBook\b/.test(userAgent)) return 'tablet'
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet'
  if (/\biPhone\b|\biPod\b|\bMobile\b|\bPhone\b/.test(userAgent)) return 'phone'
  return nameIn(systems, userAgent) === '' ? '' : 'desktop'
}

function nameIn(names: [RegExp, string][], text: string): string {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? ''
}

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
