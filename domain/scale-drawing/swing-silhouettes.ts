import {
  bow,
  curve,
  curvedShape,
  ellipse,
  line,
  type Outline,
  polygon,
  rectangle,
} from './outline.ts'
import { type Silhouette, seatHeight, sections, thickness } from './silhouette.ts'

/** Levels of a swing's bench from the top, which its front and its side share. */
function benchLevels(h: number) {
  const seat = h - seatHeight(h, 0.3)
  const rail = Math.min(60, h * 0.035)
  return {
    seat,
    rail,
    cushion: Math.min(70, h * 0.035),
    arm: seat - Math.min(230, h * 0.12),
    back: seat - Math.min(500, h * 0.26),
  }
}

/** Bench on chains below the beam of a frame. */
export function swingFront(w: number, h: number): Silhouette {
  const post = Math.min(thickness(w, 0.035), h * 0.1)
  const { seat, rail, cushion, arm, back } = benchLevels(h)
  const inset = post + Math.min(160, w * 0.06)
  const stile = Math.min(thickness(w, 0.022), post)
  const [left, right] = [inset, w - inset]
  const bottom = seat + rail
  const upright = (x: number, top: number) => rectangle(x, top, stile, bottom - top)
  return {
    shapes: [
      rectangle(0, post, post, h - post),
      rectangle(w - post, post, post, h - post),
      rectangle(0, 0, w, post),
      upright(left + stile, back),
      upright(right - 2 * stile, back),
      rectangle(left + stile, back, right - left - 2 * stile, stile * 1.2, stile / 2),
      rectangle(left + 2 * stile, seat - cushion, right - left - 4 * stile, cushion, cushion / 2.2),
      rectangle(left, seat, right - left, rail),
      upright(left, arm),
      upright(right - stile, arm),
      rectangle(left - stile * 0.4, arm - stile * 0.7, stile * 1.8, stile * 0.7),
      rectangle(right - stile * 1.4, arm - stile * 0.7, stile * 1.8, stile * 0.7),
    ],
    lines: [
      line([left + stile / 2, post], [left + stile / 2, arm - stile * 0.7]),
      line([right - stile / 2, post], [right - stile / 2, arm - stile * 0.7]),
      ...sections(
        left + 2 * stile,
        right - 2 * stile,
        Math.max(4, Math.round((right - left) / 130)),
      ).map((x) => line([x, back + stile * 1.2], [x, seat - cushion])),
    ],
  }
}

/** Frame of two pairs of legs that meet above the bench. */
export function swingSide(d: number, h: number): Silhouette {
  const post = Math.min(thickness(d, 0.055), h * 0.1)
  const middle = d / 2
  const { seat, rail, cushion, arm, back } = benchLevels(h)
  const half = benchDepth(d) / 2
  const [front, rear] = [middle - half, middle + half]
  const stile = post * 0.6
  const bar = h * 0.86
  /** Inner edge of the legs at a height. */
  const inner = (y: number) => middle - (middle - post) * (y / h)
  return {
    shapes: [
      rectangle(inner(bar), bar, d - 2 * inner(bar), post * 0.6),
      polygon([middle - post / 2, 0], [middle + post / 2, 0], [post, h], [0, h]),
      polygon([middle - post / 2, 0], [middle + post / 2, 0], [d, h], [d - post, h]),
      polygon(
        [rear - stile * 1.4, seat],
        [rear + half * 0.12, back],
        [rear + half * 0.12 + stile, back],
        [rear, seat],
      ),
      rectangle(
        front + stile * 0.4,
        seat - cushion,
        rear - front - stile * 1.6,
        cushion,
        cushion / 2.2,
      ),
      rectangle(front, seat, rear - front, rail),
      rectangle(front + stile * 0.3, arm, stile, seat - arm),
      rectangle(front, arm - stile * 0.7, rear - front + stile * 0.2, stile * 0.7, stile / 3),
    ],
    lines: [
      line([middle, post], [front + stile * 0.8, arm - stile * 0.7]),
      line([middle, post], [rear - stile * 0.4, arm - stile * 0.7]),
    ],
  }
}

function benchDepth(d: number): number {
  return Math.min(d * 0.5, 620)
}

/**
 * Way of a bench that swings out to `reach` on both sides of the frame's middle, on its side view. Null where the bench
 * hangs too short for it.
 */
export function swingWay(d: number, h: number, reach: number): Outline | null {
  const { seat, rail } = benchLevels(h)
  const radius = Math.hypot(benchDepth(d) / 2, seat + rail)
  if (radius < reach * 1.05) return null
  const drop = Math.sqrt(radius ** 2 - reach ** 2)
  return bow([d / 2 - reach, drop], radius, [d / 2 + reach, drop])
}

/** Egg-shaped, wider in its lower half. */
function egg(x: number, top: number, bottom: number, half: number): string {
  const h = bottom - top
  const [right, left] = [x + half, x - half]
  const [high, widest, low] = [top + h * 0.26, top + h * 0.58, top + h * 0.87]
  return curvedShape(
    [x, top],
    [
      [x + half * 0.62, top],
      [right, high],
      [right, widest],
    ],
    [
      [right, low],
      [x + half * 0.56, bottom],
      [x, bottom],
    ],
    [
      [x - half * 0.56, bottom],
      [left, low],
      [left, widest],
    ],
    [
      [left, high],
      [x - half * 0.62, top],
      [x, top],
    ],
  )
}

/** Levels of a hanging chair from the top. */
function eggLevels(h: number) {
  const [top, bottom] = [h * 0.15, h - Math.min(330, h * 0.17)]
  return { top, bottom, cushion: bottom - (bottom - top) * 0.3, foot: Math.min(50, h * 0.03) }
}

export function hangingChairFront(w: number, h: number): Silhouette {
  const pole = thickness(w, 0.04)
  const middle = w / 2
  const { top, bottom, cushion, foot } = eggLevels(h)
  const half = w * 0.44
  const deep = bottom - top
  return {
    shapes: [
      rectangle(middle - pole / 2, 0, pole, h - foot, pole / 2),
      rectangle(0, h - foot, w, foot, foot / 2),
      egg(middle, top, bottom, half),
      egg(middle, top + deep * 0.13, bottom - deep * 0.07, half * 0.82),
      ellipse(middle, cushion - deep * 0.13, half * 0.5, deep * 0.2),
      rectangle(middle - half * 0.68, cushion, half * 1.36, deep * 0.15, deep * 0.07),
    ],
    lines: [line([middle, pole], [middle, top])],
  }
}

export function hangingChairSide(d: number, h: number): Silhouette {
  const pole = thickness(d, 0.05)
  const { top, bottom, cushion, foot } = eggLevels(h)
  const half = Math.min(d * 0.36, (bottom - top) * 0.42)
  const middle = d * 0.45
  const deep = bottom - top
  const stem = d * 0.88
  return {
    shapes: [
      curvedShape(
        [stem, h - foot],
        [
          [d, h * 0.5],
          [d, 0],
          [middle, 0],
        ],
        [
          [middle, pole],
          [middle, pole],
          [middle, pole],
        ],
        [
          [d - pole * 1.2, pole],
          [d - pole * 1.2, h * 0.5],
          [stem - pole, h - foot],
        ],
      ),
      rectangle(0, h - foot, d, foot, foot / 2),
      egg(middle, top, bottom, half),
      rectangle(middle - half * 0.86, cushion, half * 1.3, deep * 0.15, deep * 0.07),
    ],
    lines: [
      line([middle, pole], [middle, top]),
      curve(
        [middle - half * 0.4, top + deep * 0.06],
        [middle + half * 0.35, top + deep * 0.25],
        [middle + half * 0.3, top + deep * 0.6],
        [middle - half * 0.2, cushion],
      ),
    ],
  }
}
