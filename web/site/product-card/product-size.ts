interface Sizes {
  width: string
  length: string
  height: string
}

/**
 * Size of a product as typed: `W 120 × L 202 × H 205 cm`, the unit only once if all plain numbers
 * share it. Missing sides are left out; empty if there are none.
 */
export function sizeOf({ width, length, height }: Sizes): string {
  const known = Object.entries({ W: width, L: length, H: height }).filter(([, text]) => text !== '')
  const units = known.map(([, text]) => /^[0-9.,]+ ?(\p{Letter}+)$/u.exec(text)?.[1])
  const isShared = units[0] !== undefined && new Set(units).size === 1
  return known
    .map(([letter, text], at) => {
      const isLast = at === known.length - 1
      return `${letter} ${isShared && !isLast ? text.replace(/[^0-9]+$/, '') : text}`
    })
    .join(' × ')
}
