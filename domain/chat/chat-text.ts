import { cutEncoded, encodedLength } from '../text/url-encoding.ts'
import { type ChatFrame, MAX_MESSAGE_LENGTH } from './chat-message.ts'
import {
  type ChatProduct,
  type ChatTexts,
  MIN_TEXT_LENGTHS,
  missingTexts,
  wordsOf,
} from './chat-product.ts'

/** What a shop may say of a product, in the order in which it is offered. */
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
  /** What is said where the shop has no words of its own. */
  defaultText: string
  placeholders: readonly string[]
  /** What such a message is nothing without; it stands there once. */
  needed?: string
}

/** Every kind of message that opens in the chat, as templates. */
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

/** For the shop's own words; the rest is room for what they say of a product. */
const MAX_OWN_TEXT_LENGTH = 1000

/** What keeps a template from being used, in a sentence; undefined when nothing does. */
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
 * What is said of one product, no longer than a link may be: the description is cut first, at a word,
 * then the rest. An empty template is the usual text. `url` is the absolute address of its page.
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
  // In the usual text an order says as well what is not known.
  const lines = isDefault ? text : knownLines(text, words)
  const write = (words: ChatTexts) => fillText(lines, words)
  const message = fit(words, write, MIN_TEXT_LENGTHS)
  if (encodedLength(message) <= MAX_MESSAGE_LENGTH) return message
  return fit(words, write, new Map([...MIN_TEXT_LENGTHS.keys()].map((word) => [word, 0])))
}

/** The shop's words around what a visitor adds to them; null where the usual ones stand. */
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

/** What the chat begins with that is about nothing particular; mostly nothing. */
export function headerMessage(template: string, brand: string): string {
  return fillText(template, new Map([['brand', brand]]))
}

/** Anything in braces, so that a slip is noticed where it is written. */
const placeholder = /\{([^{}\n]*)\}/g

/** In one pass: what a product is called is never read as a placeholder. */
function fillText(template: string, words: ChatTexts): string {
  return template.replace(placeholder, (whole, word: string) => {
    const text = words.get(word)
    return text === '' ? (missingTexts.get(word) ?? '') : (text ?? whole)
  })
}

/** Without the lines that ask for something and find nothing of it. */
function knownLines(template: string, words: ChatTexts): string {
  const isKnown = (line: string) => {
    const asked = [...line.matchAll(placeholder)]
    return asked.length === 0 || asked.some(([, word = '']) => words.get(word) !== '')
  }
  return template.split('\n').filter(isKnown).join('\n')
}

/**
 * The message that the words make, each of them cut in its turn until it fits: `least` says in which
 * order, and how much of each is left in any case.
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
