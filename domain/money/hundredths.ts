/** Normalised amount in hundredths of the currency unit, so that sums and comparisons are exact. */
export function hundredthsOf(decimal: string): number {
  return Math.round(Number(decimal) * 100)
}

/** Normalised amount of hundredths of the currency unit. */
export function decimalOf(hundredths: number): string {
  const places = String(hundredths % 100).padStart(2, '0')
  const whole = String(Math.floor(hundredths / 100))
  return places === '00' ? whole : `${whole}.${places}`
}
