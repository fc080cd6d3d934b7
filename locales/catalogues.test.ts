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
import compile from 'icu-minify/compile'
import { createTranslator } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { shippedLanguages } from '../domain/languages/language.ts'
import { flattenMessages } from '../domain/text/admin-messages.ts'
import { labelValues } from '../domain/text/labels.ts'
import { toMessage } from '../domain/text/message.ts'
import { textGroupNames, textsOfGroup } from '../domain/text/page-texts.ts'
import { englishMessages } from '../domain/text/site-messages.ts'
import { markMessages } from '../tests/helpers/pseudo-language.ts'
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

const declaredTexts = textGroupNames.flatMap((group) =>
  Object.entries(textsOfGroup(group)).map(([id, { limit, values }]) => ({
    key: `texts.${group}.${id}`,
    limit,
    values,
  })),
)

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

  const script = scriptOf(language)
  if (!file.startsWith('locales/en/') && !file.startsWith('en-XA/')) {
    it('is written in its own script', () => {
      const others = shippedLanguages
        .map(scriptOf)
        .filter((one) => one !== script && one !== 'Latn')
      const [own, foreign] = [lettersOf([script]), lettersOf(others)]
      const wrong = [...texts].filter(
        ([key, text]) =>
          // Forms of words for `select` are read by nobody.
          !key.startsWith('grammar.') &&
          (foreign.test(text) || (/\p{Letter}/u.test(withoutNames(text)) && !own.test(text))),
      )
      expect(wrong).toEqual([])
    })
  }

  if (basename(file) === 'site.json') {
    it('has plain texts with values where owners write their own, within the limits of these', () => {
      const plain = [...texts].filter(([key]) => /^(?:texts|chat|contactDefaults)\./.test(key))
      for (const [key, text] of plain)
        expect([key, compile(text)]).toEqual([key, toMessage(text, namesIn(text))])
      const tooLong = declaredTexts.filter(
        ({ key, limit }) => (texts.get(key) ?? '').length > limit,
      )
      expect(tooLong).toEqual([])
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

it('declares the values of the texts and labels of public pages', () => {
  const texts = flattenMessages(englishMessages)
  const declared = new Map<string, object>(
    declaredTexts.map(({ key, values }) => [key, values.toSorted()]),
  )
  for (const [group, labels] of Object.entries(labelValues))
    for (const [id, values] of Object.entries<readonly string[] | { plural: string }>(labels))
      declared.set(`labels.${group}.${id}`, 'plural' in values ? values : values.toSorted())
  for (const [key, text] of texts) {
    if (!/^(?:texts|labels)\./.test(key)) continue
    const values = namesIn(text).filter((name) => !shopNames.has(name))
    const isPlural = text.includes(', plural,')
    expect([key, declared.get(key) ?? []]).toEqual([key, isPlural ? { plural: values[0] } : values])
  }
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
      const plurals = used
        .filter(isPluralElement)
        .map(({ options }) => Object.keys(options).filter((form) => !form.startsWith('=')))
      const unknown = plurals.flat().filter((form) => !known.has(form))
      // A message with the form `other` alone is the same for every number.
      const lacking = plurals
        .filter(({ length }) => length > 1)
        .flatMap((forms) => pluralCategories.filter((form) => !forms.includes(form)))
      return [
        ...(own === wanted ? [] : [`${key} has ${own}, in English ${wanted}`]),
        ...unknown.map((form) => `${key}: the plural form ${form} is unknown in ${language}`),
        ...lacking.map((form) => `${key}: the plural form ${form} is missing`),
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

/** Names of the shop, which a translation may leave out. */
const shopNames = new Set(['brand', 'shortName'])

/** Names of a text's values, each once. */
function namesIn(text: string): string[] {
  return [...new Set(argumentsOf(parse(text)).map(({ value }) => value))].toSorted()
}

/**
 * Names of arguments and tags, each once, such as `{count} <link>`. A label comes with its forms, of
 * which each language takes what it needs.
 */
function describeArguments(used: readonly Argument[]): string {
  const others = used.filter(({ value }) => !shopNames.has(value))
  const names = others.map((element) =>
    isTagElement(element)
      ? `<${element.value}>`
      : `{${element.value.replace(/(?:Form|InText)$/, '')}}`,
  )
  return [...new Set(names)].toSorted().join(' ')
}

function scriptOf(language: string): string | undefined {
  return new Intl.Locale(language).maximize().script
}

function lettersOf(scripts: readonly (string | undefined)[]): RegExp {
  return new RegExp(scripts.map((script) => `\\p{Script=${script}}`).join('|') || '(?!)', 'u')
}

/** True if a message has words of its own, besides arguments and names that no language translates. */
function hasWords(message: string): boolean {
  return /[A-Za-z]{2,}/.test(withoutNames(message))
}

function withoutNames(message: string): string {
  return message.replaceAll(/\{\w+\}|<\/?\w+>/g, ' ').replaceAll(names, ' ')
}

const names =
  /WhatsApp|Instagram|Facebook|Pinterest|YouTube|Google Merchant Center|Google|Shopify|WooCommerce|Excel|CSV|JSON|XML|PDF|QR|URL|JPEG|PNG|WebP|MP4|MB|Ctrl|Enter|cm|px|https?:\/\/\S*/g

const blunders = {
  // “ક્યાં ક્યાં” means several places, “ઘરે ઘરે” every home.
  'a word twice in a row': /(?<![\p{L}\p{M}])(?!ક્યાં |ઘરે )([\p{L}\p{M}]+)\s+\1(?![\p{L}\p{M}])/u,
  'an ending after the time': /\d:\d\d(?!\p{Lu})\p{L}|बजे को/u,
  'a raw brace': /[{}]/,
}

/** Arguments that are moments or numbers, though their messages do not format them. */
const moments = new Set(['date', 'next', 'from', 'until', 'end', 'when'])
const numbers = new Set(['count', 'added', 'removed', 'max', 'number', 'total', 'percent'])
const counts = [0, 1, 2, 5]
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
  const branches = used.filter(isSelectElement).map(({ options }) => Object.keys(options))
  const rounds = Math.max(counts.length, ...branches.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => {
    const count = counts[round % counts.length]
    const values = used.map((element, index) => {
      const { value: name } = element
      if (isTagElement(element)) return [name, (words: string) => words || '…'] as const
      if (isDateElement(element) || isTimeElement(element)) return [name, new Date(at)] as const
      if (isSelectElement(element)) {
        const forms = Object.keys(element.options)
        return [name, forms[round % forms.length]] as const
      }
      if (!isArgumentElement(element) || numbers.has(name)) return [name, count] as const
      return [name, moments.has(name) ? dates[round % 3] : people[index % 2]] as const
    })
    return t.markup('message', Object.fromEntries(values))
  })
}

function fail(error: Error): never {
  throw error
}
