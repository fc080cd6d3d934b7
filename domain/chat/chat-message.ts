import type { SiteMessages } from '../text/site-messages.ts'
import { cutEncoded, encodedLength } from '../text/url-encoding.ts'

/** WhatsApp rejects longer URLs. */
const MAX_LINK_LENGTH = 1999

/**
 * Encoded length of the last line that a click adds: a reference of maximum length after its `word`.
 */
function referenceLength(word: string): number {
  return encodedLength(`\n${word}: ABCD-12345678`)
}

/**
 * Maximum encoded length of a message, with room for the phone number of any country, and for the
 * reference after its `word`.
 */
export function maxMessageLength(word: string): number {
  return MAX_LINK_LENGTH - referenceLength(word) - 'https://wa.me/?text='.length - 20
}

/** Shop's text before and after a visitor's message or shortlist. */
export type ChatFrame = readonly [before: string, after: string]

/**
 * Chat URL with a message in it, cut at the end if the URL would be too long. `address` comes from
 * `chatAddressOf`, `word` is that before the reference.
 */
export function withMessage(address: string, message: string | undefined, word: string): string {
  if (message === undefined || message === '') return address
  const start = `${address}?text=`
  const room = MAX_LINK_LENGTH - referenceLength(word) - start.length
  return start + encodeURIComponent(cutEncoded(message, room).toWellFormed())
}

/** Chat URL with the reference as the last line of its message. */
export function withReference(href: string, reference: string, word: string): string {
  const url = new URL(href)
  const text = url.searchParams.get('text') ?? ''
  const line = `${word}: ${reference}`
  // Percent-encoded like the link itself: not every app decodes `+` as a space.
  url.search = `?text=${encodeURIComponent(text === '' ? line : `${text}\n${line}`)}`
  return url.href
}

/**
 * Number of letters by which a visitor's text is too long to be sent whole with the shop's text
 * around it; 0 if it fits.
 */
export function excessLetters([before, after]: ChatFrame, text: string, word: string): number {
  const kept = cutEncoded(text, maxMessageLength(word) - encodedLength(before + after))
  // The last letter of a text that was cut is an ellipsis.
  return kept === text ? 0 : [...text].length - [...kept].length + 1
}

/**
 * Puts the shop's text around the visitor's; only the visitor's text is cut if the message is too
 * long.
 */
export function framedMessage([before, after]: ChatFrame, text: string, word: string): string {
  return before + cutEncoded(text, maxMessageLength(word) - encodedLength(before + after)) + after
}

/** Words of chat messages in one language. */
export type ChatWords = SiteMessages['chat']

/** Words that a page needs for the messages that it writes in the browser. */
export interface PageChatWords extends Pick<ChatWords, 'wish' | 'product' | 'more' | 'reference'> {
  templates: Pick<ChatWords['templates'], 'card' | 'shortlist'>
}

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
