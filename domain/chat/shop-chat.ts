import { cutEncoded, encodedLength } from '../text/url-encoding.ts'
import { MAX_MESSAGE_LENGTH } from './chat-message.ts'

/** What a shop card's buy button says. `url` is the absolute address of the product's page. */
export function cardMessage(name: string, url: string): string {
  const write = (name: string) => `Hello, I want to purchase:\n${name}\n${url}\nThank you!`
  return write(cutEncoded(name || 'Product', MAX_MESSAGE_LENGTH - encodedLength(write(''))))
}

/** For who looked for something in the shop that it does not show. */
export function wishMessage(words: string): string {
  return `Hello, I am looking for: ${words}`
}
