/** Words of the units that pages write. */
export interface UnitWords {
  cm: string
  ft: string
  in: string
}

export const englishUnits: UnitWords = { cm: 'cm', ft: 'ft', in: 'in' }

/** Measures with the units of a language: `137 cm (4 ft 6 in)`. */
export function withUnitWords(text: string, words: UnitWords): string {
  return text.replace(/(?<=\d[\s\u00a0]?)(?<unit>cm|ft|in)(?![\p{Letter}\p{Mark}])/gu, (unit) =>
    unitWord(unit, words),
  )
}

/** Word of a unit; another unit stays as it is. */
export function unitWord(unit: string, words: UnitWords): string {
  return unit === 'cm' || unit === 'ft' || unit === 'in' ? words[unit] : unit
}
