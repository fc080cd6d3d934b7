import { expect, it } from 'vitest'
import { offeredChoice } from '../../tests/helpers/offered-choice.ts'
import { writeFromPrice, writePrice } from '../../tests/helpers/price.ts'
import { measureReader } from '../choices/choice-measure.ts'
import type { OfferedChoice } from '../choices/offered-choice.ts'
import { describeSelection, readSelection, selectionQuery } from '../choices/selection.ts'
import { resolveTexts } from '../text/resolved-texts.ts'
import { englishMessages } from '../text/site-messages.ts'
import { chatProductOf } from './chat-product.ts'
import { productMessage, productTemplate } from './chat-text.ts'
import { selectionMessage } from './selection-message.ts'

const page = 'https://shop.example/product-detail/teak-swing-a94e3a22f7b1'
const brand = 'Zula'
const { chat: words } = englishMessages
const shop = { currency: 'INR', texts: resolveTexts({}, {}, 'offer') }
const record = {
  name: 'Teak Swing',
  description: 'A swing.',
  category: { name: 'Swings' },
  tags: ['teak'],
  length: '200 cm',
  width: '120 cm',
  height: '205 cm',
  material: 'Teak',
  availability: '',
  availabilityNote: '',
  price: '24000',
  salePrice: '',
  priceIsFrom: false,
}
const fabric = offeredChoice('Fabric', 'swatch', ['Sage linen', 'Indigo'], { surcharge: '1500' })
const length: OfferedChoice = {
  ...offeredChoice('Own length', 'measure'),
  unit: 'cm',
  min: 100,
  max: 250,
}
const offered = [fabric, length]

const messageOf = (query: string) => {
  const selection = readSelection(offered, new URLSearchParams(query), measureReader())
  const product = chatProductOf(record, shop, { offered, selection })
  return productMessage(
    'product',
    '',
    product,
    { url: page + selectionQuery(selection), brand },
    words,
  )
}

it('writes selected choices after the material, adds their surcharge and links the selection', () => {
  const [, , , , , , ...end] = messageOf('?own-length=4%276%22&fabric=sage-linen').split('\n')
  expect(end).toEqual([
    'Material: Teak',
    'Fabric: Sage linen',
    'Own length: 137.2 cm (4 ft 6 in)',
    `Price: ${writePrice('25500')}`,
    `Link: ${page}?fabric=sage-linen&own-length=4%276%22`,
  ])
})

it('writes the price with “from” until every choice with surcharges is selected', () => {
  const lines = messageOf('?own-length=120').split('\n')
  expect(lines).toContain(`Price: ${writeFromPrice('24000')}`)
  expect(lines).toContain('Own length: 120 cm (3 ft 11 in)')
})

it('omits choices if none is selected', () => {
  expect(messageOf('').split('\n').slice(-3)).toEqual([
    'Material: Teak',
    `Price: ${writeFromPrice('24000')}`,
    `Link: ${page}`,
  ])
})

it.each([
  ['product', ''],
  ['product', '{name} in {choices}\n{choices}\n{tags}\n{price}\n{link}\nBye {brand}'],
  ['card', 'Hello {brand}!\n{choices}\n{warranty}'],
  ['customSize', ''],
  ['sold', '{length}, {choices}'],
] as const)('writes the same message in the browser as on the server: %s %s', (name, text) => {
  const template = productTemplate(name, text, chatProductOf(record, shop), brand, words)
  for (const query of ['', '?fabric=indigo', '?own-length=120', '?fabric=indigo&own-length=5ft']) {
    const selection = readSelection(offered, new URLSearchParams(query), measureReader())
    const product = chatProductOf(record, shop, { offered, selection })
    const link = page + selectionQuery(selection)
    const choices = describeSelection(selection)
    const sent = JSON.parse(JSON.stringify(template))
    expect(selectionMessage(sent, { choices, price: product.price ?? '', link })).toBe(
      productMessage(name, text, product, { url: link, brand }, words),
    )
  }
})

it('truncates the description first, then long choices so that part of each remains', () => {
  const told = { ...chatProductOf(record, shop), description: 'word '.repeat(1000) }
  const named = (length: number) => ({ name: 'Fabric', value: 'सेज '.repeat(length).trim() })
  const write = (choices: { name: string; value: string }[]) =>
    productMessage('product', '', { ...told, choices }, { url: page, brand }, words)
  const short = write([named(5), named(5)])
  expect(short).toContain(`\nFabric: ${named(5).value}\nFabric: ${named(5).value}\nPrice`)
  expect(short).toMatch(/Description: word .*…\n/)
  const long = write([named(100), named(100), named(100)])
  expect(long).toMatch(/Description: …\n/)
  expect(long.match(/\nFabric: सेज सेज सेज.*/g)).toHaveLength(3)
  expect(long).toContain(`\nLink: ${page}`)
})
