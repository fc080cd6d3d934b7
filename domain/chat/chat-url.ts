import { withMessage } from './chat-message.ts'

/**
 * URL that opens a chat, or null without a stored number, so that no button leads nowhere. `number`
 * is the ten digits, `countryCode` the prefix before them.
 */
export function chatAddressOf(countryCode: string, number: string): string | null {
  if (!/^[0-9]{10}$/.test(number)) return null
  return `https://wa.me/${countryCode.replace(/[^0-9]/g, '')}${number}`
}

/** Chat URL with a message in it. `word` is that before a reference that is added later. */
export function chatLink(
  countryCode: string,
  number: string,
  message: string,
  word = '',
): string | null {
  const address = chatAddressOf(countryCode, number)
  return address && withMessage(address, message, word)
}
