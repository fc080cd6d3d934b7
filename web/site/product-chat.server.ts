import type { RouterContextProvider } from 'react-router'
import { addresses } from '../../domain/addresses.ts'
import { chatProductOf } from '../../domain/chat-product.ts'
import { type ProductTextName, productMessage } from '../../domain/chat-text.ts'
import type { RecordOf } from '../../domain/content/define.ts'
import type { product } from '../../domain/content/product.ts'
import { shared } from './shared-content.server.ts'
import { readSite } from './site-data.server.ts'

type Product = RecordOf<typeof product>

/** How a product is asked about, where it is not as about any other. */
export interface ProductChat {
  message?: string
  number?: string
}

/** What the chat is told of products, and which number it is told. */
export async function readProductChats(context: Readonly<RouterContextProvider>) {
  const [{ brand, origin }, texts, categories] = await Promise.all([
    readSite(context),
    shared.chatMessages(context),
    shared.categories(context),
  ])
  const numbers = new Map(categories.map(({ _id, chatNumber }) => [_id, chatNumber]))

  const messageOf = (kind: ProductTextName, record: Product) =>
    productMessage(kind, texts[kind], chatProductOf(record), {
      url: origin + addresses.product(record._id),
      brand,
    })
  /** The number of a category; undefined where it has none of its own. */
  const numberOf = (category: { _id: string } | null) =>
    numbers.get(category?._id ?? '') || undefined
  return {
    messageOf,
    numberOf,
    /** What a card cannot know by itself; undefined where that is nothing. */
    ofCard(record: Product): ProductChat | undefined {
      const number = numberOf(record.createdBy)
      const message = texts.card === '' ? undefined : messageOf('card', record)
      if (number === undefined && message === undefined) return undefined
      return { ...(message !== undefined && { message }), ...(number !== undefined && { number }) }
    },
  }
}
