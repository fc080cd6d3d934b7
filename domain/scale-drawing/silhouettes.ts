import { curve, ellipse, line, type Outline, polygon, rectangle } from './outline.ts'
import type { PieceKind } from './piece-kind.ts'

/**
 * Silhouette of a piece: closed shapes from back to front, and lines over them. It fills its width and height exactly;
 * what is inside shows the kind of piece, not its details.
 */
export interface Silhouette {
  shapes: Outline[]
  lines: Outline[]
}

/** Front view of a kind of piece, in millimetres. */
export function drawFront(kind: PieceKind, width: number, height: number): Silhouette {
  return fronts[kind](width, height)
}

/** Side view; its front is on the left. */
export function drawSide(kind: PieceKind, depth: number, height: number): Silhouette {
  return sides[kind](depth, height)
}

type Draw = (width: number, height: number) => Silhouette

/** Height of a seat above the floor; lower pieces are sat on at half their height. */
const SEAT_MILLIMETRES = 430

const fronts: Record<PieceKind, Draw> = {
  swing(w, h) {
    const post = thickness(w, 0.035)
    const seat = h * 0.66
    const [left, right] = [w * 0.13, w * 0.87]
    return {
      shapes: [
        rectangle(0, 0, w, post, post / 4),
        rectangle(0, post, post, h - post),
        rectangle(w - post, post, post, h - post),
        rectangle(left, h * 0.42, right - left, h * 0.22, post),
        rectangle(left + post, seat - h * 0.045, right - left - 2 * post, h * 0.05, post / 2),
        rectangle(left, seat, right - left, h * 0.045, post / 4),
      ],
      lines: [
        line([left + post / 2, post], [left + post / 2, seat]),
        line([right - post / 2, post], [right - post / 2, seat]),
        ...columns(left, right, Math.max(3, Math.round((right - left) / 220))).map((x) =>
          line([x, h * 0.44], [x, seat - h * 0.05]),
        ),
      ],
    }
  },
  hangingChair(w, h) {
    const pole = thickness(w, 0.035)
    const middle = w / 2
    const egg = { top: h * 0.16, bottom: h * 0.9, half: w * 0.42 }
    const heart = (egg.top + egg.bottom) / 2
    return {
      shapes: [
        rectangle(0, h - pole * 0.8, w, pole * 0.8, pole / 3),
        rectangle(middle - pole / 2, 0, pole, h - pole * 0.8, pole / 2),
        ellipse(middle, heart, egg.half, (egg.bottom - egg.top) / 2),
        ellipse(middle, heart + h * 0.03, egg.half * 0.78, (egg.bottom - egg.top) * 0.37),
        rectangle(middle - egg.half * 0.62, h * 0.66, egg.half * 1.24, h * 0.12, h * 0.05),
      ],
      lines: [
        line([middle, h * 0.12], [middle, egg.top]),
        curve(
          [middle - egg.half * 0.5, h * 0.4],
          [middle - egg.half * 0.3, h * 0.34],
          [middle + egg.half * 0.3, h * 0.34],
          [middle + egg.half * 0.5, h * 0.4],
        ),
      ],
    }
  },
  sofa(w, h) {
    const leg = Math.min(150, h * 0.18)
    const arm = Math.min(180, w * 0.12)
    const seat = h - seatHeight(h)
    const cushion = Math.min(h * 0.17, (h - leg - seat) * 0.7)
    const places = Math.max(1, Math.round((w - 2 * arm) / 620))
    const edges = columns(arm, w - arm, places)
    return {
      shapes: [
        rectangle(arm * 0.5, h - leg, arm * 0.25, leg),
        rectangle(w - arm * 0.75, h - leg, arm * 0.25, leg),
        rectangle(arm * 0.6, 0, w - arm * 1.2, h - leg, h * 0.1),
        rectangle(arm, seat, w - 2 * arm, cushion, h * 0.05),
        rectangle(arm, seat + cushion, w - 2 * arm, h - leg - seat - cushion),
        rectangle(0, h * 0.32, arm, h * 0.68 - leg, arm / 3),
        rectangle(w - arm, h * 0.32, arm, h * 0.68 - leg, arm / 3),
      ],
      lines: edges.map((x) => line([x, h * 0.08], [x, seat + cushion])),
    }
  },
  chair(w, h) {
    const leg = thickness(w, 0.07)
    const seat = h - seatHeight(h)
    return {
      shapes: [
        rectangle(0, seat, leg, h - seat),
        rectangle(w - leg, seat, leg, h - seat),
        rectangle(w * 0.04, 0, w * 0.92, seat * 0.96, w * 0.1),
        rectangle(0, seat - h * 0.03, w, Math.min(h * 0.11, (h - seat) * 0.4), h * 0.04),
      ],
      lines: [line([w * 0.14, seat * 0.8], [w * 0.86, seat * 0.8])],
    }
  },
  table: drawTable,
  storage(w, h) {
    const foot = Math.min(120, h * 0.12)
    const body = h - foot
    const doors = Math.max(1, Math.round(w / 450))
    const shelves = h > 1200 ? Math.round(body / 360) : 1
    return {
      shapes: [
        rectangle(w * 0.05, body, w * 0.04, foot),
        rectangle(w * 0.91, body, w * 0.04, foot),
        rectangle(0, 0, w, body, 12),
      ],
      lines: [
        ...(shelves > 1 ? [] : columns(0, w, doors).map((x) => line([x, 20], [x, body - 20]))),
        ...columns(0, body, shelves).map((y) => line([20, y], [w - 20, y])),
      ],
    }
  },
  box: drawBox,
}

const sides: Record<PieceKind, Draw> = {
  swing(d, h) {
    const post = thickness(d, 0.05)
    const middle = d / 2
    const seat = h * 0.66
    const [front, back] = [d * 0.3, d * 0.7]
    return {
      shapes: [
        polygon([middle - post / 2, 0], [middle + post / 2, 0], [post, h], [0, h]),
        polygon([middle - post / 2, 0], [middle + post / 2, 0], [d, h], [d - post, h]),
        polygon(
          [back - post / 2, seat],
          [back + d * 0.05, h * 0.42],
          [back + d * 0.08, h * 0.42],
          [back + post / 2, seat],
        ),
        rectangle(front, seat - h * 0.045, back - front, h * 0.05, post / 2),
        rectangle(front, seat, back - front, h * 0.045, post / 4),
      ],
      lines: [
        line([middle, post], [front + post, seat]),
        line([middle, post], [back, seat]),
        line([d * 0.14, h * 0.82], [d * 0.86, h * 0.82]),
      ],
    }
  },
  hangingChair(d, h) {
    const pole = thickness(d, 0.035)
    const middle = d * 0.46
    const half = d * 0.4
    return {
      shapes: [
        rectangle(0, h - pole * 0.8, d, pole * 0.8, pole / 3),
        ellipse(middle, h * 0.53, half, h * 0.37),
        rectangle(middle - half * 0.75, h * 0.66, half * 1.3, h * 0.11, h * 0.05),
      ],
      lines: [
        curve([d * 0.94, h - pole], [d * 1.02, h * 0.4], [d * 0.98, 0], [middle, pole / 4]),
        line([middle, pole / 4], [middle, h * 0.16]),
        curve(
          [middle - half * 0.5, h * 0.24],
          [middle + half * 0.1, h * 0.4],
          [middle + half * 0.1, h * 0.6],
          [middle - half * 0.7, h * 0.76],
        ),
        line([middle, 0], [middle + pole, 0]),
      ],
    }
  },
  sofa(d, h) {
    const leg = Math.min(150, h * 0.18)
    const back = d * 0.24
    return {
      shapes: [
        rectangle(d * 0.06, h - leg, d * 0.05, leg),
        rectangle(d * 0.89, h - leg, d * 0.05, leg),
        polygon(
          [d - back, h * 0.4],
          [d - back * 0.55, 0],
          [d, 0],
          [d, h - leg],
          [d - back, h - leg],
        ),
        rectangle(0, h * 0.32, d * 0.9, h * 0.68 - leg, h * 0.08),
      ],
      lines: [],
    }
  },
  chair(d, h) {
    const leg = thickness(d, 0.07)
    const seat = h - seatHeight(h)
    return {
      shapes: [
        rectangle(0, seat, leg, h - seat),
        polygon(
          [d - leg * 1.6, seat],
          [d - leg, 0],
          [d, 0],
          [d - leg * 0.4, seat],
          [d, h],
          [d - leg, h],
        ),
        rectangle(0, seat - h * 0.03, d * 0.94, Math.min(h * 0.11, (h - seat) * 0.4), h * 0.04),
      ],
      lines: [],
    }
  },
  table: drawTable,
  storage(d, h) {
    const foot = Math.min(120, h * 0.12)
    return {
      shapes: [
        rectangle(d * 0.08, h - foot, d * 0.08, foot),
        rectangle(d * 0.84, h - foot, d * 0.08, foot),
        rectangle(0, 0, d, h - foot, 12),
      ],
      lines: [],
    }
  },
  box: drawBox,
}

function drawTable(w: number, h: number): Silhouette {
  const top = Math.min(40, h * 0.1)
  const leg = thickness(w, 0.06)
  const inset = w * 0.06
  return {
    shapes: [
      polygon([inset, top], [inset + leg, top], [inset + leg * 0.7, h], [inset, h]),
      polygon([w - inset - leg, top], [w - inset, top], [w - inset, h], [w - inset - leg * 0.7, h]),
      rectangle(inset, top, w - 2 * inset, top * 1.4),
      rectangle(0, 0, w, top, top / 3),
    ],
    lines: [],
  }
}

function drawBox(w: number, h: number): Silhouette {
  return { shapes: [rectangle(0, 0, w, h, Math.min(w, h) * 0.08)], lines: [] }
}

function seatHeight(height: number): number {
  return Math.min(SEAT_MILLIMETRES, height * 0.55)
}

/** Share of a side, never thinner than a lath nor thicker than a beam. */
function thickness(side: number, share: number): number {
  return Math.min(90, Math.max(Math.min(25, side / 8), side * share))
}

/** Inner edges that divide a stretch into equal parts. */
function columns(from: number, to: number, parts: number): number[] {
  return Array.from({ length: parts - 1 }, (_, index) => from + ((to - from) * (index + 1)) / parts)
}
