interface Sizes {
  width: string
  length: string
  height: string
}

/**
 * A product's size as it was typed: `W 120 × L 202 × H 205 cm`, the unit once where it is the same behind plain
 * numbers. What is missing is left out; empty where nothing is there.
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
