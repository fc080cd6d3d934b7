import { cutEncoded, encodedLength } from './text.ts'

/** What the chat messages say of a product. */
export interface ChatProduct {
  name: string
  description: string
  category: string
  tags: string[]
  length: string
  width: string
  height: string
  material: string
  /** As people read them; absent or empty where nothing is said. */
  price?: string
  availability?: string
}

/** Longer addresses are refused on the way to the chat. */
const longestLink = 1999
/** The last line that a click adds: `Reference: ` and a reference of the longest form. */
const referenceRoom = encodedLength('\nReference: ABCD-12345678')
/** What a message may take, with room for the number of any country before it. */
const longestMessage = longestLink - referenceRoom - 'https://wa.me/?text='.length - 20

/**
 * The address that opens a chat with the shop, or null when no number is stored: a button that
 * leads nowhere is not shown. `number` is the ten digits, `countryCode` what stands before them.
 * A message that is too long for an address is cut at its end.
 */
export function chatLink(countryCode: string, number: string, message = ''): string | null {
  if (!/^[0-9]{10}$/.test(number)) return null
  const address = `https://wa.me/${countryCode.replace(/[^0-9]/g, '')}${number}`
  if (message === '') return address
  const start = `${address}?text=`
  const room = longestLink - referenceRoom - start.length
  return start + encodeURIComponent(cutEncoded(message, room).toWellFormed())
}

/** What a shop card's buy button says. `url` is the absolute address of the product's page. */
export function cardMessage(name: string, url: string): string {
  const write = (words: { name: string }) =>
    ['Hello, I want to purchase:', words.name, url, 'Thank you!'].join('\n')
  return fit({ name: name || 'Product' }, write, { name: 0 })
}

/** What the product page's order button says. */
export function orderMessage(product: ChatProduct, url: string): string {
  const or = (text: string, fallback: string) => text.trim() || fallback
  const words = {
    name: or(product.name, 'Product'),
    description: or(product.description, 'Product Description'),
    category: or(product.category, 'Not specified'),
    tags: product.tags.length > 0 ? product.tags.join(', ') : 'No tags',
    length: or(product.length, 'N/A'),
    width: or(product.width, 'N/A'),
    height: or(product.height, 'N/A'),
    material: or(product.material, 'Not specified'),
  }
  const write = (words: Words) =>
    [
      'Hello, I want to order:',
      `Name: ${words.name}`,
      `Description: ${words.description}`,
      `Category: ${words.category}`,
      `Tags: ${words.tags}`,
      `Size: Length ${words.length}, Width ${words.width}, Height ${words.height}`,
      `Material: ${words.material}`,
      `Link: ${url}`,
    ].join('\n')
  return fit(words, write, {
    description: 0,
    tags: 100,
    material: 100,
    length: 60,
    width: 60,
    height: 60,
    category: 100,
    name: 100,
  })
}

/** What the order message says; the shop's sentences are there without price and availability. */
type Words = Omit<ChatProduct, 'tags' | 'price' | 'availability'> & { tags: string }

/** One message for a whole shortlist: as many products as there is room for, each link whole. */
export function shortlistMessage(products: { name: string; url: string }[]): string {
  const write = (count: number, longestName: number) => {
    const lines = products.slice(0, count).map(({ name, url }, index) => {
      return `${index + 1}. ${cutEncoded(name || 'Product', longestName)}\n${url}`
    })
    if (count < products.length) lines.push(`… and ${products.length - count} more`)
    return ['Hello, I am interested in:', ...lines, 'Thank you!'].join('\n')
  }
  const whole = write(products.length, Number.POSITIVE_INFINITY)
  if (encodedLength(whole) <= longestMessage) return whole
  const counts = products.map((_, index) => products.length - index)
  const count = counts.find((count) => encodedLength(write(count, shortName)) <= longestMessage)
  return write(count ?? 1, shortName)
}

/** Enough for a name of several words in an address. */
const shortName = 120

/** For who looked for something in the shop that it does not show. */
export function wishMessage(words: string): string {
  return `Hello, I am looking for: ${words}`
}

/**
 * The message that the words make, each of them cut in its turn until it fits: `least` says in which
 * order, and how much of each is left in any case.
 */
function fit<W extends Record<string, string>>(
  words: W,
  write: (words: W) => string,
  least: { [K in keyof W]: number },
): string {
  let fitting = words
  for (const [name, room] of Object.entries(least)) {
    const excess = encodedLength(write(fitting)) - longestMessage
    if (excess <= 0) break
    const text = fitting[name] ?? ''
    fitting = { ...fitting, [name]: cutEncoded(text, Math.max(room, encodedLength(text) - excess)) }
  }
  return write(fitting)
}
