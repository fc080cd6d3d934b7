import type { RouterContextProvider } from 'react-router'
import { chatAddressOf } from '../../../domain/chat/chat-message.ts'
import { chatProductOf } from '../../../domain/chat/chat-product.ts'
import {
  type ProductTextName,
  productMessage,
  productTemplate,
} from '../../../domain/chat/chat-text.ts'
import type { MessageTemplate, SelectionWords } from '../../../domain/chat/selection-message.ts'
import type { OfferedChoice } from '../../../domain/choices/offered-choice.ts'
import { selectionQuery } from '../../../domain/choices/selection.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { noChoices, priceText } from '../../../domain/money/price.ts'
import { isSold } from '../../../domain/shop/availability.ts'
import { shared } from '../content/cached-content.server.ts'
import { readChatWords } from '../content/page-language.server.ts'
import { pageUrl } from '../content/site.ts'
import { readSite } from '../content/site-data.server.ts'
import { readOfferFormat } from '../product-card/offer-format.server.ts'
import { choicesOfQuery, type EnquiredChoice } from './enquiry-tracking.ts'

type Product = RecordOf<typeof product>

/** Chat settings of a product that differ from the defaults. */
export interface ProductChat {
  message?: string
  address?: string
  /** Choices of the card's selection. */
  choices?: EnquiredChoice[]
}

/** Chat messages and chat URLs of products. */
export async function readProductChats(context: Readonly<RouterContextProvider>) {
  const [site, { phoneCountryCode }, texts, categories, shop, words] = await Promise.all([
    readSite(context),
    shared.settings(context),
    shared.chatMessages(context),
    shared.categories(context),
    readOfferFormat(context),
    readChatWords(context),
  ])
  const { brand } = site
  const numbers = new Map(categories.map(({ _id, chatNumber }) => [_id, chatNumber]))

  // Sold products cannot be ordered, only asked about.
  const kindOf = (wanted: ProductTextName, record: Product) =>
    isSold(record) && wanted !== 'customSize' ? 'sold' : wanted
  const messageOf = (wanted: ProductTextName, record: Product, chosen = noChoices) => {
    const kind = kindOf(wanted, record)
    const product = chatProductOf(record, shop, chosen)
    const url = pageUrl(site, record.path + selectionQuery(chosen.selection))
    return productMessage(kind, texts[kind], product, { url, brand }, words)
  }
  /** Message with an open selection, for a page on which a visitor makes it. */
  const templateOf = (wanted: ProductTextName, record: Product): MessageTemplate => {
    const kind = kindOf(wanted, record)
    const product = chatProductOf(record, shop)
    return productTemplate(kind, texts[kind], product, brand, words)
  }
  /** Words of such a message before anything is chosen. */
  const wordsOf = (record: Product, offered: readonly OfferedChoice[]): SelectionWords => ({
    choices: [],
    price: priceText(record, shop, { offered, selection: [] }),
    link: pageUrl(site, record.path),
  })
  /** Chat URL of a category; undefined for the shop's own number. */
  const addressOf = (category: { _id: string } | null) =>
    chatAddressOf(phoneCountryCode, numbers.get(category?._id ?? '') ?? '') ?? undefined
  return {
    messageOf,
    templateOf,
    wordsOf,
    addressOf,
    /** Values that a card cannot derive itself; undefined if there are none. */
    ofCard(record: Product, chosen = noChoices): ProductChat | undefined {
      const address = addressOf(record.category)
      const isDefault = texts.card === '' && !isSold(record)
      const message = isDefault ? undefined : messageOf('card', record, chosen)
      const choices = choicesOfQuery(record._id, selectionQuery(chosen.selection))
      if (address === undefined && message === undefined && choices.length === 0) return undefined
      return {
        ...(message !== undefined && { message }),
        ...(address !== undefined && { address }),
        ...(choices.length > 0 && { choices }),
      }
    },
  }
}
