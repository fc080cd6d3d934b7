import { cutEncoded, encodedLength } from '../text/url-encoding.ts'

/** WhatsApp rejects longer URLs. */
const MAX_LINK_LENGTH = 1999
/** Encoded length of the last line that a click adds, with a reference of maximum length. */
const REFERENCE_LENGTH = encodedLength('\nReference: ABCD-12345678')
/** Maximum encoded length of a message, with room for the phone number of any country. */
export const MAX_MESSAGE_LENGTH =
  MAX_LINK_LENGTH - REFERENCE_LENGTH - 'https://wa.me/?text='.length - 20

/** Shop's text before and after a visitor's message or shortlist. */
export type ChatFrame = readonly [before: string, after: string]

/**
 * Chat URL with a message in it, cut at the end if the URL would be too long. `address` comes from
 * `chatAddressOf`.
 */
export function withMessage(address: string, message = ''): string {
  if (message === '') return address
  const start = `${address}?text=`
  const room = MAX_LINK_LENGTH - REFERENCE_LENGTH - start.length
  return start + encodeURIComponent(cutEncoded(message, room).toWellFormed())
}

/** Chat URL with the reference as the last line of its message. */
export function withReference(href: string, reference: string): string {
  const url = new URL(href)
  const text = url.searchParams.get('text') ?? ''
  const line = `Reference: ${reference}`
  // Percent-encoded like the link itself: not every app decodes `+` as a space.
  url.search = `?text=${encodeURIComponent(text === '' ? line : `${text}\n${line}`)}`
  return url.href
}

/**
 * Puts the shop's text around the visitor's; only the visitor's text is cut if the message is too
 * long.
 */
export function framedMessage([before, after]: ChatFrame, text: string): string {
  return before + cutEncoded(text, MAX_MESSAGE_LENGTH - encodedLength(before + after)) + after
}
