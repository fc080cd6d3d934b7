import { expect, it } from 'vitest'
import { normaliseFacebook, normaliseInstagram, normalisePhone } from './contact-normalisation.ts'

function type(text: string, normalise: (text: string) => string): string {
  return [...text].reduce((typed, letter) => normalise(typed + letter), '')
}

it.each([
  '+91 98250 12345',
  '98250 12345',
  '098250 12345',
  '(+91) 98250 12345',
  '0091 98250 12345',
  '\u202a+91\u00a098250\u00a012345\u202c',
])('normalises the phone number %s to ten digits, typed or pasted', (text) => {
  const normalise = (written: string) => normalisePhone(written, '91')
  expect(normalise(text)).toBe('9825012345')
  expect(type(text, normalise).replace(/\p{Cf}/gu, '')).toBe('9825012345')
})

it('leaves invalid numbers unchanged for validation, and supports other country codes', () => {
  for (const text of ['', '12345', '98765432101', '+44 20 7946 0958', '98250 1234x', '+91 98250']) {
    expect(normalisePhone(text, '91')).toBe(text)
  }
  expect(normalisePhone('+351 912 345 6789', '351')).toBe('9123456789')
})

it('completes handles and URLs without a scheme to profile links', () => {
  const instagram = 'https://www.instagram.com/zula.house'
  for (const text of ['@zula.house', 'instagram.com/zula.house', 'www.instagram.com/zula.house']) {
    expect(normaliseInstagram(text)).toBe(instagram)
    expect(type(text, normaliseInstagram)).toBe(instagram)
  }
  const facebook = 'https://www.facebook.com/zula.house'
  for (const text of ['@zula.house', 'facebook.com/zula.house', 'm.facebook.com/zula.house']) {
    expect(normaliseFacebook(text)).toBe(facebook)
    expect(type(text, normaliseFacebook)).toBe(facebook)
  }
  for (const text of [
    '',
    '@',
    'zula',
    'instagram',
    'https://instagram.com/zula',
    'http://a.example',
  ]) {
    expect(normaliseInstagram(text)).toBe(text)
  }
})
