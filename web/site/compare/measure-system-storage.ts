import { type MeasureSystem, measureSystems } from '../../../domain/measures/measure-format.ts'

const key = 'unit'

/** Visitor's measure system from localStorage; null until chosen. */
export function readStoredSystem(): MeasureSystem | null {
  try {
    const known = localStorage.getItem(key)
    return measureSystems.find((name) => name === known) ?? null
  } catch {
    return null
  }
}

export function storeSystem(system: MeasureSystem): void {
  try {
    localStorage.setItem(key, system)
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
}
