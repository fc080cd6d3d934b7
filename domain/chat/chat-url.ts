import { withMessage } from './chat-message.ts'

/**
 * The address that opens a chat, or null when no number is stored: a button that leads nowhere is not
 * shown. `number` is the ten digits, `countryCode` what stands before them.
 */
export function chatAddressOf(countryCode: string, number: string): string | null {
  if (!/^[0-9]{10}$/.test(number)) return null
  return `https://wa.me/${countryCode.replace(/[^0-9]/g, '')}${number}`
}

/** The same with a message in it. */
export function chatLink(countryCode: string, number: string, message = ''): string | null {
  const address = chatAddressOf(countryCode, number)
  return address && withMessage(address, message)
}
