import { cutEncoded, encodedLength } from '../text/url-encoding.ts'
import { type ChatFrame, MAX_MESSAGE_LENGTH } from './chat-message.ts'

const defaultFrame: ChatFrame = ['Hello, I am interested in:\n', '\nThank you!']

/** Message for a whole shortlist: as many products as fit, each link uncut. */
export function shortlistMessage(
  products: readonly { name: string; url: string }[],
  [before, after]: ChatFrame = defaultFrame,
): string {
  const write = (count: number, maxNameLength: number) => {
    const lines = products.slice(0, count).map(({ name, url }, index) => {
      return `${index + 1}. ${cutEncoded(name || 'Product', maxNameLength)}\n${url}`
    })
    if (count < products.length) lines.push(`… and ${products.length - count} more`)
    return before + lines.join('\n') + after
  }
  const whole = write(products.length, Number.POSITIVE_INFINITY)
  if (encodedLength(whole) <= MAX_MESSAGE_LENGTH) return whole
  const counts = products.map((_, index) => products.length - index)
  const count = counts.find(
    (count) => encodedLength(write(count, MAX_SHORT_NAME_LENGTH)) <= MAX_MESSAGE_LENGTH,
  )
  return write(count ?? 1, MAX_SHORT_NAME_LENGTH)
}

/** Encoded length that a name of several words needs. */
const MAX_SHORT_NAME_LENGTH = 120
