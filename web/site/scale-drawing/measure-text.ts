import { describeMeasure, type MeasureSystem } from '../../../domain/measures/measure-format.ts'
import { type UnitWords, withUnitWords } from '../../../domain/measures/unit-words.ts'

/** Writes lengths in one measure system and in the words of a language. */
export type WriteLength = (millimetres: number) => string

export function lengthWriter(system: MeasureSystem, units: UnitWords): WriteLength {
  return (millimetres) => withUnitWords(describeMeasure(millimetres, system), units)
}
