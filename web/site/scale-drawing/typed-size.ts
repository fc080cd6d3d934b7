import { readMeasure } from '../../../domain/measures/measure.ts'
import {
  isNumberAlone,
  type MeasureSystem,
  normaliseMeasure,
} from '../../../domain/measures/measure-format.ts'

/** Meaning of a typed size: its length, or that it cannot be read. Both null if nothing is typed. */
export interface TypedSize {
  text: string
  millimetres: number | null
  isUnreadable: boolean
}

/** Reads a size as the shop's size filter does: a number without a unit is in `system`. */
export function readTypedSize(typed: string, system: MeasureSystem): TypedSize {
  const text = typed.trim()
  if (text === '') return { text, millimetres: null, isUnreadable: false }
  const size = normaliseMeasure(text, isNumberAlone(text) ? system : undefined)
  const millimetres = size === '' ? null : readMeasure(size)
  return millimetres === null
    ? { text, millimetres, isUnreadable: true }
    : { text: size, millimetres, isUnreadable: false }
}
