/** Brand name of the shop, in full and short. */
export function brandOf({ brandName }: { brandName: string }) {
  const brand = brandName || 'Our shop'
  return { brand, shortName: firstWord(brand) }
}

/** "Zula Living" is shortened to "Zula"; a name that starts with an article stays whole. */
function firstWord(brand: string): string {
  const [first = brand] = brand.split(/\s+/)
  return /^(?:the|a|an|our|my)$/i.test(first) ? brand : first
}
