import { type MeasureSystem, measureSystems } from '../../../domain/measures/measure-format.ts'
import { readStored, writeStored } from '../ui/browser-storage.ts'

const key = 'unit'

/** Visitor's measure system from localStorage; null until chosen. */
export function readStoredSystem(): MeasureSystem | null {
  const known = readStored(key)
  return measureSystems.find((name) => name === known) ?? null
}

export function storeSystem(system: MeasureSystem): void {
  writeStored(key, system)
}
