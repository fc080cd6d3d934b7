import { line, polygon, rectangle } from './outline.ts'
import { type Silhouette, seatHeight, sections, thickness } from './silhouette.ts'

/** Levels of upholstered seats from the top, which front and side share. */
function sofaLevels(h: number) {
  const leg = Math.min(140, h * 0.17)
  const seat = h - seatHeight(h, 0.55)
  return {
    leg,
    seat,
    cushion: Math.min(150, (h - leg - seat) * 0.6),
    arm: Math.max(h * 0.26, h - 640),
  }
}

export function sofaFront(w: number, h: number): Silhouette {
  const { leg, seat, cushion, arm: armTop } = sofaLevels(h)
  const arm = Math.min(170, w * 0.13)
  const places = Math.max(1, Math.round((w - 2 * arm) / 640))
  const [left, right] = [arm, w - arm]
  const place = (right - left) / places
  const starts = [left, ...sections(left, right, places)]
  const foot = thickness(w, 0.025)
  return {
    shapes: [
      taperedLeg(arm * 0.5, h - leg, foot, leg),
      taperedLeg(w - arm * 0.5 - foot, h - leg, foot, leg),
      rectangle(arm * 0.55, 0, w - arm * 1.1, h - leg, h * 0.07),
      ...starts.map((x) => rectangle(x, h * 0.045, place, seat + cushion * 0.5, h * 0.06)),
      rectangle(left, seat + cushion * 0.4, w - 2 * arm, h - leg - seat - cushion * 0.4),
      ...starts.map((x) => rectangle(x, seat, place, cushion, cushion * 0.3)),
      rectangle(0, armTop, arm, h - leg - armTop, arm * 0.38),
      rectangle(w - arm, armTop, arm, h - leg - armTop, arm * 0.38),
    ],
    lines: [],
  }
}

export function sofaSide(d: number, h: number): Silhouette {
  const { leg, seat, arm: armTop } = sofaLevels(h)
  const back = Math.min(230, d * 0.26)
  const foot = thickness(d, 0.05)
  const radius = Math.min(70, d * 0.08)
  return {
    shapes: [
      taperedLeg(d * 0.07, h - leg, foot, leg),
      taperedLeg(d * 0.93 - foot, h - leg, foot, leg),
      polygon(
        [d - back * 1.25, seat],
        [d - back * 0.72, radius * 0.45],
        [d - back * 0.55, 0],
        [d - radius * 0.35, 0],
        [d, radius * 0.35],
        [d - back * 0.12, h - leg],
        [d - back * 1.25, h - leg],
      ),
      rectangle(0, armTop, d - back * 0.55, h - leg - armTop, radius),
    ],
    lines: [
      line(
        [radius, h - leg - (h - leg - armTop) * 0.2],
        [d - back * 0.55 - radius, h - leg - (h - leg - armTop) * 0.2],
      ),
    ],
  }
}

/** Chair without arms. */
export function chairFront(w: number, h: number): Silhouette {
  const leg = thickness(w, 0.075)
  const seat = h - seatHeight(h, 0.55)
  const slab = Math.min(60, (h - seat) * 0.2)
  const rail = Math.min(110, seat * 0.3)
  return {
    shapes: [
      rectangle(leg * 0.6, 0, leg, seat, leg / 3),
      rectangle(w - leg * 1.6, 0, leg, seat, leg / 3),
      rectangle(leg * 0.6, 0, w - leg * 1.2, rail, rail * 0.35),
      rectangle(leg * 1.6, rail * 1.7, w - leg * 3.2, rail * 0.7, rail * 0.2),
      taperedLeg(leg * 0.2, seat + slab, leg, h - seat - slab),
      taperedLeg(w - leg * 1.2, seat + slab, leg, h - seat - slab),
      rectangle(leg * 0.6, seat + slab, w - leg * 1.2, slab * 0.8),
      rectangle(0, seat, w, slab, slab * 0.4),
    ],
    lines: [],
  }
}

export function chairSide(d: number, h: number): Silhouette {
  const leg = thickness(d, 0.075)
  const seat = h - seatHeight(h, 0.55)
  const slab = Math.min(60, (h - seat) * 0.2)
  return {
    shapes: [
      taperedLeg(leg * 0.4, seat + slab, leg, h - seat - slab),
      polygon(
        [d - leg * 0.8, 0],
        [d, 0],
        [d - leg * 1.1, seat],
        [d - leg * 0.2, h],
        [d - leg, h],
        [d - leg * 2.2, seat],
      ),
      rectangle(leg, seat + slab, d - leg * 2.6, slab * 0.8),
      rectangle(0, seat, d - leg * 0.9, slab, slab * 0.4),
    ],
    lines: [],
  }
}

function taperedLeg(x: number, y: number, width: number, length: number): string {
  return polygon(
    [x, y],
    [x + width, y],
    [x + width * 0.8, y + length],
    [x + width * 0.2, y + length],
  )
}
