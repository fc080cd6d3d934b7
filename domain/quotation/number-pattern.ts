import { type ApiMessage, message } from '../messages/api-message.ts'

/** Numbers of quotations of a shop that has no pattern of its own. */
export const defaultNumberPattern = 'Q-{year}-{number}'

/** In characters. */
export const MAX_NUMBER_PATTERN = 40

const known = '{year}, {number}'
const placeholder = /\{([^{}]*)\}/g

/** Error of a pattern; undefined if it is valid. */
export function findNumberPatternError(pattern: string): ApiMessage | undefined {
  const used = [...pattern.matchAll(placeholder)].map(([, word = '']) => word)
  const unknown = used.find((word) => word !== 'year' && word !== 'number')
  if (unknown !== undefined)
    return message('chat.unknownPlaceholder', { word: `{${unknown}}`, known })
  if (used.filter((word) => word === 'number').length !== 1)
    return message('chat.placeholderNeeded', { word: '{number}' })
  return /[{}]/.test(pattern.replace(placeholder, ''))
    ? message('chat.unknownPlaceholder', { word: '{', known })
    : undefined
}

/** Name of the sequence that numbers of a pattern are counted in: the year, or `all`. */
export function sequenceOf(pattern: string, year: string): string {
  return pattern.includes('{year}') ? year : 'all'
}

export function writeNumber(pattern: string, year: string, number: number): string {
  return pattern.replaceAll('{year}', year).replace('{number}', String(number))
}
