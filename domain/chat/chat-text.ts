import type { Language } from '../languages/language.ts'
import { type ApiMessage, message } from '../messages/api-message.ts'
import { writeAmount } from '../money/price.ts'
import { encodedLength } from '../text/url-encoding.ts'
import { writeDay } from '../time/long-date.ts'
import type { ChatFrame, ChatWords } from './chat-message.ts'
import { type ChatProduct, MIN_TEXT_LENGTHS, wordsOf } from './chat-product.ts'
import {
  linesSaying,
  type MessageTemplate,
  type MessageWord,
  placeholder,
  selectionMessage,
} from './selection-message.ts'

/** Placeholders of a product, in the order in which the form lists them. */
const ofProduct = [
  'name',
  'description',
  'category',
  'tags',
  'size',
  'length',
  'width',
  'height',
  'material',
  'choices',
  'price',
  'availability',
  'link',
  'brand',
] as const

interface ChatTextKind {
  placeholders: readonly string[]
  /** Placeholder that such a message must contain exactly once. */
  needed?: string
}

/** Templates of every kind of chat message. */
export const chatTexts = {
  product: { placeholders: ofProduct },
  card: { placeholders: ofProduct },
  sold: { placeholders: ofProduct },
  customSize: { placeholders: ofProduct },
  shortlist: { placeholders: ['products', 'brand'] as const, needed: 'products' },
  message: { placeholders: ['message', 'brand'] as const, needed: 'message' },
  header: { placeholders: ['brand'] as const },
  quotation: {
    placeholders: ['number', 'total', 'link', 'validUntil', 'brand'] as const,
    needed: 'link',
  },
} satisfies Record<string, ChatTextKind>

export type ChatTextName = keyof typeof chatTexts

export const chatTextNames: readonly ChatTextName[] = [
  'product',
  'card',
  'sold',
  'customSize',
  'shortlist',
  'message',
  'header',
  'quotation',
]
export type ProductTextName = 'product' | 'card' | 'sold' | 'customSize'

/** Text used if the shop has none of its own. */
export function defaultChatText(name: ChatTextName, { templates }: ChatWords): string {
  return { ...templates, message: '{message}', header: '' }[name]
}

/** Maximum length of a template; the rest of the URL is left for the values. */
const MAX_OWN_TEXT_LENGTH = 1000

/** Error of a template as a sentence; undefined if it is valid. */
export function findChatTextError(name: ChatTextName, template: string): ApiMessage | undefined {
  const { placeholders, needed }: ChatTextKind = chatTexts[name]
  const used = [...template.matchAll(placeholder)].map(([, word = '']) => word)
  const unknown = used.find((word) => !placeholders.includes(word))
  if (unknown !== undefined) {
    const known = placeholders.map((word) => `{${word}}`).join(', ')
    return message('chat.unknownPlaceholder', { word: `{${unknown}}`, known })
  }
  if (needed !== undefined && used.filter((word) => word === needed).length !== 1) {
    return message('chat.placeholderNeeded', { word: `{${needed}}` })
  }
  const own = encodedLength(template.replace(placeholder, ''))
  if (own <= MAX_OWN_TEXT_LENGTH) return undefined
  return message('chat.tooLong', { length: own, max: MAX_OWN_TEXT_LENGTH })
}

/**
 * Message about one product, within the maximum length of a link. An empty template means the
 * default text. `url` is the absolute URL of the product's page, with the selection in it.
 */
export function productMessage(
  name: ProductTextName,
  template: string,
  product: ChatProduct,
  { url, brand }: { url: string; brand: string },
  words: ChatWords,
): string {
  const { choices = [], price = '' } = product
  return selectionMessage(productTemplate(name, template, product, brand, words), {
    choices,
    price: price.trim(),
    link: url,
  })
}

/** The same with an open selection, for a page on which a visitor makes it. */
export function productTemplate(
  name: ProductTextName,
  template: string,
  product: ChatProduct,
  brand: string,
  words: ChatWords,
): MessageTemplate {
  const isDefault = template === ''
  const text = isDefault ? words.templates[name] : template
  const values = wordsOf(product, brand, words)
  const missing = new Map(Object.entries(words.missing))
  // Link and choices are not among the values yet.
  const isKnown = (word: string) => values.get(word) !== ''
  // The default text also names what is unknown, but says no word of prices where there are none.
  const isSaid = (word: string) => isKnown(word) || (isDefault && missing.has(word))
  const lines = linesSaying(text, isSaid).replace(placeholder, (whole, word: string) =>
    isKnown(word) ? whole : (missing.get(word) ?? ''),
  )
  const used = new Set([...lines.matchAll(placeholder)].map(([, word = '']) => word))
  return {
    text: lines,
    words: [...MIN_TEXT_LENGTHS].flatMap(([word, minLength]): MessageWord[] => {
      if (!used.has(word)) return []
      return [[word, values.get(word) ?? '', minLength]]
    }),
    reference: words.reference,
  }
}

/** Shop's text around a visitor's message; null for the default text. */
export function chatFrame(
  name: 'shortlist' | 'message',
  template: string,
  brand: string,
): ChatFrame | null {
  if (template === '') return null
  const [before = '', after = ''] = template.split(`{${chatTexts[name].needed}}`)
  return [fillBrand(before, brand), fillBrand(after, brand)]
}

/** First message of a chat without a subject; usually empty. */
export function headerMessage(template: string, brand: string): string {
  return fillBrand(template, brand)
}

/** Quotation that a message is about. */
export interface ChatQuotation {
  number: string
  /** Normalised decimal. */
  total: string
  currency: string
  /** Date; empty for no end. */
  validUntil: string
  /** Language of the customer. */
  language: Language
}

/**
 * Message with which a quotation is sent. An empty template means the default text. `url` is that of
 * its page.
 */
export function quotationMessage(
  template: string,
  { number, total, currency, validUntil, language }: ChatQuotation,
  { url, brand }: { url: string; brand: string },
  { templates }: Pick<ChatWords, 'templates'>,
): string {
  const words = new Map([
    ['number', number],
    ['total', writeAmount(total, currency, language)],
    ['link', url],
    ['validUntil', writeDay(validUntil, language)],
    ['brand', brand],
  ])
  // Lines with an empty word are left out.
  return linesSaying(template || templates.quotation, (word) => words.get(word) !== '').replace(
    placeholder,
    (whole, word: string) => words.get(word) ?? whole,
  )
}

/** Interpolates in one pass, so that braces in a brand's name are never read as a placeholder. */
function fillBrand(template: string, brand: string): string {
  return template.replaceAll('{brand}', () => brand)
}
