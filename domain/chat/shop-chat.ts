import { cutEncoded, encodedLength } from '../text/url-encoding.ts'
import { MAX_MESSAGE_LENGTH } from './chat-message.ts'

/** Message of a shop card's buy button. `url` is the absolute URL of the product's page. */
export function cardMessage(name: string, url: string): string {
  const write = (name: string) => `Hello, I want to purchase:\n${name}\n${url}\nThank you!`
  return write(cutEncoded(name || 'Product', MAX_MESSAGE_LENGTH - encodedLength(write(''))))
}

/** Message for a visitor whose search in the shop found nothing. */
export function wishMessage(words: string): string {
  return `Hello, I am looking for: ${words}`
}
