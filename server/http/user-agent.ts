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

/** A device in words that its owner knows it by, such as `Safari on iPhone`; empty where nobody can tell. */
export function describeDevice(userAgent = ''): string {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser === '') return system
  return system === '' ? browser : `${browser} on ${system}`
}

/** Phone, tablet or desktop; empty where nobody can tell. A tablet that calls itself a Mac is taken for one. */
export function deviceClassOf(userAgent = ''): DeviceClass | '' {
  if (/\biPad\b|\bTablet\b|\bKindle\b|\bSilk\b|\bPlayBook\b/.test(userAgent)) return 'tablet'
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet'
  if (/\biPhone\b|\biPod\b|\bMobile\b|\bPhone\b/.test(userAgent)) return 'phone'
  return nameIn(systems, userAgent) === '' ? '' : 'desktop'
}

function nameIn(names: [RegExp, string][], text: string): string {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? ''
}
