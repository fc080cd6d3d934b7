import { readMeasure } from '../measures/measure.ts'
import { describeMeasure, isNumberAlone, writeMeasure } from '../measures/measure-format.ts'
import { millimetresPer } from '../measures/measure-units.ts'
import { englishUnits, type UnitWords, withUnitWords } from '../measures/unit-words.ts'
import type { ChoiceUnit, OfferedChoice } from './offered-choice.ts'

/** A measure that a visitor typed. */
export interface ChosenMeasure {
  /** As typed, with a unit. */
  text: string
  millimetres: number
  /** In both units, the shop's own first. */
  both: string
}

/** Why a typed measure cannot be taken. */
export type MeasureError = 'unreadable' | 'out-of-bounds'

/** Bounds of a measure in the shop's unit. */
export type MeasureBounds = Pick<OfferedChoice, 'unit' | 'min' | 'max'>

/** Longer texts are no measures. */
const MAX_MEASURE_LENGTH = 40

/**
 * Reads a measure as people write it, such as `4'6"`, `120 cm` or `४ फीट`. A number without a unit
 * is in the shop's unit.
 */
export function readChosenMeasure(
  text: string,
  { unit, min, max }: MeasureBounds,
  words: UnitWords = englishUnits,
): ChosenMeasure | MeasureError {
  const typed = text.replace(/\s+/g, ' ').trim()
  if (typed.length > MAX_MEASURE_LENGTH) return 'unreadable'
  const shopUnit = unit === '' ? 'cm' : unit
  const withUnit = isNumberAlone(typed) ? `${typed} ${shopUnit}` : typed
  const millimetres = readMeasure(withUnit)
  if (millimetres === null) return 'unreadable'
  const least = Math.round((min ?? 0) * millimetresPer[shopUnit])
  const most = max === null ? Number.POSITIVE_INFINITY : Math.round(max * millimetresPer[shopUnit])
  if (millimetres < least || millimetres > most) return 'out-of-bounds'
  return { text: withUnit, millimetres, both: writeInBothUnits(millimetres, unit, words) }
}

/** The same for any choice of a page, in the units of its language. */
export function measureReader(words?: UnitWords) {
  return (text: string, choice: MeasureBounds) => readChosenMeasure(text, choice, words)
}

/** The measure in both units, the shop's own first: `137 cm (4 ft 6 in)` or `54 in (137 cm)`. */
export function writeInBothUnits(
  millimetres: number,
  unit: ChoiceUnit | '',
  words: UnitWords = englishUnits,
): string {
  const text =
    unit === 'in'
      ? `${inInches(millimetres)} (${describeMeasure(millimetres, 'cm')})`
      : `${writeMeasure(millimetres, 'cm')} (${describeMeasure(millimetres, 'ft')})`
  return withUnitWords(text, words)
}

function inInches(millimetres: number): string {
  return `${Math.round((millimetres / millimetresPer.in) * 10) / 10} in`
}
