import { readMeasure } from './measure.ts'
import { millimetresPer } from './measure-units.ts'

/** `137.2 cm` or `4 ft 6 in`: the shortest text that parses to the same millimetres. */
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

/** Rounding steps for comparison, in millimetres: one centimetre, half an inch. */
const steps: Record<MeasureSystem, number> = { cm: millimetresPer.cm, ft: millimetresPer.in / 2 }

/** Rounded measure for comparison: `137 cm` or `4 ft 6 in`. Values below half a step stay exact. */
export function describeMeasure(millimetres: number, system: MeasureSystem): string {
  const rounded = Math.round(Math.round(millimetres / steps[system]) * steps[system])
  return writeMeasure(rounded === 0 ? millimetres : rounded, system)
}

/**
 * Normalises a typed size for URLs. A number without a unit is in `system`, by default in
 * centimetres. The result is in `system`, by default in the system of the text. Empty if the text
 * cannot be parsed.
 */
export function normaliseMeasure(text: string, system?: MeasureSystem): string {
  const millimetres = readMeasure(isNumberAlone(text) ? `${text} ${system ?? 'cm'}` : text)
  return millimetres === null ? '' : writeMeasure(millimetres, system ?? systemOf(text))
}

/** True for a number without a unit. */
export function isNumberAlone(text: string): boolean {
  return !/["'′″’”\p{Letter}]/u.test(text)
}

export function systemOf(text: string): MeasureSystem {
  return /["'′″’”]|in|f[eot]/i.test(text) ? 'ft' : 'cm'
}

/** Measure systems: metric, or feet and inches. */
export const measureSystems = ['cm', 'ft'] as const
export type MeasureSystem = (typeof measureSystems)[number]
