import { type MeasureSystem, measureSystems } from '../../../domain/measures/measure-system.ts'

const key = 'unit'

/** What a visitor chose to measure in, as the browser remembers it; null where nothing was chosen. */
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
    // Where storing is forbidden it lasts as long as the page.
  }
}
