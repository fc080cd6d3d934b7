import type { RouterContextProvider } from 'react-router'
import { chatProductOf } from '../../../domain/chat/chat-product.ts'
import { type ProductTextName, productMessage } from '../../../domain/chat/chat-text.ts'
import { chatAddressOf } from '../../../domain/chat/chat-url.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { isSold } from '../../../domain/shop/availability.ts'
import { shared } from '../content/cached-content.server.ts'
import { readSite } from '../content/site-data.server.ts'
import { readTexts } from '../content/texts.server.ts'

type Product = RecordOf<typeof product>

/** How a product is asked about, where it is not as about any other. */
export interface ProductChat {
  message?: string
  address?: string
}

/** What the chat is told of products, and where. */
export async function readProductChats(context: Readonly<RouterContextProvider>) {
  const [{ brand, origin }, { phoneCountryCode, currency }, texts, categories, offer] =
    await Promise.all([
      readSite(context),
      shared.settings(context),
      shared.chatMessages(context),
      shared.categories(context),
      readTexts(context, 'offer'),
    ])
  const numbers = new Map(categories.map(({ _id, chatNumber }) => [_id, chatNumber]))

  const messageOf = (wanted: ProductTextName, record: Product) => {
    // Nobody orders what is sold.
    const kind = isSold(record) && wanted !== 'customSize' ? 'sold' : wanted
    return productMessage(kind, texts[kind], chatProductOf(record, currency, offer), {
      url: origin + record.path,
      brand,
    })
  }
  /** Where products of a category are asked about, if not at the shop's own number. */
  const addressOf = (category: { _id: string } | null) =>
    chatAddressOf(phoneCountryCode, numbers.get(category?._id ?? '') ?? '') ?? undefined
  return {
    messageOf,
    addressOf,
    /** What a card cannot know by itself; undefined where that is nothing. */
    ofCard(record: Product): ProductChat | undefined {
      const address = addressOf(record.createdBy)
      const isDefault = texts.card === '' && !isSold(record)
      const message = isDefault ? undefined : messageOf('card', record)
      if (address === undefined && message === undefined) return undefined
      return {
        ...(message !== undefined && { message }),
        ...(address !== undefined && { address }),
      }
    },
  }
}
