import { expect, it } from 'vitest'
import { findOfferedLanguage } from './language-offer.tsx'

it.each([
  [['hi-IN', 'en-US'], 'en', 'hi'],
  [['HI'], 'en', 'hi'],
  [['fr-FR', 'gu-IN', 'hi'], 'en', 'gu'],
  [['en-GB', 'hi'], 'hi', 'en'],
  [['en-GB', 'hi'], 'en', null],
  [['fr-FR', 'ta'], 'en', null],
  [['hit', 'x'], 'en', null],
  [[], 'en', null],
] as const)(
  'for the preferred languages %j on a page in %s offers %s',
  (preferred, shown, offered) => {
    expect(findOfferedLanguage(preferred, ['en', 'hi', 'gu'], shown)).toBe(offered)
  },
)
