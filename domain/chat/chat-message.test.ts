import { expect, it } from 'vitest'
import { teakSwing as plain, swingUrl as url } from '../../tests/helpers/chat-product.ts'
import { englishMessages } from '../text/site-messages.ts'
import { chatLink, excessLetters, framedMessage, withReference } from './chat-message.ts'
import type { ChatProduct } from './chat-product.ts'
import { productMessage } from './chat-text.ts'
import { cardMessage } from './shop-chat.ts'
import { shortlistMessage } from './shortlist-chat.ts'

const { chat: words } = englishMessages
const orderMessage = (product: ChatProduct, url: string) =>
  productMessage('product', '', product, { url, brand: 'Zula' }, words)
const devanagari = 'झूला '.repeat(100)
const half = String.fromCharCode(0xd83d)
const linkOf = (message: string) => chatLink('91', '9825012345', message, words.reference) ?? ''
const textOf = (link: string) => new URL(link).searchParams.get('text') ?? ''
/** Length of the URL after the browser has appended the reference on click. */
function lengthWithReference(link: string): number {
  const url = new URL(link)
  url.search = `?text=${encodeURIComponent(`${textOf(link)}\nReference: ABCD-12345678`)}`
  return url.href.length
}

it('does not truncate a message that fits', () => {
  const message = orderMessage(plain, url)
  expect(message).toContain('Description: A swing.\n')
  expect(textOf(linkOf(message))).toBe(message)
  expect(shortlistMessage([{ name: 'A', url }], undefined, words)).toBe(
    `Hello, I am interested in:\n1. A\n${url}\nThank you!`,
  )
})

it('truncates a long description first, at a word boundary, and nothing else', () => {
  const words = 'Hand-turned spindles & brass, '.repeat(400)
  const message = orderMessage({ ...plain, description: words }, url)
  const description = /Description: (?<text>.*)…\n/.exec(message)?.groups?.text ?? ''
  expect(words.startsWith(`${description} `)).toBe(true)
  expect(message.replace(/Description: .*\n/, '')).toBe(
    orderMessage(plain, url).replace(/Description: .*\n/, ''),
  )
  expect(linkOf(message).length).toBeGreaterThan(1850)
})

it('every link stays under 2,000 characters, with the product URL and the reference intact', () => {
  const messages = [
    orderMessage({ ...plain, description: "'".repeat(10_000) }, url),
    cardMessage(devanagari, url, words),
    shortlistMessage(
      Array.from({ length: 100 }, () => ({ name: devanagari, url })),
      undefined,
      words,
    ),
  ]
  for (const message of messages) {
    expect(textOf(linkOf(message))).toContain(url)
    expect(textOf(linkOf(message))).toBe(message)
    expect(lengthWithReference(linkOf(message))).toBeLessThan(2000)
  }
  for (const typed of ['word '.repeat(2000), '🪑'.repeat(5000), half, "it's ".repeat(2000)]) {
    expect(lengthWithReference(linkOf(typed))).toBeLessThan(2000)
    expect(textOf(linkOf(typed)).isWellFormed()).toBe(true)
  }
  expect(textOf(linkOf('word '.repeat(2000)))).toMatch(/ word…$/)
})

it('writes how many products of a long shortlist are left out', () => {
  const products = Array.from({ length: 100 }, (_, index) => ({ name: `Swing ${index + 1}`, url }))
  const message = shortlistMessage(products, undefined, words)
  const named = message.split(url).length - 1
  expect(named).toBeGreaterThan(10)
  expect(message).toContain(`\n… and ${100 - named} more\nThank you!`)
})

it('lists the selected choices of each shortlist product, and truncates them before any link', () => {
  const chosen = { name: 'Swing', choiceLines: ['Fabric: Sage linen', 'Finish: Teak'], url }
  expect(
    shortlistMessage([chosen, { name: 'Chair', url }], undefined, words)
      .split('\n')
      .slice(1, -1),
  ).toEqual(['1. Swing', 'Fabric: Sage linen', 'Finish: Teak', url, '2. Chair', url])
  const lines = Array.from({ length: 6 }, () => `${devanagari}: ${devanagari}`)
  // The last URL leaves too little room for choice lines, so they are omitted.
  const cases = [
    { query: '', more: 1, count: 19 },
    { query: `?${'fabric=sage-linen-'.repeat(60)}`, more: 2, count: 11 },
    { query: `?${'x'.repeat(1550)}`, more: 2, count: 5 },
  ]
  for (const { query, more, count } of cases) {
    const long = { name: devanagari, choiceLines: lines, url: url + query }
    const message = shortlistMessage([long, long, long], undefined, words)
    expect(message).toContain(`\n${url}${query}\n… and ${more} more\nThank you!`)
    expect(textOf(linkOf(message))).toBe(message)
    expect(lengthWithReference(linkOf(message))).toBeLessThan(2000)
    expect(message.split('\n')).toHaveLength(count)
  }
})

it('writes the default message, with fallback texts for empty fields', () => {
  expect(orderMessage({ ...plain, description: ' ', tags: [], width: '' }, url)).toBe(
    [
      'Hello, I want to order:',
      'Name: Teak Swing',
      'Description: Product Description',
      'Category: Swings',
      'Tags: No tags',
      'Size: Length 200 cm, Width N/A, Height 205 cm',
      'Material: Teak',
      `Link: ${url}`,
    ].join('\n'),
  )
  const card = productMessage('card', '', plain, { url, brand: 'Zula' }, words)
  expect(cardMessage(plain.name, url, words)).toBe(card)
})

it('writes the price of a product after its material, but not in the card message', () => {
  const lines = orderMessage({ ...plain, price: 'from ₹999 (before: ₹1,299)' }, url).split('\n')
  expect(lines.slice(-3)).toEqual([
    'Material: Teak',
    'Price: from ₹999 (before: ₹1,299)',
    `Link: ${url}`,
  ])
  expect(orderMessage({ ...plain, price: '' }, url)).not.toContain('Price')
  const short = productMessage(
    'card',
    '',
    { ...plain, price: '₹999' },
    { url, brand: 'Zula' },
    words,
  )
  expect(short).not.toContain('999')
})

it('truncates the typed text and leaves the surrounding template text intact', () => {
  const message = framedMessage(
    ['Hello Zula,\n', '\nSent from your site'],
    'word '.repeat(2000),
    words.reference,
  )
  expect(message).toMatch(/^Hello Zula,\nword .* word…\nSent from your site$/s)
  expect(textOf(linkOf(message))).toBe(message)
  expect(framedMessage(['a ', ' b'], 'short', words.reference)).toBe('a short b')
})

it.each(['word '.repeat(600), devanagari, '🪑'.repeat(300)])(
  'counts the letters of a typed text that are too many',
  (typed) => {
    const frame = ['Hello Zula,\n', '\nSent from your site'] as const
    const text = typed.trim()
    const excess = excessLetters(frame, text, words.reference)
    expect(excess).toBeGreaterThan(0)
    const shorter = [...text].slice(0, -excess).join('')
    expect(excessLetters(frame, shorter, words.reference)).toBe(0)
    expect(framedMessage(frame, shorter, words.reference)).toContain(`\n${shorter}\n`)
    expect(shorter.length).toBeGreaterThan(100)
  },
)

it('appends the reference as the last line and leaves the message unchanged', () => {
  const message =
    'Hello, I want to order:\nName: Oak & Rope + 100% cotton\nLink: https://a.example/x?y=1'
  const address = new URL(
    withReference(chatLink('91', '9876543210', message) ?? '', 'ZL-4K6HX', words.reference),
  )
  expect(address.pathname).toBe('/919876543210')
  expect(address.search).not.toContain('+')
  expect(address.searchParams.get('text')).toBe(`${message}\nReference: ZL-4K6HX`)
})
