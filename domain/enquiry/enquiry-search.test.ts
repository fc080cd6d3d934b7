import { expect, test } from 'vitest'
import { referencesIn } from './enquiry-search.ts'

const whole =
  'Hello, I want to order:\nName: Oak-topped bench\nLink: https://a.example/product-detail/01a1fe04-d592\n'

test.each([
  ['as it was sent', `${whole}Reference: ZL-4K6HX`],
  ['with the time and the sender before it', `[21/11, 09:14] Asha: ${whole}Reference: ZL-4K6HX`],
  ['broken in the middle', 'Reference: ZL-4K\r\n6HX'],
  ['in bold', '*Reference:* *ZL-4K6HX*'],
  ['with another dash', 'Reference: ZL–4K6HX'],
  ['with invisible characters', 'Reference: \u200eZL-\u200b4K6HX\u200f'],
  ['in full-width letters', 'Ｒｅｆｅｒｅｎｃｅ： ＺＬ－４Ｋ６ＨＸ'],
  ['within a sentence', 'Hi, my number is zl-4k6hx, when will you answer?'],
  ['directly followed by a word', 'Reference: ZL-4K6HXThank you'],
])('finds a reference %s', (_, message) => {
  expect(referencesIn(message, ['Reference'])[0]).toBe('ZL-4K6HX')
})

test('returns an empty list for a text without references, and the last 20 of many, last one first', () => {
  expect(referencesIn('', ['Reference'])).toEqual([])
  expect(referencesIn('Hello, is the swing still there?', ['Reference'])).toEqual([])
  const flood = Array.from({ length: 1_000 }, (_, index) => `ZL-${10_000 + index}`).join(' ')
  expect(referencesIn(flood, ['Reference'])).toEqual(
    Array.from({ length: 20 }, (_, index) => `ZL-${10_999 - index}`),
  )
})
