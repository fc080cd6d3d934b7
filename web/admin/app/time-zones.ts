/** Current names of time zones that browsers still list under outdated ones. */
const presentNames: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** Time zone of this browser. */
export function zoneHere(): string {
  return presentName(new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Every time zone by name, with its current UTC offset. */
export function timeZoneOptions(): { value: string; label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone').map(presentName), 'UTC'])
  return [...zones]
    .sort()
    .map((value) => ({ value, label: `${formatTimeZone(value)} (${offsetOf(value)})` }))
}

/** Every currency by code and name, the latter in a language. */
export function currencyOptions(locale = 'en'): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value}, ${names.of(value)}`,
  }))
}

function presentName(zone: string): string {
  return presentNames[zone] ?? zone
}

function formatTimeZone(zone: string): string {
  return zone.replaceAll('_', ' ')
}

function offsetOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
