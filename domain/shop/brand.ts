/** Brand name of the shop, in full and short. */
export function brandOf({ brandName }: { brandName: string }) {
  const brand = brandName || 'Our shop'
  return { brand, shortName: firstWord(brand) }
}

/**
 * Title of a page: the one that the owner wrote for search engines, else its name. The brand follows,
 * unless the owner's title names it.
 */
export function titleOfPage(own: string, name: string, brand: string): string {
  const isNamed = own !== '' && wordsOf(own).includes(wordsOf(brand))
  return isNamed ? own : `${own || name} | ${brand}`
}

/** Words between spaces, so that none is found within another. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return ` ${words.join(' ')} `
}

/** "Zula Living" is shortened to "Zula"; a name that starts with an article stays whole. */
function firstWord(brand: string): string {
  const [first = brand] = brand.split(/\s+/)
  return /^(?:the|a|an|our|my)$/i.test(first) ? brand : first
}
