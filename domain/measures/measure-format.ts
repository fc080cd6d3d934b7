import { readMeasure } from './measure.ts'
import type { MeasureSystem } from './measure-system.ts'
import { millimetresPer } from './measure-units.ts'

/** `137.2 cm` or `4 ft 6 in`: no longer than it takes to be read as the same millimetres. */
export function writeMeasure(millimetres: number, system: MeasureSystem): string {
  if (system === 'cm') return `${millimetres / millimetresPer.cm} cm`
  const [whole, ...finer] = [1, 10, 100].map((parts) => {
    const inches = Math.round((millimetres / millimetresPer.in) * parts) / parts
    return writeInches(inches, parts)
  })
  return [whole, ...finer].find((text) => readMeasure(text ?? '') === millimetres) ?? finer[1] ?? ''
}

function writeInches(all: number, parts: number): string {
  const feet = Math.floor(all / 12)
  const inches = Math.round((all - feet * 12) * parts) / parts
  const texts = [feet > 0 ? `${feet} ft` : '', inches > 0 || feet === 0 ? `${inches} in` : '']
  return texts.filter(Boolean).join(' ')
}

/** The steps in which people compare sizes: centimetres, and halves of an inch. */
const steps: Record<MeasureSystem, number> = { cm: millimetresPer.cm, ft: millimetresPer.in / 2 }

/** About what it is, for comparing: `137 cm` or `4 ft 6 in`. What is smaller than a step is written as it is. */
export function describeMeasure(millimetres: number, system: MeasureSystem): string {
  const rounded = Math.round(Math.round(millimetres / steps[system]) * steps[system])
  return writeMeasure(rounded === 0 ? millimetres : rounded, system)
}

/**
 * What somebody types who looks for a size, in the form that addresses have: a number alone is in `system`, in
 * centimetres without one. It is written in `system`, without one in what it is given in. Empty where nothing
 * can be read.
 */
export function normaliseMeasure(text: string, system?: MeasureSystem): string {
  const millimetres = readMeasure(isNumberAlone(text) ? `${text} ${system ?? 'cm'}` : text)
  return millimetres === null ? '' : writeMeasure(millimetres, system ?? systemOf(text))
}

/** Whether a text says no unit. */
export function isNumberAlone(text: string): boolean {
  return !/["'′″’”\p{Letter}]/u.test(text)
}

/** The system that a measure is given in. */
export function systemOf(text: string): MeasureSystem {
  return /["'′″’”]|in|f[eot]/i.test(text) ? 'ft' : 'cm'
}
