import { createTranslator } from 'use-intl'
import { expect, it } from 'vitest'
import { formatDate, formatDateTime, formatExactTime } from '../ui/date-format.ts'
import { messages as english } from './en/messages.ts'
import { messages as gujarati } from './gu/messages.ts'
import { messages as hindi } from './hi/messages.ts'

const at = '2026-11-24T05:30:00Z'
const timeZone = 'Asia/Kolkata'

/** Arguments and tags that stand for a moment. */
const moments = new Set(['date', 'next', 'from', 'until', 'end', 'when'])
/** Arguments that are numbers, though their messages do not format them. */
const numbers = new Set(['count', 'added', 'removed', 'max', 'number', 'total', 'percent'])

const mistakes = {
  'a word twice in a row': /(?<![\p{L}\p{M}])([\p{L}\p{M}]+)\s+\1(?![\p{L}\p{M}])/u,
  'an ending after the time': /\d:\d\d\p{L}|बजे को/u,
  'a raw brace': /[{}]/,
}

it.each([
  ['en-GB', english],
  ['hi-IN', hindi],
  ['gu-IN', gujarati],
])('messages for %s read well with real dates and small numbers', (locale, messages) => {
  const dates = [
    formatExactTime(new Date(at), timeZone, locale),
    formatDateTime(at, timeZone, locale),
    formatDate(at, timeZone, locale),
  ]
  const wrong = textsOf(messages).flatMap((message) =>
    fill(locale, message, dates).flatMap((text) =>
      Object.entries(mistakes)
        .filter(([, mistake]) => mistake.test(text))
        .map(([name]) => `${name}: ${text}`),
    ),
  )
  expect(wrong).toEqual([])
})

function textsOf(messages: object): string[] {
  return Object.values(messages).flatMap((value) =>
    typeof value === 'string' ? [value] : textsOf(value),
  )
}

/** The message with each date and number, and with names that differ from each other. */
function fill(locale: string, message: string, dates: readonly string[]): string[] {
  const t = createTranslator({
    locale,
    messages: { message },
    timeZone,
    onError(error) {
      throw error
    },
  })
  const names = [...message.matchAll(/[{<](\w+)/g)].map(([, name = '']) => name)
  if (names.length === 0) return [message]
  const isNumber = (name: string) =>
    numbers.has(name) || new RegExp(`\\{${name}, (?:plural|number)`).test(message)
  const isDated = names.some((name) => moments.has(name))
  const counts = names.some(isNumber) ? [0, 1, 2, 5] : [5]
  return counts.flatMap((count) =>
    (isDated ? dates : dates.slice(0, 1)).map((date) => {
      const values = names.map((name, index) => {
        const value = moments.has(name) ? date : `“${index}”`
        if (message.includes(`<${name}>`)) return [name, (words: string) => words || value]
        return [name, isNumber(name) ? count : value]
      })
      return t.markup('message', Object.fromEntries(values))
    }),
  )
}
