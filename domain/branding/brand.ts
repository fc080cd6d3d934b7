/** What the shop is called, in full and by those who know it. */
export function brandOf({ brandName }: { brandName: string }) {
  const brand = brandName || 'Our shop'
  return { brand, shortName: firstWord(brand) }
}

/** "Zula Living" is "Zula" to those who know it; a name that starts with an article stays whole. */
function firstWord(brand: string): string {
  const [first = brand] = brand.split(/\s+/)
  return /^(?:the|a|an|our|my)$/i.test(first) ? brand : first
}
