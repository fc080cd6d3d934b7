import { expect, it } from 'vitest'
import { referencesIn } from '../enquiry/enquiry-search.ts'
import { englishMessages, loadSiteMessages } from '../text/site-messages.ts'
import { encodedLength } from '../text/url-encoding.ts'
import { chatLink, maxMessageLength, withReference } from './chat-message.ts'
import type { ChatProduct } from './chat-product.ts'
import { productMessage } from './chat-text.ts'
import { cardMessage, wishMessage } from './shop-chat.ts'
import { shortlistMessage } from './shortlist-chat.ts'

const url = 'https://shop.example/hi/product-detail/teak-swing-a94e3a22f7b1'
const around = { url, brand: 'Zula' }
const words = {
  en: englishMessages.chat,
  hi: (await loadSiteMessages('hi')).chat,
  gu: (await loadSiteMessages('gu')).chat,
}

const product: ChatProduct = {
  name: 'सागवान झूला',
  description: 'एक झूला।',
  category: 'झूले',
  tags: ['सागवान'],
  length: '200 cm',
  width: '',
  height: '205 cm',
  material: 'सागवान',
  price: '₹24,000',
}

it('writes an order message in the language of the page', () => {
  expect(productMessage('product', '', product, around, words.hi).split('\n')).toEqual([
    'नमस्ते, मुझे यह ऑर्डर करना है:',
    'नाम: सागवान झूला',
    'विवरण: एक झूला।',
    'कैटेगरी: झूले',
    'टैग: सागवान',
    'साइज़: लंबाई 200 cm, चौड़ाई –, ऊँचाई 205 cm',
    'मटीरियल: सागवान',
    'कीमत: ₹24,000',
    `लिंक: ${url}`,
  ])
})

it('does not translate the shop’s own template', () => {
  const message = productMessage('product', 'Hi, {name}, {size}', product, around, words.hi)
  expect(message).toBe('Hi, सागवान झूला, लंबाई 200 cm, ऊँचाई 205 cm')
})

it.each(['hi', 'gu'] as const)('keeps every link in %s under 2,000 characters', (language) => {
  const long = 'ઝૂલો झूला '.repeat(100)
  const choices = Array.from({ length: 6 }, () => ({ name: long, value: long }))
  const large = { ...product, name: long, description: long, material: long, choices }
  const said = words[language]
  const messages = [
    productMessage('product', '', { ...product, description: long }, around, said),
    productMessage('product', '', large, around, said),
    productMessage('sold', '', large, around, said),
    cardMessage(long, url, said),
    shortlistMessage(
      Array.from({ length: 50 }, () => ({ name: long, url })),
      undefined,
      said,
    ),
  ]
  for (const message of messages) {
    expect(message).toContain(url)
    expect(encodedLength(message)).toBeLessThanOrEqual(maxMessageLength(said.reference))
    const link = chatLink('91', '9825012345', message) ?? ''
    expect(new URL(link).searchParams.get('text')).toBe(message)
    const sent = withReference(link, 'ABCD-12345678', said.reference)
    expect(sent.length).toBeLessThan(2000)
  }
  // Only the description is truncated.
  expect(messages[0]).toContain(product.material)
  expect(messages[0]).toMatch(/…\n/)
})

it('finds the reference after the reference label of each language', () => {
  const references = Object.values(words).map(({ reference }) => reference)
  for (const word of references) {
    const message = `Name: Oak-topped bench\nBE-NCHES\n${word}: ZL-4K6HX`
    expect([word, referencesIn(message, references)[0]]).toEqual([word, 'ZL-4K6HX'])
  }
})

it('writes wish and card messages in the language of the page', () => {
  expect(wishMessage('{words} टेबल', words.hi)).toBe('नमस्ते, मुझे यह चाहिए: {words} टेबल')
  expect(cardMessage('', url, words.gu)).toContain('\nપ્રોડક્ટ\n')
  expect(wishMessage('table', words.en)).toBe('Hello, I am looking for: table')
})
