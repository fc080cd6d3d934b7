import compile from 'icu-minify/compile'
import { expect, it } from 'vitest'
import { labelValues } from '../domain/text/labels.ts'
import { format, toMessage } from '../domain/text/message.ts'
import { textGroups } from '../domain/text/page-texts.ts'
import { loadPageTexts, loadSiteMessages } from '../domain/text/site-messages.ts'

const languages = ['en', 'hi', 'gu'] as const
/** Letters of the languages' own scripts. */
const scripts = { hi: /\p{Script=Devanagari}/u, gu: /\p{Script=Gujarati}/u }

/** Texts that are the same in every language, and translations without letters. */
const international = ['404', 'Instagram', 'Facebook', '+ {price}']
const wordless = [': {name}', '{min}–{max}']

const catalogues = await Promise.all(
  languages.map(async (language) => ({ language, ...(await loadSiteMessages(language)) })),
)
const declarations = Object.entries(textGroups).flatMap(([group, { texts }]) =>
  Object.entries(texts).map(([id, text]) => ({ group, id, ...text })),
)

interface Group {
  [id: string]: string
}

it.each(catalogues)('the texts of $language are within their limits', ({ texts }) => {
  const groups: Record<string, Group> = texts
  const tooLong = declarations.filter(
    ({ group, id, limit }) => (groups[group]?.[id] ?? '').length > limit,
  )
  expect(tooLong).toEqual([])
})

it.each(catalogues)('the texts of $language have the declared values', ({ texts }) => {
  const groups: Record<string, Group> = texts
  for (const { group, id, values } of declarations) {
    const text = groups[group]?.[id] ?? ''
    // Owners write plain texts with values, so a default text has nothing else of ICU either.
    const names = ['brand', 'shortName']
    expect([id, compile(text)]).toEqual([id, toMessage(text, [...values, ...names])])
    expect([id, valuesIn(text).filter((name) => !names.includes(name))]).toEqual([
      id,
      [...values].sort(),
    ])
  }
})

it.each(catalogues)('the labels of $language have the declared values', ({ labels }) => {
  const declared: Record<string, Record<string, unknown>> = labelValues
  for (const [group, messages] of Object.entries(labels))
    for (const [id, text] of Object.entries(messages)) {
      const message = compile(text)
      const isPlural = text.includes(', plural,')
      const [name] = valuesIn(text)
      const values = isPlural ? { plural: name } : valuesIn(text)
      if (message === text)
        expect([group, id, declared[group]?.[id]]).toEqual([group, id, undefined])
      else expect([group, id, sorted(declared[group]?.[id])]).toEqual([group, id, values])
    }
})

it.each(['hi', 'gu'] as const)('%s is written in its own script', async (language) => {
  const { labels, texts } = await loadSiteMessages(language)
  for (const messages of [...Object.values(labels), ...Object.values(texts)])
    for (const [id, text] of Object.entries<string>(messages)) {
      expect(text, id).not.toMatch(scripts[language === 'hi' ? 'gu' : 'hi'])
      if (![...international, ...wordless].includes(text))
        expect(text, id).toMatch(scripts[language])
    }
})

it('gives a language that is not shipped the English labels and no texts of its own', async () => {
  expect(await loadSiteMessages('ta')).toBe(await loadSiteMessages('en'))
  expect([await loadPageTexts('en'), await loadPageTexts('ta')]).toEqual([{}, {}])
})

it('takes braces, apostrophes and numbers of an owner’s text as they are', () => {
  const text = "{brand}'s #{count} {of} '{count}' {{name}"
  const message = toMessage(text, ['count'], { brand: '{count}' })
  expect(format(message, { count: 5 })).toBe("{count}'s #5 {of} '5' {{name}")
  expect(toMessage('{brand}', ['count'], { brand: 'Zula' })).toBe('Zula')
  for (const plain of ['(brand)', '{constructor}'])
    expect(toMessage(plain, ['count'], { brand: 'Zula' })).toBe(plain)
})

function valuesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort()
}

function sorted(values: unknown): unknown {
  return Array.isArray(values) ? values.toSorted() : values
}
