import { cutEncoded, encodedLength } from '../text/url-encoding.ts'
import { type ChatFrame, MAX_MESSAGE_LENGTH } from './chat-message.ts'
import {
  type ChatProduct,
  type ChatTexts,
  MIN_TEXT_LENGTHS,
  missingTexts,
  wordsOf,
} from './chat-product.ts'

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
  'price',
  'availability',
  'link',
  'brand',
] as const

interface ChatTextKind {
  /** Text used if the shop has none of its own. */
  defaultText: string
  placeholders: readonly string[]
  /** Placeholder that such a message must contain exactly once. */
  needed?: string
}

/** Templates of every kind of chat message. */
export const chatTexts = {
  product: {
    defaultText: [
      'Hello, I want to order:',
      'Name: {name}',
      'Description: {description}',
      'Category: {category}',
      'Tags: {tags}',
      'Size: Length {length}, Width {width}, Height {height}',
      'Material: {material}',
      'Price: {price}',
      'Link: {link}',
    ].join('\n'),
    placeholders: ofProduct,
  },
  card: {
    defaultText: 'Hello, I want to purchase:\n{name}\n{link}\nThank you!',
    placeholders: ofProduct,
  },
  sold: {
    defaultText:
      'Hello, I saw this piece, which is sold:\n{name}\n{link}\nCould you make one like it? Thank you!',
    placeholders: ofProduct,
  },
  customSize: {
    defaultText: 'I would like this in a custom size: {name}\n{link}',
    placeholders: ofProduct,
  },
  shortlist: {
    defaultText: 'Hello, I am interested in:\n{products}\nThank you!',
    placeholders: ['products', 'brand'],
    needed: 'products',
  },
  message: { defaultText: '{message}', placeholders: ['message', 'brand'], needed: 'message' },
  header: { defaultText: '', placeholders: ['brand'] },
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
]
export type ProductTextName = 'product' | 'card' | 'sold' | 'customSize'

/** Maximum length of a template; the rest of the URL is left for the values. */
const MAX_OWN_TEXT_LENGTH = 1000

/** Error of a template as a sentence; undefined if it is valid. */
export function findChatTextError(name: ChatTextName, template: string): string | undefined {
  const { placeholders, needed }: ChatTextKind = chatTexts[name]
  const used = [...template.matchAll(placeholder)].map(([, word = '']) => word)
  const unknown = used.find((word) => !placeholders.includes(word))
  if (unknown !== undefined) {
    const known = placeholders.map((word) => `{${word}}`).join(', ')
    return `{${unknown}} is not known here. You can use: ${known}.`
  }
  if (needed !== undefined && used.filter((word) => word === needed).length !== 1) {
    return `{${needed}} must be in this text exactly once.`
  }
  const own = encodedLength(template.replace(placeholder, ''))
  if (own <= MAX_OWN_TEXT_LENGTH) return undefined
  return `This text is too long for a chat link: it takes ${own} characters, at most ${MAX_OWN_TEXT_LENGTH} are allowed. Letters other than A–Z count several times.`
}

/**
 * Message about one product, within the maximum length of a link: the description is cut first, at
 * a word, then the other values. An empty template means the default text. `url` is the absolute
 * URL of the product's page.
 */
export function productMessage(
  name: ProductTextName,
  template: string,
  product: ChatProduct,
  { url, brand }: { url: string; brand: string },
): string {
  const isDefault = template === ''
  const text = isDefault ? chatTexts[name].defaultText : template
  const words = wordsOf(product, { link: url, brand })
  // The default text also names what is unknown, but says no word of prices where there are none.
  const isSaid = (word: string) => words.get(word) !== '' || (isDefault && missingTexts.has(word))
  const lines = linesSaying(text, isSaid)
  const write = (words: ChatTexts) => fillText(lines, words)
  const message = fit(words, write, MIN_TEXT_LENGTHS)
  if (encodedLength(message) <= MAX_MESSAGE_LENGTH) return message
  return fit(words, write, new Map([...MIN_TEXT_LENGTHS.keys()].map((word) => [word, 0])))
}

/** Shop's text around a visitor's message; null for the default text. */
export function chatFrame(
  name: 'shortlist' | 'message',
  template: string,
  brand: string,
): ChatFrame | null {
  if (template === '') return null
  const [before = '', after = ''] = template.split(`{${chatTexts[name].needed}}`)
  const words = new Map([['brand', brand]])
  return [fillText(before, words), fillText(after, words)]
}

/** First message of a chat without a subject; usually empty. */
export function headerMessage(template: string, brand: string): string {
  return fillText(template, new Map([['brand', brand]]))
}

/** Matches anything in braces, so that misspelt placeholders are reported in the form. */
const placeholder = /\{([^{}\n]*)\}/g

/** Interpolates in one pass, so that braces in a product's name are never read as a placeholder. */
function fillText(template: string, words: ChatTexts): string {
  return template.replace(placeholder, (whole, word: string) => {
    const text = words.get(word)
    return text === '' ? (missingTexts.get(word) ?? '') : (text ?? whole)
  })
}

/** Drops lines with placeholders of which none says anything. */
function linesSaying(template: string, isSaid: (word: string) => boolean): string {
  const says = (line: string) => {
    const asked = [...line.matchAll(placeholder)]
    return asked.length === 0 || asked.some(([, word = '']) => isSaid(word))
  }
  return template.split('\n').filter(says).join('\n')
}

/**
 * Message within the maximum length: cuts one value after the other, in the order of `min`, which
 * also gives the minimum length of each.
 */
function fit(
  words: ChatTexts,
  write: (words: ChatTexts) => string,
  min: ReadonlyMap<string, number>,
): string {
  const fitting = new Map(words)
  for (const [name, room] of min) {
    const excess = encodedLength(write(fitting)) - MAX_MESSAGE_LENGTH
    if (excess <= 0) break
    const text = fitting.get(name) ?? ''
    fitting.set(name, cutEncoded(text, Math.max(room, encodedLength(text) - excess)))
  }
  return write(fitting)
}
