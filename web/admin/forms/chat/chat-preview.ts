import { framedMessage } from '../../../../domain/chat/chat-message.ts'
import {
  type ChatTextName,
  chatFrame,
  headerMessage,
  productMessage,
} from '../../../../domain/chat/chat-text.ts'
import { shortlistMessage } from '../../../../domain/chat/shortlist-chat.ts'
import type { ChatSample } from './chat-sample.tsx'

/** Sample message of a template; an empty one means the default text. */
export function previewMessage(name: ChatTextName, template: string, sample: ChatSample): string {
  const { brand, pieces, typed, words } = sample
  switch (name) {
    case 'product':
    case 'card':
    case 'sold':
    case 'customSize': {
      const [piece] = pieces
      if (piece === undefined) return ''
      const place = { url: piece.url, brand }
      return productMessage(name, template, piece.product, place, words)
    }
    case 'shortlist': {
      const products = pieces.map(({ product, url }) => ({ name: product.name, url }))
      const frame = chatFrame(name, template, brand) ?? undefined
      return shortlistMessage(products, frame, words)
    }
    case 'message': {
      const frame = chatFrame(name, template, brand)
      return frame === null ? typed : framedMessage(frame, typed, words.reference)
    }
    case 'header':
      return headerMessage(template, brand)
    default:
      return name satisfies never
  }
}
