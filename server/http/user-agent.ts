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
