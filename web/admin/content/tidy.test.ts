import { expect, it } from 'vitest'
import { tidyFacebook, tidyInstagram, tidyPhone } from './tidy.ts'

function type(text: string, tidy: (text: string) => string): string {
  return [...text].reduce((typed, letter) => tidy(typed + letter), '')
}

it.each([
  '+91 98250 12345',
  '+919825012345',
  '98250 12345',
  '098250 12345',
  '98250-12345',
  '(+91) 98250 12345',
  '0091 98250 12345',
  '91 98250 12345',
  '9825012345',
  '\u202a+91\u00a098250\u00a012345\u202c',
])('takes the ten digits out of %s, typed or pasted', (text) => {
  const tidy = (written: string) => tidyPhone(written, '91')
  expect(tidy(text)).toBe('9825012345')
  expect(type(text, tidy).replace(/\p{Cf}/gu, '')).toBe('9825012345')
})

it('leaves what is no such number to the rules', () => {
  for (const text of ['', '12345', '98765432101', '+44 20 7946 0958', '98250 1234x', '+91 98250']) {
    expect(tidyPhone(text, '91')).toBe(text)
  }
  expect(tidyPhone('+351 912 345 6789', '351')).toBe('9123456789')
})

it('completes names and bare addresses to links', () => {
  const instagram = 'https://www.instagram.com/zula.house'
  for (const text of ['@zula.house', 'instagram.com/zula.house', 'www.instagram.com/zula.house']) {
    expect(tidyInstagram(text)).toBe(instagram)
    expect(type(text, tidyInstagram)).toBe(instagram)
  }
  const facebook = 'https://www.facebook.com/zula.house'
  for (const text of ['@zula.house', 'facebook.com/zula.house', 'm.facebook.com/zula.house']) {
    expect(tidyFacebook(text)).toBe(facebook)
    expect(type(text, tidyFacebook)).toBe(facebook)
  }
  for (const text of [
    '',
    '@',
    'zula',
    'instagram',
    'https://instagram.com/zula',
    'http://a.example',
  ]) {
    expect(tidyInstagram(text)).toBe(text)
  }
})
