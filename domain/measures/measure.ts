import { asciiDigitOf } from '../text/digits.ts'
import {
  andWords,
  companionWords,
  linkWords,
  millimetresPer,
  type Unit,
  unitOfWord,
} from './measure-units.ts'

/** Maximum measure in millimetres: an unsigned 16-bit integer. */
export const MAX_MEASURE_MM = 65_535

/** Limit of a product's text fields; the rest is ignored. */
const MAX_TEXT_LENGTH = 500
/** Numbers without a unit are centimetres; those out of range are ignored. */
const bareUnit = 'cm'
const [MIN_BARE_NUMBER, MAX_BARE_NUMBER] = [10, 999]

/**
 * Parses a text such as `4'6"`, `120–140 cm` or `४ फीट` into whole millimetres from 1 to
 * `MAX_MEASURE_MM`; null if there is no unambiguous measure. Of several measures the largest
 * counts, since the object has to fit.
 */
export function readMeasure(text: string): number | null {
  if (text === '') return null
  const tokens = tokensOf(text)
  const quantities = readQuantities(tokens)
  const hasUnit = quantities.some(({ unit }) => unit !== null)
  const measures = hasUnit ? addUp(shareUnits(quantities)) : readBare(tokens, quantities)
  const largest = Math.round(Math.max(...measures))
  return largest >= 1 && largest <= MAX_MEASURE_MM ? largest : null
}

interface Token {
  kind: 'number' | 'word' | 'sign'
  text: string
  /** True if no space separates it from the token before. */
  isGlued: boolean
}

const token =
  /(?<blank>\s+)|(?<number>[0-9]+(?:[.,][0-9]+)*)|(?<word>[\p{Letter}\p{Mark}]+)|(?<sign>''|.)/gsu

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let isGlued = false
  for (const { groups = {} } of clean(text).matchAll(token)) {
    const { number, word, sign } = groups
    if (number !== undefined) tokens.push({ kind: 'number', text: number, isGlued })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word, isGlued })
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, isGlued })
    isGlued = groups.blank === undefined
  }
  return tokens
}

/**
 * Stands for superscript digits: they mark an area and would otherwise become plain digits (NFKC).
 */
const raised = '□'

/** Normalises the many spellings of signs, digits and units. */
function clean(text: string): string {
  return (
    text
      .slice(0, MAX_TEXT_LENGTH)
      .replace(/[²³¹\u2070-\u209F]/g, raised)
      .replace(/[¼-¾⅐-⅞]/g, ' $&')
      .replace(/[″”“„‟ʺ˝]/g, '"')
      .replace(/[′’‘‛´`ʹʼ]/g, "'")
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\p{Format}/gu, '')
      .replace(/[^\P{Decimal_Number}0-9]/gu, (digit) => asciiDigitOf(digit) ?? raised)
      .replace(/[‐‑‒–—―−]/g, '-')
      .replace(/[×✕✖╳*]/g, 'x')
      .replaceAll('⁄', '/')
      .replaceAll('٫', '.')
      .replace(/(?<=[0-9'" ])x(?=[.,][0-9])/g, 'x ')
      .replace(leadingPoint, '0.')
      .replace(leadingComma, '0,')
      .replace(/(?<=[\p{Letter}\p{Mark}])\.(?=[\p{Letter}\p{Mark}])/gu, '')
      // Areas and volumes typed without a superscript: `12 m2`.
      .replace(/(?<=m)[23](?![0-9.,])/g, raised)
      .replace(/(से|सें|मि|સે|મિ)\.? ?(मी|મી)/g, '$1$2')
      .replace(/x(?=\s?[0-9])/g, ' x ')
      .replace(/(?<![0-9.,])([0-9]{1,3}) ([0-9]{3})(?= ?mm)/g, '$1$2')
  )
}

/**
 * Decimal point at the start of a number; after a letter it ends an abbreviation, as in `W.120 cm`.
 */
const leadingPoint = /(?<![\p{Letter}\p{Mark}0-9.])\.(?=[0-9])/gu
/**
 * Decimal comma at the start of a number; after another number it separates the two, as in `60 cm
 * ,120 cm`.
 */
const leadingComma = /(?<=^[^0-9]*|x )(?<![\p{Letter}\p{Mark}.,]),(?=[0-9])/gu

/** Number with its unit. */
interface Quantity {
  /** Digits and separators as written, without the fraction after them. */
  number: string
  fraction: number
  /** `other` for numbers that are no lengths. */
  unit: Unit | 'other' | null
  /** True if the unit is a prime sign: after primes for feet, the inches often have no unit. */
  isPrime: boolean
  /** Text between the previous quantity and this one. */
  link: string
  isGlued: boolean
}

function readQuantities(tokens: Token[]): Quantity[] {
  const quantities: Quantity[] = []
  let link = ''
  let at = 0
  while (at < tokens.length) {
    const here = tokens[at]
    if (here?.kind !== 'number') {
      link += linkOf(here)
      at += 1
      continue
    }
    const { next: behind, ...number } = readNumber(tokens, at)
    const { next, ...unit } = readUnit(tokens, behind)
    const quantity = { ...number, ...unit, link, isGlued: here.isGlued }
    quantities.push(isOfName(tokens, at) ? { ...quantity, unit: 'other' } : quantity)
    link = ''
    at = next
  }
  return quantities
}

/** Normalises the text between quantities; `?` is an unknown word. */
function linkOf(token: Token | undefined): string {
  if (token === undefined) return ''
  const { kind, text } = token
  if (kind === 'sign') return text === '.' || text === ':' ? '' : text
  if (linkWords.has(text)) return andWords.has(text) ? '&' : 'x'
  return companionWords.has(text) ? '' : '?'
}

/** True for a number that is part of a word, or negative: `B12`, `-12`. */
function isOfName(tokens: Token[], at: number): boolean {
  const [before, isGlued] = [tokens[at - 1], tokens[at]?.isGlued === true]
  return isGlued && (isUnknownWord(before) || (at === 1 && before?.text === '-'))
}

function isUnknownWord({ kind, text }: Token = { kind: 'sign', text: '', isGlued: false }) {
  return (
    kind === 'word' && ![unitOfWord, linkWords, companionWords].some((words) => words.has(text))
  )
}

/** Parses `4`, `1/2`, `4 1/2` or `4-1/2`. */
function readNumber(tokens: Token[], at: number) {
  const number = tokens[at]?.text ?? ''
  const alone = fractionAt(tokens, at)
  if (alone !== null) return { number: '0', fraction: alone, next: at + 3 }
  const isHyphened = tokens[at + 1]?.text === '-' && tokens[at + 2]?.isGlued === true
  const behind = isHyphened ? at + 2 : at + 1
  const fraction = /[.,]/.test(number) ? null : fractionAt(tokens, behind)
  if (fraction === null) return { number, fraction: 0, next: at + 1 }
  return { number, fraction, next: behind + 3 }
}

/** Fractions of rulers, plus halves, thirds and fifths. */
const denominators = [2, 3, 4, 5, 8, 16, 32]

function fractionAt(tokens: Token[], at: number): number | null {
  const [above, line, below] = tokens.slice(at, at + 3)
  if (above?.kind !== 'number' || line?.text !== '/' || below?.kind !== 'number') return null
  const [numerator, denominator] = [Number(above.text), Number(below.text)]
  const isProper = denominators.includes(denominator) && numerator >= 1 && numerator < denominator
  return isProper ? numerator / denominator : null
}

function readUnit(
  tokens: Token[],
  behind: number,
): Pick<Quantity, 'unit' | 'isPrime'> & { next: number } {
  // Unit after a hyphen or full stop: `4-ft`, `4. ft`.
  const isApart = /^[.-]$/.test(tokens[behind]?.text ?? '')
  const at = isApart && unitOfWord.has(tokens[behind + 1]?.text ?? '') ? behind + 1 : behind
  const word = tokens[at]
  if (word === undefined) return { unit: null, isPrime: false, next: behind }
  const prime = primes.get(word.text)
  const unit = prime ?? unitOfWord.get(word.text)
  if (unit === undefined) {
    const isOther = isUnknownWord(word) || /^[%°₹$€£□]$/u.test(word.text)
    return { unit: isOther ? 'other' : null, isPrime: false, next: behind }
  }
  const isArea = tokens[at + 1]?.text === raised
  return { unit: isArea ? 'other' : unit, isPrime: prime !== undefined, next: at + 1 }
}

const primes = new Map<string, Unit>([
  ["'", 'ft'],
  ["''", 'in'],
  ['"', 'in'],
])

/** Separators between the ends of a range or the sides of an object, which share a unit. */
const isParting = (link: string) => /^[-x/~&±+,]$/.test(link)

/**
 * Copies units to numbers without one from their neighbours: `4'6`, `1m20`, `120 x 60 cm`, `4 ft x
 * 6`.
 */
function shareUnits(quantities: Quantity[]): Quantity[] {
  const shared = [...quantities]
  for (const [at, quantity] of shared.entries()) {
    const before = shared[at - 1]
    if (quantity.unit !== null || before === undefined) continue
    const unit = smallerUnit(before, quantity)
    if (unit !== null) shared[at] = { ...quantity, unit }
  }
  for (let at = shared.length - 2; at >= 0; at--) {
    const [quantity, next] = [shared[at], shared[at + 1]]
    if (quantity?.unit === null && next !== undefined && isParting(next.link))
      shared[at] = { ...quantity, unit: next.unit }
  }
  for (const [at, quantity] of shared.entries()) {
    const before = shared[at - 1]
    if (quantity.unit === null && before !== undefined && isParting(quantity.link))
      shared[at] = { ...quantity, unit: before.unit }
  }
  return shared
}

/** Unit of a number without one after feet or metres. */
function smallerUnit(before: Quantity, { number, link, isGlued }: Quantity): Unit | null {
  if (before.unit === 'm') return isGlued && link === '' && /^[0-9]{2}$/.test(number) ? 'cm' : null
  const isBehindFeet = before.unit === 'ft' && Number(number) < 12
  return isBehindFeet && (link === '' || (link === '-' && before.isPrime)) ? 'in' : null
}

/** Smaller units that may follow a larger one, and how many of them it contains. */
const parts: Partial<Record<Unit, [Unit, number][]>> = {
  ft: [['in', 12]],
  m: [
    ['cm', 100],
    ['mm', 1_000],
  ],
  cm: [['mm', 10]],
}

/** Measures in millimetres; those in two units are added up. */
function addUp(quantities: Quantity[]): number[] {
  const measures: number[] = []
  for (const [at, quantity] of quantities.entries()) {
    const { unit } = quantity
    if (unit === null || unit === 'other') continue
    const before = quantities[at - 1]
    const length = numberOf(quantity, unit) * millimetresPer[unit]
    const larger = before?.unit === 'other' ? null : before?.unit
    const limit = larger && parts[larger]?.find(([smaller]) => smaller === unit)?.[1]
    const isPart = limit && /^[-,&+]?$/.test(quantity.link) && numberOf(quantity, unit) < limit
    measures.push(isPart ? (measures.pop() ?? 0) + length : length)
  }
  return measures
}

/** Numbers without any unit or unknown word in the text. */
function readBare(tokens: Token[], quantities: Quantity[]): number[] {
  const isAlone = quantities.every(({ link }, at) => at === 0 || isParting(link))
  if (!isAlone || tokens.some(isUnknownWord)) return []
  const values = quantities.map((quantity) => numberOf(quantity, bareUnit))
  const isMeant = values.every((value) => value >= MIN_BARE_NUMBER && value <= MAX_BARE_NUMBER)
  return isMeant ? values.map((value) => value * millimetresPer[bareUnit]) : []
}

/** NaN for malformed numbers such as `4.5.6`. */
function numberOf({ number, fraction }: Quantity, unit: Unit): number {
  const groups = number.split(/[.,]/)
  const decimals = hasDecimals(number, unit) ? (groups.pop() ?? '') : ''
  const isGrouped = groups.slice(1).every((group) => /^[0-9]{2,3}$/.test(group))
  return isGrouped ? Number(`${groups.join('')}.${decimals}0`) + fraction : Number.NaN
}

/** True if the last separator is the decimal separator; otherwise all of them group digits. */
function hasDecimals(number: string, unit: Unit): boolean {
  const [last = '', ...others] = number.replace(/[0-9]/g, '').split('').reverse()
  if (last === '') return false
  if (others.length > 0) return !others.includes(last)
  // `1.250` is ambiguous. Metres are never thousands and a group never follows a zero, so these are
  // decimals; millimetres have no thousandths, so those are groups. Otherwise a point is decimal
  // and a comma groups.
  if (!/[.,][0-9]{3}$/.test(number) || unit === 'm' || /^0+[.,]/.test(number)) return true
  return unit !== 'mm' && last === '.'
}
