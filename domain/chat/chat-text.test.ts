import { expect, it } from 'vitest'
import { messageWriters } from '../../server/kernel/message-writers.ts'
import { teakSwing as plain, swingUrl as url } from '../../tests/helpers/chat-product.ts'
import { allTexts } from '../../tests/helpers/hostile/hostile-texts.ts'
import { shippedLanguages } from '../languages/language.ts'
import { englishMessages, loadSiteMessages } from '../text/site-messages.ts'
import { chatLink } from './chat-message.ts'
import {
  chatFrame,
  chatTextNames,
  chatTexts,
  defaultChatText,
  findChatTextError,
  headerMessage,
  productMessage,
} from './chat-text.ts'

const { chat: words } = englishMessages
const around = { url, brand: 'Zula Living' }
const bare = {
  name: '',
  description: '',
  category: '',
  tags: [],
  length: '',
  width: '',
  height: '',
  material: '',
}
const order = (template: string, product = {}) =>
  productMessage('product', template, { ...plain, ...product }, around, words)

it('replaces each placeholder with the value of the product', () => {
  const every = chatTexts.product.placeholders.map((word) => `${word}={${word}}`).join('\n')
  const choices = [
    { name: 'Fabric', value: 'Sage linen' },
    { name: 'Finish', value: 'Teak' },
  ]
  const product = { choices, price: '₹ 24,000', availability: 'Made to order, 3 weeks' }
  expect(order(every, product).split('\n')).toEqual([
    'name=Teak Swing',
    'description=A swing.',
    'category=Swings',
    'tags=teak, indoor',
    'size=Length 200 cm, width 120 cm, height 205 cm',
    'length=200 cm',
    'width=120 cm',
    'height=205 cm',
    'material=Teak',
    'choices=Fabric: Sage linen',
    'Finish: Teak',
    'price=₹ 24,000',
    'availability=Made to order, 3 weeks',
    `link=${url}`,
    'brand=Zula Living',
  ])
})

it.each([
  [
    'omits a line whose placeholders are all empty',
    'Hi\nPrice: {price}\n{tags}\nBye',
    bare,
    'Hi\nBye',
  ],
  [
    'keeps a line with at least one known placeholder',
    '{name}: {price}{material}',
    {},
    'Teak Swing: Teak',
  ],
  [
    'writes N/A for an empty placeholder beside a known one',
    'L {length}, W {width}',
    { width: '' },
    'L 200 cm, W N/A',
  ],
  ['omits the line of choices without a selection', 'Hi\n{choices}\nBye', {}, 'Hi\nBye'],
  [
    'keeps a line with a known placeholder beside empty choices',
    '{material}, {choices}',
    {},
    'Teak, ',
  ],
  ['keeps empty lines of the template', 'Hi\n\n{name}', {}, 'Hi\n\nTeak Swing'],
  ['writes Product for a product without a name', '{name}', bare, 'Product'],
  ['replaces known placeholders only', '{} {constructor}', {}, '{} {constructor}'],
])('%s', (_, template, product, message) => {
  expect(order(template, product)).toBe(message)
})

it('does not interpolate placeholders or replacement patterns within product texts', () => {
  const product = {
    name: '{link} {description}',
    description: '$& $1 $$ {name}',
    material: '{brand}',
    choices: [{ name: '{1}', value: '{choices} $&' }],
  }
  expect(order('{name}|{description}|{material}|{choices}', product)).toBe(
    '{link} {description}|$& $1 $$ {name}|{brand}|{1}: {choices} $&',
  )
  expect(chatFrame('message', 'Hi {brand}: {message}!', '{message}')).toEqual([
    'Hi {message}: ',
    '!',
  ])
  expect(headerMessage('Hello {brand}', '{brand}')).toBe('Hello {brand}')
})

it.each([
  'From {brand}\n{name} {description}\n{tags} {size} {material} {choices} {price}\n{link}\nBye',
  '',
])('links any product texts with a whole URL in less than 2,000 characters: “%s”', (template) => {
  const long = `${url}?${'fabric=sage-linen-'.repeat(30)}`
  const devanagari = 'झूला '.repeat(100)
  const half = String.fromCharCode(0xd83d)
  for (const text of [...allTexts, devanagari, '🪑'.repeat(5000), half, "it's ".repeat(2000)]) {
    const product = {
      name: text,
      description: text.repeat(3),
      category: text,
      tags: [text, text],
      length: text,
      width: text,
      height: text,
      material: text,
      price: text,
      choices: Array.from({ length: 6 }, () => ({ name: text, value: text })),
    }
    const message = productMessage('product', template, product, { ...around, url: long }, words)
    const link = chatLink('1684', '9825012345', message, words.reference) ?? ''
    expect(link.length).toBeLessThan(2000 - '%0AReference%3A%20ABCD-12345678'.length)
    expect(new URL(link).searchParams.get('text')).toBe(message.toWellFormed())
    expect(message.split('\n').some((line) => line.endsWith(long))).toBe(true)
  }
})

it('the message fits into a link even if a template repeats a placeholder 100 times', () => {
  const message = order('{name} '.repeat(100), { name: 'झूला '.repeat(100) })
  expect((chatLink('91', '9825012345', message) ?? '').length).toBeLessThan(2000)
})

it.each(shippedLanguages)('accepts the default texts in %s', async (language) => {
  const { chat } = await loadSiteMessages(language)
  const texts = chatTextNames.map((name) => [name, defaultChatText(name, chat)] as const)
  expect(texts.map(([name, text]) => findChatTextError(name, text))).toEqual(
    texts.map(() => undefined),
  )
})

it.each([
  [
    'product',
    'Hello {nmae}',
    /^\{nmae\} is not known here\. You can use: \{name\}, \{description\},/,
  ],
  ['product', '{Name}', /^\{Name\} is not known/],
  ['header', 'About {name}', /^\{name\} is not known here\. You can use: \{brand\}\.$/],
  ['message', 'Hello', /^\{message\} must be in this text exactly once\.$/],
  ['message', '{message} {message}', /once/],
  ['shortlist', 'Hello {brand}', /\{products\} must be/],
  ['product', 'x'.repeat(1001), /too long for a chat link: it takes 1001 characters/],
  ['product', 'झ'.repeat(112), /takes 1008 characters/],
] as const)(
  'rejects an invalid template of %s with an error message: %.30s',
  (name, template, fault) => {
    const error = findChatTextError(name, template)
    expect(error && messageWriters.en(error)).toMatch(fault)
  },
)

it('accepts templates that fit the length limit', () => {
  expect(findChatTextError('product', `${'x'.repeat(1000)}{description}`)).toBeUndefined()
  expect(findChatTextError('message', 'Hello {brand}\n{message}')).toBeUndefined()
})
