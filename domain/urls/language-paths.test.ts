import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { knownLanguages, type Language } from '../languages/language.ts'
import {
  mayHaveLanguage,
  pathInLanguage,
  splitLanguage,
  withoutBasename,
} from './language-paths.ts'
import { publicPages } from './public-pages.ts'

const languages = { default: 'en', all: ['en', 'hi', 'gu'] } as const

test.each([
  ['/', 'hi', '/hi/'],
  ['/product?q=teak#results', 'hi', '/hi/product?q=teak#results'],
  ['/product', 'en', '/product'],
  ['/hi/product', 'hi', '/hi/product'],
  ['/hill', 'hi', '/hi/hill'],
  ['#results', 'hi', '#results'],
  ['?page=2', 'hi', '?page=2'],
  ['//example.com/', 'hi', '//example.com/'],
  ['https://wa.me/91', 'hi', 'https://wa.me/91'],
] satisfies [string, Language, string][])(
  'converts the path %s for the language %s to %s',
  (path, language, expected) => {
    expect(pathInLanguage(path, language, 'en')).toBe(expected)
  },
)

test.each([
  ['/hi/', 'hi', '/'],
  ['/hi/product?q=teak', 'hi', '/product?q=teak'],
  ['/hi/_.data', 'hi', '/_.data'],
  ['/gu/gu/', 'gu', '/gu/'],
  ['/hi', 'hi', ''],
  ['/hi.data', 'en', '/hi.data'],
  ['/HI/', 'en', '/HI/'],
  ['/en/', 'en', '/en/'],
  ['/mr/product', 'en', '/mr/product'],
  ['/%68i/', 'en', '/%68i/'],
  ['//hi/', 'en', '//hi/'],
])('splits %s into the language %s and the path %s', (url, language, path) => {
  expect(splitLanguage(url, languages)).toEqual({ language, path })
})

it('ignores language prefixes if the shop has only one language', () => {
  const alone = { default: 'hi', all: ['hi'] } as const
  expect(splitLanguage('/hi/', alone)).toEqual({ language: 'hi', path: '/hi/' })
  expect(splitLanguage('/en/', alone)).toEqual({ language: 'hi', path: '/en/' })
})

it('splits every path with a language prefix back into language and path', () => {
  const own = fc
    .webPath()
    .map((path) => (path.startsWith('/') ? path : `/${path}`))
    .filter((path) => !path.startsWith('//') && !mayHaveLanguage(path))
  const language = fc.constantFrom(...languages.all)
  fc.assert(
    fc.property(own, language, (path, language) => {
      const url = pathInLanguage(path, language, languages.default)
      expect(splitLanguage(url, languages)).toEqual({ language, path })
      expect(pathInLanguage(url, language, languages.default)).toBe(url)
    }),
  )
})

it('no public page path equals a language tag', () => {
  const tags = new Set<string>(knownLanguages)
  for (const { path } of Object.values(publicPages)) expect(tags).not.toContain(path.slice(1))
})

test.each([
  ['/hi/product', '/hi/', '/product'],
  ['/hi/', '/hi/', '/'],
  ['/hi', '/hi/', null],
  ['/product', '/hi/', null],
  ['/gu/product', '/hi/', null],
  ['/product', '/', '/product'],
])('removes from %s the basename %s: %j', (path, basename, expected) => {
  expect(withoutBasename(path, basename)).toBe(expected)
})
