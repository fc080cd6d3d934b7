import { format, toMessage } from '../text/message.ts'
import { cutEncoded, encodedLength } from '../text/url-encoding.ts'
import { maxMessageLength, type PageChatWords } from './chat-message.ts'

/** Message of a shop card's buy button. `url` is the absolute URL of the product's page. */
export function cardMessage(
  name: string,
  url: string,
  { templates, product, reference }: PageChatWords,
): string {
  const message = toMessage(templates.card, ['name', 'link'])
  const write = (name: string) => format(message, { name, link: url })
  return write(cutEncoded(name || product, maxMessageLength(reference) - encodedLength(write(''))))
}

/** Message for a visitor whose search in the shop found nothing. */
export function wishMessage(words: string, { wish }: PageChatWords): string {
  return format(toMessage(wish, ['words']), { words })
}
