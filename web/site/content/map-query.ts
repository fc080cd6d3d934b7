/**
 * Map query of an address; null without one. A city completes an address that is a street alone:
 * after a comma the address names its own.
 */
export function mapQueryOf(address: string, city: string): string | null {
  if (address.trim() === '') return null
  const parts = address.split(/[,\n]/).filter((part) => part.trim() !== '')
  const namesCity = parts.length > 1 || address.toLowerCase().includes(city.toLowerCase())
  return namesCity ? address : `${parts.join('').trim()}, ${city}`
}
