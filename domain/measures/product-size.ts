import { readMeasure } from './measure.ts'
import { englishUnits, type UnitWords, unitWord, withUnitWords } from './unit-words.ts'

/** Sizes of a product as its owner typed them; unknown ones are empty. */
export interface ProductSizes {
  width: string
  length: string
  height: string
}

/** Sizes in the order of all pages: the longer horizontal side is the width. */
interface OrderedSizes {
  width: string
  depth: string
  height: string
}

/**
 * Orders the sides of a product, whatever its owner calls them. A side that cannot be parsed counts
 * as the shorter one; equal sides keep their order.
 */
export function orderSizes({ width, length, height }: ProductSizes): OrderedSizes {
  const sides = [width, length].filter((side) => side !== '')
  const [longer = '', shorter = ''] = sides.toSorted(
    (one, other) => (readMeasure(other) ?? 0) - (readMeasure(one) ?? 0),
  )
  return { width: longer, depth: shorter, height }
}

/** Sizes of a product as visitors look for them, in millimetres; null if not known. */
export interface ProductMeasures {
  /** Longer of width and length: the space that the product takes along a wall. */
  longer: number | null
  /** Shorter of both; null for a product with only one of them. */
  shorter: number | null
  height: number | null
}

export function measureProduct(sizes: ProductSizes): ProductMeasures {
  const { width, depth, height } = orderSizes(sizes)
  return { longer: readMeasure(width), shorter: readMeasure(depth), height: readMeasure(height) }
}

/**
 * Size of a product on one line: `202 W × 120 D × 205 H cm`. The unit comes at the end if all
 * sides share it; missing sides are left out. Empty without any. Lines break between the sides only.
 */
export function formatSize(sizes: ProductSizes, words: SizeWords = englishSizes): string {
  const { width, depth, height } = orderSizes(sizes)
  const sides = [
    { letter: words.width, text: width },
    { letter: words.depth, text: depth },
    { letter: words.height, text: height },
  ].filter(({ text }) => text !== '')
  const measures = sides.map(({ text }) => plainMeasure.exec(text)?.groups)
  const unit = measures[0]?.unit
  const isShared = unit !== undefined && measures.every((measure) => measure?.unit === unit)
  if (!isShared)
    return joinSides(
      sides.map(({ letter, text }) => withLetter(withUnitWords(text, words), letter)),
    )
  const numbers = sides.map(({ letter }, at) => `${measures[at]?.number} ${letter}`)
  return joinSides([...numbers.slice(0, -1), `${numbers.at(-1)} ${unitWord(unit, words)}`])
}

/** Letters of the three sides, and units. */
export interface SizeWords extends UnitWords {
  width: string
  depth: string
  height: string
}

const englishSizes: SizeWords = { width: 'W', depth: 'D', height: 'H', ...englishUnits }

function joinSides(sides: string[]): string {
  return sides.map((side) => side.replaceAll(' ', NO_BREAK_SPACE)).join(`${NO_BREAK_SPACE}× `)
}

const NO_BREAK_SPACE = '\u00a0'

/** A number or range with a unit in letters. */
const plainMeasure =
  /^(?<number>[\p{Nd}.,]+(?: ?[-–] ?[\p{Nd}.,]+)?) ?(?<unit>\p{Letter}[\p{Letter}\p{Mark}]*)$/u

/** Words without a number, such as `on request`, follow their letter. */
function withLetter(text: string, letter: string): string {
  return /\p{Nd}/u.test(text) ? `${text} ${letter}` : `${letter} ${text}`
}
