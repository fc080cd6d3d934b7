import { MAX_MEASURE_MM, readMeasure } from '../../../domain/measures/measure.ts'
import { millimetresPer } from '../../../domain/measures/measure-units.ts'
import { takeSeats } from '../../../domain/measures/seats.ts'
import { decimalOf, hundredthsOf, readDecimal } from '../../../domain/money/decimal.ts'
import {
  amountPattern,
  boundPatterns,
  cleanQuery,
  joinDimensions,
  lengthPattern,
  multiplierOf,
  numberPattern,
  sidePattern,
} from './measure-patterns.ts'

/** A range of lengths in millimetres. */
export interface LengthRange {
  min: number
  max: number
}

/** Measures, amounts and seats of a query. */
export interface QueryMeasures {
  /** The query without them, in lower case; bounds without a measure stay. */
  text: string
  /** The measures and amounts as typed, with their bounds. */
  measures: string[]
  /**
   * Sizes without a bound, ±10 % or from end to end: each is to fit one of the dimensions of a
   * piece.
   */
  sizes: LengthRange[]
  /** Bounds of the longer of width and length, in millimetres. */
  minSize?: number
  maxSize?: number
  /** Bounds of the price as normalised decimals. */
  minPrice?: string
  maxPrice?: string
  /** Numbers of people that the piece seats; any of them will do. */
  seats: number[]
}

/**
 * Takes measures, amounts and seats out of a query. Bounds are written before (`under 150 cm`) or,
 * in Hindi and Gujarati, behind (`150 cm se kam`).
 *
 * - An amount without a bound is an upper one: visitors with 50,000 rupees also buy for less.
 * - A number without a unit is a word. Behind a bound it is an amount from 1,000 on, and centimetres
 *   from 10 to 999. Behind `budget` or `price` it is an amount.
 * - Two numbers with an `x` and no unit are feet up to 12 (`6x3`) and centimetres from 100 on.
 */
export function readMeasures(q: string): QueryMeasures {
  const [head, tail] = splitAt(q, MAX_LENGTH)
  const { seats, rest } = takeSeats(cleanQuery(head))
  const found: QueryMeasures = { text: '', measures: [], sizes: [], seats }
  const takeAll = (from: string, pattern: RegExp, add: typeof addRange) =>
    from.replace(pattern, (all: string, ...groups: unknown[]) => {
      if (!add(found, readGroups(groups))) return all
      found.measures.push(all.trim())
      return ' '
    })
  const withoutRanges = takeAll(rest, rangePattern, addRange)
  const withoutMeasures = takeAll(withoutRanges, measurePattern, addMeasure)
  return { ...found, text: `${withoutMeasures} ${tail}`.replace(/\s+/g, ' ').trim() }
}

/** Measures are read from the beginning of a query; the rest of a longer one is text. */
const MAX_LENGTH = 500

function splitAt(text: string, length: number): [string, string] {
  if (text.length <= length) return [text, '']
  const space = text.lastIndexOf(' ', length)
  const cut = space > 0 ? space : length
  return [text.slice(0, cut), text.slice(cut)]
}

/** Named groups of a match, which `replace` passes last. */
function readGroups(values: unknown[]): Map<string, string> {
  const groups = values.at(-1)
  const entries = typeof groups === 'object' && groups !== null ? Object.entries(groups) : []
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

const { max, min, budget, maxBehind, minBehind, between, betweenBehind, link } = boundPatterns
/** A number without a unit of another kind: `under 6 years`, `up to 120 kg`. */
const bareNumber = `(?<!\\p{Letter}|\\p{Mark}|\\p{Number}|[.,])${numberPattern}(?![\\p{Number}.,]*\\d)(?!\\s*(?:%|x|(?:kgs?|kilos?|kilograms?|किलो|કિલો|g|gms?|lit(?:re|er)s?|years?|yrs?|saal|days?|weeks?|months?|w|watts?)(?![\\p{Letter}])))`
const end = `(?:${lengthPattern}|${amountPattern}|${bareNumber})`

const rangePattern = new RegExp(
  `(?:(?<between>${between})\\s+|(?<budget>${budget})\\s+)?(?<from>${end})\\s*(?<link>${link})\\s*(?<to>${end})(?:\\s*(?<behind>${betweenBehind}))?`,
  'gu',
)

const measurePattern = new RegExp(
  `(?:${sidePattern}\\s*(?:of|:)?\\s*)?(?:(?:(?<max>${max})|(?<min>${min})|(?<budget>${budget}))\\s*)?(?:(?<length>${lengthPattern}(?:\\s*${sidePattern})?)|(?<amount>${amountPattern})|(?<bare>${bareNumber}))(?:\\s*(?:(?<maxBehind>${maxBehind})|(?<minBehind>${minBehind})))?`,
  'gu',
)

function addRange(found: QueryMeasures, groups: Map<string, string>): boolean {
  const [from = '', to = ''] = [groups.get('from'), groups.get('to')]
  const isBetween = groups.has('between') || groups.has('behind')
  // `and` joins two measures unless `between` comes before them.
  if (/^(?:and|aur|और|અને)$/.test(groups.get('link') ?? '') && !isBetween) return false
  const amounts = readAmountRange(from, to, groups.has('budget'))
  if (amounts !== null) {
    Object.assign(found, { minPrice: amounts[0], maxPrice: amounts[1] })
    return true
  }
  const lengths = readLengthRange(from, to, isBetween)
  if (lengths === null) return false
  if (isBetween) Object.assign(found, { minSize: lengths.min, maxSize: lengths.max })
  else found.sizes.push(lengths)
  return true
}

/** Amounts from the lower to the upper one: `10k-20k`, `10-20k`, `₹10,000 to 20,000`. */
function readAmountRange(from: string, to: string, isBudget: boolean): [string, string] | null {
  if (isLength(from) || isLength(to)) return null
  const isMarked = isAmount(from) || isAmount(to) || isBudget
  const factor = multiplierOf(from) === 1 ? multiplierOf(to) : multiplierOf(from)
  const upper = readAmount(to)
  const plain = readAmount(from)
  const scaled = readAmount(from, factor)
  if (upper === null || plain === null || scaled === null) return null
  const lower = hundredthsOf(scaled) <= hundredthsOf(upper) ? scaled : plain
  if (hundredthsOf(lower) >= hundredthsOf(upper)) return null
  return isMarked || Number(plain) >= MIN_BARE_AMOUNT ? [lower, upper] : null
}

function readLengthRange(from: string, to: string, isBetween: boolean): LengthRange | null {
  const unit = isLength(to) ? unitOf(to) : isBetween && !isAmount(to) ? ' cm' : ''
  const upper = readMeasure(isLength(to) ? to : `${to}${unit}`)
  const lower = readMeasure(isLength(from) ? from : `${from}${unit}`)
  if (unit === '' || upper === null || lower === null || lower >= upper) return null
  return { min: lower, max: upper }
}

function unitOf(length: string): string {
  return length.replace(/^[\d.,/]+(?:\s+\d+\/\d+)?/, '')
}

function addMeasure(found: QueryMeasures, groups: Map<string, string>): boolean {
  const isMax = groups.has('max') || groups.has('maxBehind')
  const isMin = groups.has('min') || groups.has('minBehind')
  const bare = groups.get('bare')
  const isBudget = groups.has('budget')
  if (bare !== undefined && !isMax && !isMin && !isBudget) return false
  const length = groups.get('length') ?? (isBudget ? undefined : bareLengthOf(bare))
  if (length !== undefined) return addLengths(found, readLengths(length), isMax, isMin)
  const amount = readAmount(groups.get('amount') ?? bareAmountOf(bare, isBudget))
  if (amount === null) return false
  if (isMin) found.minPrice = amount
  else found.maxPrice = amount
  return true
}

/** Numbers without a unit are centimetres in this range. */
const [MIN_BARE_CM, MAX_BARE_CM] = [10, 999]
const MIN_BARE_AMOUNT = 1_000

function bareLengthOf(bare: string | undefined): string | undefined {
  const value = Number(bare)
  return value >= MIN_BARE_CM && value <= MAX_BARE_CM ? `${bare} cm` : undefined
}

function bareAmountOf(bare = '', isBudget = false): string {
  const amount = readDecimal(bare)
  return amount !== null && (isBudget || Number(amount) >= MIN_BARE_AMOUNT) ? amount : ''
}

function addLengths(
  found: QueryMeasures,
  lengths: number[],
  isMax: boolean,
  isMin: boolean,
): boolean {
  if (lengths.length === 0) return false
  const longest = Math.max(...lengths)
  if (isMax) found.maxSize = longest
  else if (isMin) found.minSize = longest
  else found.sizes.push(...lengths.map(aboutSize))
  return true
}

/** Share by which a size may differ from the typed one. */
const TOLERANCE = 0.1

function aboutSize(length: number): LengthRange {
  return {
    min: Math.round(length * (1 - TOLERANCE)),
    max: Math.min(MAX_MEASURE_MM, Math.round(length * (1 + TOLERANCE))),
  }
}

/** Lengths in millimetres of `150 cm`, `5' 6"` or `6x3 feet`; none if one cannot be parsed. */
function readLengths(text: string): number[] {
  const sides = text.split(joinDimensions)
  if (sides.length === 1) return readAll([text])
  const unit = sides.findLast(isLength)
  return readAll(
    sides.map((side) =>
      isLength(side) ? side : `${side}${unit ? unitOf(unit) : bareUnit(sides)}`,
    ),
  )
}

function bareUnit(sides: string[]): string {
  const values = sides.map(Number)
  if (values.every((value) => value <= MAX_BARE_FEET)) return ' ft'
  // Smaller numbers may be centimetres or inches.
  return values.some((value) => value >= MIN_BARE_SIDE_CM) ? ' cm' : ' (unknown unit)'
}

const MAX_BARE_FEET = 12
const MIN_BARE_SIDE_CM = millimetresPer.m / millimetresPer.cm

function readAll(texts: string[]): number[] {
  const lengths = texts.map(readMeasure)
  return lengths.every((length) => length !== null) ? lengths : []
}

const wholeLength = new RegExp(`^\\s*${lengthPattern}\\s*$`, 'u')
const wholeAmount = new RegExp(`^\\s*${amountPattern}\\s*$`, 'u')

function isLength(text: string): boolean {
  return wholeLength.test(text)
}

function isAmount(text: string): boolean {
  return wholeAmount.test(text)
}

/** Normalised decimal of `₹20,000/-`, `20k` or `1.5 lakh`; null if there is no number. */
function readAmount(text: string, factor = multiplierOf(text)): string | null {
  const [number] = new RegExp(numberPattern).exec(text) ?? []
  const decimal = readDecimal(number ?? '')
  return decimal === null ? null : decimalOf(hundredthsOf(decimal) * factor)
}
