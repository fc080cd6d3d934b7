/** Point of a picture, in whole percent from the left and the top. */
export interface Point {
  x: number
  y: number
}

const centre: Point = { x: 50, y: 50 }

/** Parses a CSS object-position such as `40% 60%`; anything else is the centre. */
export function readFocus(focus: string): Point {
  const found = /^(?<x>\d+)% (?<y>\d+)%$/.exec(focus)?.groups
  return found === undefined ? centre : pointAt(Number(found.x), Number(found.y))
}

/** Formats a point; empty for the centre, which is the default. */
export function writeFocus({ x, y }: Point): string {
  return x === centre.x && y === centre.y ? '' : `${x}% ${y}%`
}

export function pointAt(x: number, y: number): Point {
  const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))
  return { x: within(x), y: within(y) }
}
