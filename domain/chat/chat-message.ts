import { cutEncoded, encodedLength } from '../text/url-encoding.ts'

/** Longer addresses are refused on the way to the chat. */
const MAX_LINK_LENGTH = 1999
/** The last line that a click adds: `Reference: ` and a reference of the longest form. */
const REFERENCE_LENGTH = encodedLength('\nReference: ABCD-12345678')
/** What a message may take, with room for the number of any country before it. */
export const MAX_MESSAGE_LENGTH =
  MAX_LINK_LENGTH - REFERENCE_LENGTH - 'https://wa.me/?text='.length - 20

/** What the shop says before and after what a visitor typed or put aside. */
export type ChatFrame = readonly [before: string, after: string]

/**
 * The address of a chat with a message in it. One that is too long for an address is cut at its end.
 * `address` is what `chatAddressOf` answers.
 */
export function withMessage(address: string, message = ''): string {
  if (message === '') return address
  const start = `${address}?text=`
  const room = MAX_LINK_LENGTH - REFERENCE_LENGTH - start.length
  return start + encodeURIComponent(cutEncoded(message, room).toWellFormed())
}

/** The address of a chat with the reference as the last line of its message. */
export function withReference(href: string, reference: string): string {
  const url = new URL(href)
  const text = url.searchParams.get('text') ?? ''
  const line = `Reference: ${reference}`
  // Percent-encoded as the link itself is: not every app reads `+` as a space.
  url.search = `?text=${encodeURIComponent(text === '' ? line : `${text}\n${line}`)}`
  return url.href
}

/** What was typed within the shop's words; what is too long is cut from what was typed. */
export function framedMessage([before, after]: ChatFrame, text: string): string {
  return before + cutEncoded(text, MAX_MESSAGE_LENGTH - encodedLength(before + after)) + after
}
