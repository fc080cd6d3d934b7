import { normaliseDigits } from '../text/digits.ts'

/**
 * Parses an amount as people write it (`1,299.50`, `1299,5`, `₹ 1,29,900/-`, `१२९९`) into digits
 * with two decimal places, if any. Null if it is no amount, negative, has more than two decimal
 * places, or is ambiguous (`1.299`).
 */
export function readDecimal(text: string): string | null {
  const bare = normaliseDigits(text.normalize('NFKC'))
    .trim()
    .replace(currencyBefore, '')
    .replace(currencyBehind, '')
    .replace(/[\s'’]/g, '')
  const parts = splitDecimals(bare)
  if (parts === null) return null
  const whole = parts.whole.replace(/^0+(?=\d)/, '')
  if (whole.length > MAX_DIGITS) return null
  const places = parts.places.padEnd(2, '0')
  return places === '00' ? whole : `${whole}.${places}`
}

const MAX_DIGITS = 10
const currencyBefore = /^(?:\p{Sc}|[Rr]s\.?|[A-Z]{3})/u
const currencyBehind = /(?:\/-|\.-|,-|\p{Sc}|[Rr]s\.?|[A-Z]{3})$/u

/** Digit groups of three, or Indian ones: two digits each before a last group of three. */
const grouped = /^\d{1,3}(?:([.,])\d{3})?(?:\1\d{3})*$|^\d{1,2}(?:([.,])\d{2})(?:\2\d{2})*\2\d{3}$/

function splitDecimals(text: string): { whole: string; places: string } | null {
  if (/^\d+$/.test(text)) return { whole: text, places: '' }
  const decimalPattern = /^(.*)([.,])(\d{1,2})$/.exec(text)
  if (decimalPattern !== null) {
    const [, before = '', mark, places = ''] = decimalPattern
    if (/^\d*$/.test(before)) return { whole: before || '0', places }
    // The same separator cannot both group digits and begin the decimals.
    return mark !== undefined && before.includes(mark) ? null : ungroup(before, places)
  }
  // Ambiguous: programs may write three decimal places this way.
  return /^\d{1,3}\.\d{3}$/.test(text) ? null : ungroup(text, '')
}

function ungroup(text: string, places: string): { whole: string; places: string } | null {
  return grouped.test(text) ? { whole: text.replace(/[.,]/g, ''), places } : null
}

/** Normalised amount in hundredths of the currency unit, so that sums and comparisons are exact. */
export function hundredthsOf(decimal: string): number {
  return Math.round(Number(decimal) * 100)
}

/** Normalised amount of hundredths of the currency unit. */
export function decimalOf(hundredths: number): string {
  const places = String(hundredths % 100).padStart(2, '0')
  const whole = String(Math.floor(hundredths / 100))
  return places === '00' ? whole : `${whole}.${places}`
}
