import { format, toMessage } from '../text/message.ts'
import { cutEncoded, encodedLength } from '../text/url-encoding.ts'
import { maxMessageLength, referenceWord } from './chat-message.ts'
import type { ChatWords } from './chat-words.ts'

type ShopChatWords = Pick<ChatWords, 'card' | 'wish' | 'product' | 'reference'>

export const shopChatWords: ShopChatWords = {
  card: 'Hello, I want to purchase:\n{name}\n{link}\nThank you!',
  wish: 'Hello, I am looking for: {words}',
  product: 'Product',
  reference: referenceWord,
}

/** Message of a shop card's buy button. `url` is the absolute URL of the product's page. */
export function cardMessage(
  name: string,
  url: string,
  { card, product, reference }: ShopChatWords = shopChatWords,
): string {
  const message = toMessage(card, ['name', 'link'])
  const write = (name: string) => format(message, { name, link: url })
  return write(cutEncoded(name || product, maxMessageLength(reference) - encodedLength(write(''))))
}

/** Message for a visitor whose search in the shop found nothing. */
export function wishMessage(words: string, { wish }: ShopChatWords = shopChatWords): string {
  return format(toMessage(wish, ['words']), { words })
}
