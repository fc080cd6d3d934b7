/** Point of a picture as shares of its sides. */
export interface Point {
  x: number
  y: number
}

const centre: Point = { x: 0.5, y: 0.5 }

/** The point of a CSS position such as `40% 60%`; anything else is the centre. */
export function readFocus(position: string): Point {
  const { x, y } = /^(?<x>\d{1,3})% (?<y>\d{1,3})%$/.exec(position)?.groups ?? {}
  const share = (percent: string) => Math.min(1, Number(percent) / 100)
  return x === undefined || y === undefined ? centre : { x: share(x), y: share(y) }
}

/** A point as a CSS position; empty for the centre, which is that of no focus. */
export function writeFocus({ x, y }: Point): string {
  const position = `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
  return position === '50% 50%' ? '' : position
}
