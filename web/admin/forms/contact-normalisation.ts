/**
 * Normalises a phone number to its ten digits if it is written in a common way: with spaces, after
 * a 0, or after the country code. Any other text is returned unchanged.
 */
export function normalisePhone(text: string, countryCode: string): string {
  if (/\p{L}/u.test(text)) return text
  const digits = text.replace(/\D/g, '')
  const isInternational = /^\D*\+/.test(text)
  const number = isInternational
    ? without(countryCode, digits)
    : digits.startsWith('00')
      ? without(`00${countryCode}`, digits)
      : digits.startsWith('0')
        ? digits.slice(1)
        : digits.length > 10
          ? without(countryCode, digits)
          : digits
  return number.length === 10 ? number : text
}

/** Expands `@name` and `instagram.com/name` to the link. */
export function normaliseInstagram(text: string): string {
  return normaliseLink(text, 'https://www.instagram.com/', /^(?:www\.)?instagram\.com\/(?=.)/i)
}

export function normaliseFacebook(text: string): string {
  return normaliseLink(
    text,
    'https://www.facebook.com/',
    /^(?:(?:www|m)\.)?(?:facebook|fb)\.com\/(?=.)/i,
  )
}

function normaliseLink(text: string, site: string, address: RegExp): string {
  const known = text.trimStart()
  if (/^@[\w.]/.test(known)) return site + known.slice(1).trimEnd()
  return address.test(known) ? known.replace(address, site).trimEnd() : text
}

function without(start: string, digits: string): string {
  return digits.startsWith(start) ? digits.slice(start.length) : ''
}
