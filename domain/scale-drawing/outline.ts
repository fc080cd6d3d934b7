/** SVG path data in millimetres, from the upper left corner, in whole numbers. */
export type Outline = string

type Point = readonly [number, number]

/** Rectangle, with rounded corners of a radius that fits it. */
export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): Outline {
  const [right, bottom] = [x + width, y + height]
  const round = Math.min(radius, width / 2, height / 2)
  if (round <= 0) return `M${at(x, y)}H${n(right)}V${n(bottom)}H${n(x)}z`
  const corner = (toX: number, toY: number) => `A${n(round)} ${n(round)} 0 0 1 ${at(toX, toY)}`
  return [
    `M${at(x + round, y)}H${n(right - round)}${corner(right, y + round)}`,
    `V${n(bottom - round)}${corner(right - round, bottom)}`,
    `H${n(x + round)}${corner(x, bottom - round)}`,
    `V${n(y + round)}${corner(x + round, y)}z`,
  ].join('')
}

/** Closed shape through points. */
export function polygon(...points: readonly Point[]): Outline {
  return `${line(...points)}z`
}

/** Open line through points. */
export function line(...points: readonly Point[]): Outline {
  return points
    .map(([x, y], index) => {
      const [lastX, lastY] = points[index - 1] ?? []
      if (x === lastX) return `V${n(y)}`
      if (y === lastY) return `H${n(x)}`
      return `${index === 0 ? 'M' : 'L'}${at(x, y)}`
    })
    .join('')
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): Outline {
  const half = (toX: number) => `A${n(radiusX)} ${n(radiusY)} 0 1 0 ${at(toX, y)}`
  return `M${at(x - radiusX, y)}${half(x + radiusX)}${half(x - radiusX)}z`
}

/** Cubic curve from one point to another by two control points. */
export function curve(from: Point, first: Point, second: Point, to: Point): Outline {
  return `M${at(...from)}C${at(...first)} ${at(...second)} ${at(...to)}`
}

/** Part of a circle below its ends. */
export function bow(from: Point, radius: number, to: Point): Outline {
  return `M${at(...from)}A${n(radius)} ${n(radius)} 0 0 0 ${at(...to)}`
}

/** Closed shape of cubic curves, each by two control points and its end. */
export function curvedShape(start: Point, ...curves: (readonly [Point, Point, Point])[]): Outline {
  const bends = curves.map((points) => `C${points.map((point) => at(...point)).join(' ')}`)
  return `M${at(...start)}${bends.join('')}z`
}

/** Closed shape without corners, within the polygon of these points and touching the middle of each of its sides. */
export function softShape(...points: readonly Point[]): Outline {
  const middles = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return [(x + nextX) / 2, (y + nextY) / 2] as const
  })
  const [startX, startY] = middles.at(-1) ?? [0, 0]
  const bends = points.map(([x, y], index) => `Q${at(x, y)} ${at(...(middles[index] ?? [x, y]))}`)
  return `M${at(startX, startY)}${bends.join('')}z`
}

function at(x: number, y: number): string {
  return `${n(x)} ${n(y)}`
}

function n(value: number): string {
  return String(Math.round(value))
}
