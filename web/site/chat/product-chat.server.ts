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

/** Chat settings of a product that differ from the defaults. */
export interface ProductChat {
  message?: string
  address?: string
}

/** Chat messages and chat URLs of products. */
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
    // Sold products cannot be ordered, only asked about.
    const kind = isSold(record) && wanted !== 'customSize' ? 'sold' : wanted
    return productMessage(kind, texts[kind], chatProductOf(record, currency, offer), {
      url: origin + record.path,
      brand,
    })
  }
  /** Chat URL of a category; undefined for the shop's own number. */
  const addressOf = (category: { _id: string } | null) =>
    chatAddressOf(phoneCountryCode, numbers.get(category?._id ?? '') ?? '') ?? undefined
  return {
    messageOf,
    addressOf,
    /** Values that a card cannot derive itself; undefined if there are none. */
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
