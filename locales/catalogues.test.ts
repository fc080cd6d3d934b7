import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type LiteralElement,
  type MessageFormatElement,
  type PoundElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { createTranslator } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { flattenMessages } from '../domain/languages/catalogue.ts'
import { markMessages } from '../web/admin/languages/pseudo-language.ts'
import { formatDate, formatDateTime, formatExactTime } from '../web/admin/ui/date-format.ts'

/*
 * TypeScript knows the keys of a catalogue, but not the arguments of its messages: JSON has no literal
 * types. These tests show that a message has the same arguments in every language; tests of screens
 * and pages fail if the code passes others, since use-intl then reports an error.
 */

const files = globSync('locales/*/*.json').toSorted()

const catalogues = files.flatMap((file) => {
  const messages: object = JSON.parse(readFileSync(file, 'utf8'))
  const english: object = JSON.parse(readFileSync(`locales/en/${basename(file)}`, 'utf8'))
  const catalogue = { file, language: basename(dirname(file)), messages, english }
  const pseudo = { ...catalogue, file: `en-XA/${basename(file)}`, messages: markMessages(english) }
  return catalogue.language === 'en' ? [catalogue, pseudo] : [catalogue]
})

it('exist in every language', () => {
  const englishFiles = globSync('locales/en/*.json').map((file) => basename(file))
  const expected = globSync('locales/*/').flatMap((folder) =>
    englishFiles.map((name) => `${folder}/${name}`),
  )
  expect(files).toEqual(expected.toSorted())
})

describe.each(catalogues)('$file', ({ file, language, messages, english }) => {
  const texts = flattenMessages(messages)
  const originals = flattenMessages(english)

  it('has the keys and arguments of the English messages, and plural forms of its language', () => {
    expect(findMistakes(texts, originals, language)).toEqual([])
  })

  if (!file.startsWith('locales/en/')) {
    it('is all translated', () => {
      const forgotten = [...texts].filter(([key, text]) => text === originals.get(key))
      expect(forgotten.filter(([, text]) => hasWords(text)).map(([key]) => key)).toEqual([])
    })
  }

  it('reads well with real dates, names and small numbers', () => {
    const wrong = [...texts].flatMap(([key, text]) =>
      fill(text, language).flatMap((filled) =>
        Object.entries(blunders)
          .filter(([, blunder]) => blunder.test(filled))
          .map(([name]) => `${key}: ${name}: ${filled}`),
      ),
    )
    expect(wrong).toEqual([])
  })
})

it('names the key of each mistake', () => {
  const english = { a: { lost: 'Lost', count: '{count} of {total}', open: '{name}', many: 'x' } }
  const hindi = {
    a: { new: 'New', count: '{count}', open: '{name', many: '{n, plural, few {x} other {y}}' },
  }
  expect(findMistakes(flattenMessages(hindi), flattenMessages(english), 'hi')).toEqual([
    'a.new is not in English',
    'a.count has {count}, in English {count} {total}',
    'a.open: EXPECT_ARGUMENT_CLOSING_BRACE',
    'a.many has {n}, in English ',
    'a.many: the plural form few is unknown in hi',
    'a.lost is missing',
  ])
})

function findMistakes(
  texts: Map<string, string>,
  originals: Map<string, string>,
  language: string,
): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const known = new Set<string>(pluralCategories)
  const mistakes = [...texts].flatMap(([key, text]) => {
    const original = originals.get(key)
    if (original === undefined) return [`${key} is not in English`]
    try {
      const used = argumentsOf(parse(text))
      const own = describeArguments(used)
      const wanted = describeArguments(argumentsOf(parse(original)))
      const forms = used
        .filter(isPluralElement)
        .flatMap(({ options }) => Object.keys(options))
        .filter((form) => !form.startsWith('=') && !known.has(form))
      return [
        ...(own === wanted ? [] : [`${key} has ${own}, in English ${wanted}`]),
        ...forms.map((form) => `${key}: the plural form ${form} is unknown in ${language}`),
      ]
    } catch (error) {
      return [`${key}: ${error instanceof Error ? error.message : error}`]
    }
  })
  const missing = [...originals.keys()].filter((key) => !texts.has(key))
  return [...mistakes, ...missing.map((key) => `${key} is missing`)]
}

type Argument = Exclude<MessageFormatElement, LiteralElement | PoundElement>

/** Arguments and tags of a message, those of its branches and tags too. */
function argumentsOf(elements: readonly MessageFormatElement[]): Argument[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return []
    if (isTagElement(element)) return [element, ...argumentsOf(element.children)]
    if (!(isPluralElement(element) || isSelectElement(element))) return [element]
    return [element, ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value))]
  })
}

/** Names of arguments and tags, each once, such as `{count} <link>`. */
function describeArguments(used: readonly Argument[]): string {
  const names = used.map((element) =>
    isTagElement(element) ? `<${element.value}>` : `{${element.value}}`,
  )
  return [...new Set(names)].toSorted().join(' ')
}

/** True if a message has words of its own, besides arguments and names that no language translates. */
function hasWords(message: string): boolean {
  const text = message.replaceAll(/\{\w+\}|<\/?\w+>/g, ' ').replaceAll(names, ' ')
  return /[A-Za-z]{2,}/.test(text)
}

const names =
  /WhatsApp|Instagram|Facebook|Pinterest|YouTube|Google Merchant Center|Google|Excel|CSV|JSON|XML|PDF|QR|URL|JPEG|PNG|WebP|MP4|MB|Ctrl|Enter|cm|px|https?:\/\/\S*/g

const blunders = {
  // “ક્યાં ક્યાં” means several places, “ઘરે ઘરે” every home.
  'a word twice in a row': /(?<![\p{L}\p{M}])(?!ક્યાં |ઘરે )([\p{L}\p{M}]+)\s+\1(?![\p{L}\p{M}])/u,
  'an ending after the time': /\d:\d\d\p{L}|बजे को/u,
  'a raw brace': /[{}]/,
}

/** Arguments that are moments or numbers, though their messages do not format them. */
const moments = new Set(['date', 'next', 'from', 'until', 'end', 'when'])
const numbers = new Set(['count', 'added', 'removed', 'max', 'number', 'total', 'percent'])
const people = ['Asha', 'Rohan']
const at = '2026-11-24T05:30:00Z'
const timeZone = 'Asia/Kolkata'

/** The message with small numbers, with dates, and with a woman's and a man's name. */
function fill(message: string, language: string): string[] {
  const used = argumentsOf(parse(message))
  if (used.length === 0) return [message]
  const locale = language === 'en' ? 'en-GB' : `${language}-IN`
  const t = createTranslator({ locale, messages: { message }, timeZone, onError: fail })
  const dates = [
    formatExactTime(new Date(at), timeZone, locale),
    formatDateTime(at, timeZone, locale),
    formatDate(at, timeZone, locale),
  ]
  return [0, 1, 2, 5].map((count, round) => {
    const values = used.map((element, index) => {
      const { value: name } = element
      if (isTagElement(element)) return [name, (words: string) => words || '…'] as const
      if (isDateElement(element) || isTimeElement(element)) return [name, new Date(at)] as const
      if (!isArgumentElement(element) || numbers.has(name)) return [name, count] as const
      return [name, moments.has(name) ? dates[round % 3] : people[index % 2]] as const
    })
    return t.markup('message', Object.fromEntries(values))
  })
}

function fail(error: Error): never {
  throw error
}
