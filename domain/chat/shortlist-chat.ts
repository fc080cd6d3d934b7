import { format, toMessage } from '../text/message.ts'
import { cutEncoded, encodedLength } from '../text/url-encoding.ts'
import { type ChatFrame, maxMessageLength, type PageChatWords } from './chat-message.ts'

/** Product of a shortlist as its message names it. */
interface ShortlistedProduct {
  name: string
  /** Absolute URL of the product's page, with the selection in it. */
  url: string
  /** Name and value of each choice made, such as `Fabric: Sage linen`. */
  choiceLines?: readonly string[] | undefined
}

/**
 * Message for a whole shortlist: as many products as fit, each link uncut. `frame` is the shop's own
 * text around them.
 */
export function shortlistMessage(
  products: readonly ShortlistedProduct[],
  frame: ChatFrame | undefined,
  words: PageChatWords,
): string {
  const [before = '', after = ''] = frame ?? words.templates.shortlist.split('{products}')
  const maxMessage = maxMessageLength(words.reference)
  const write = (count: number, maxLength: number, maxLineLength = maxLength) => {
    const entries = products
      .slice(0, count)
      .flatMap(({ name, url, choiceLines = [] }, index) => [
        `${index + 1}. ${cutEncoded(name || words.product, maxLength)}`,
        ...(maxLineLength > 0 ? choiceLines.map((line) => cutEncoded(line, maxLineLength)) : []),
        url,
      ])
    if (count < products.length)
      entries.push(format(toMessage(words.more, ['count']), { count: products.length - count }))
    return before + entries.join('\n') + after
  }
  const fits = (message: string) => encodedLength(message) <= maxMessage
  const whole = write(products.length, Number.POSITIVE_INFINITY)
  if (fits(whole)) return whole
  const counts = products.map((_, index) => products.length - index)
  const count = counts.find((count) => fits(write(count, MAX_SHORT_LENGTH)))
  if (count !== undefined) return write(count, MAX_SHORT_LENGTH)
  // One product whose choices do not fit: they share what room is left, or are left to the link.
  const lines = products[0]?.choiceLines?.length ?? 0
  const room = maxMessage - encodedLength(write(1, MAX_SHORT_LENGTH, 0))
  const share = Math.floor(room / lines) - encodedLength('\n')
  return write(1, MAX_SHORT_LENGTH, share < MIN_LINE_LENGTH ? 0 : share)
}

/** Encoded length that a name of several words needs, and a choice with its value. */
const MAX_SHORT_LENGTH = 120
/** Shorter lines say nothing. */
const MIN_LINE_LENGTH = 30
