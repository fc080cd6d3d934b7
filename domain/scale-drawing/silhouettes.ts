import { line, polygon, rectangle } from './outline.ts'
import type { PieceKind } from './piece-kind.ts'
import { chairFront, chairSide, sofaFront, sofaSide } from './seat-silhouettes.ts'
import { type Silhouette, sections, thickness } from './silhouette.ts'
import { hangingChairFront, hangingChairSide, swingFront, swingSide } from './swing-silhouettes.ts'

/** Sides of a piece in millimetres; the one that a view does not show may be unknown. */
interface FrontSides {
  width: number
  depth: number | null
  height: number
}
interface SideSides {
  width: number | null
  depth: number
  height: number
}

/** Horizontal side of chairs from which on they have arms. */
const MIN_ARMCHAIR_MILLIMETRES = 650
/** Depth of cupboards from which on they have doors up to their tops; flatter ones are shelves. */
const MIN_WARDROBE_MILLIMETRES = 450
/** Height up to which storage has doors: higher and flat is a bookcase. */
const MAX_SIDEBOARD_MILLIMETRES = 1_200

export function drawFront(kind: PieceKind, { width, depth, height }: FrontSides): Silhouette {
  switch (kind) {
    case 'swing':
      return swingFront(width, height)
    case 'hangingChair':
      return hangingChairFront(width, height)
    case 'sofa':
      return sofaFront(width, height)
    case 'chair':
      return width < MIN_ARMCHAIR_MILLIMETRES ? chairFront(width, height) : sofaFront(width, height)
    case 'table':
      return drawTable(width, height)
    case 'storage':
      return storageFront(width, height, depth)
    case 'box':
      return drawBox(width, height)
  }
}

/** Side view; its front is on the left. */
export function drawSide(kind: PieceKind, { width, depth, height }: SideSides): Silhouette {
  switch (kind) {
    case 'swing':
      return swingSide(depth, height)
    case 'hangingChair':
      return hangingChairSide(depth, height)
    case 'sofa':
      return sofaSide(depth, height)
    case 'chair':
      return (width ?? depth) < MIN_ARMCHAIR_MILLIMETRES
        ? chairSide(depth, height)
        : sofaSide(depth, height)
    case 'table':
      return drawTable(depth, height)
    case 'storage':
      return storageSide(depth, height)
    case 'box':
      return drawBox(depth, height)
  }
}

function drawTable(w: number, h: number): Silhouette {
  const top = Math.min(40, h * 0.1)
  const leg = thickness(w, 0.055)
  const inset = w * 0.06
  return {
    shapes: [
      rectangle(inset, top, w - 2 * inset, top * 1.6),
      polygon([inset, top], [inset + leg, top], [inset + leg * 0.6, h], [inset, h]),
      polygon([w - inset - leg, top], [w - inset, top], [w - inset, h], [w - inset - leg * 0.6, h]),
      rectangle(0, 0, w, top, top / 3),
    ],
    lines: [],
  }
}

function storageFront(w: number, h: number, depth: number | null): Silhouette {
  const isBookcase = h > MAX_SIDEBOARD_MILLIMETRES && (depth ?? 0) < MIN_WARDROBE_MILLIMETRES
  const foot = footOf(h)
  const body = h - foot
  const frame = thickness(w, 0.03) * 0.8
  const boards = isBookcase ? Math.round(body / 360) : 1
  const doors = isBookcase ? 1 : Math.max(1, Math.round(w / 480))
  const handle = Math.min(160, body * 0.2)
  const grip = Math.min(45, w / doors / 5)
  return {
    shapes: [
      ...feet(w, h, foot),
      rectangle(0, 0, w, body, 10),
      rectangle(frame, frame, w - 2 * frame, body - 2 * frame),
    ],
    lines: [
      ...sections(frame, w - frame, doors).map((x) => line([x, frame], [x, body - frame])),
      ...sections(frame, body - frame, boards).flatMap((y) => [
        line([frame, y - frame / 2], [w - frame, y - frame / 2]),
        line([frame, y + frame / 2], [w - frame, y + frame / 2]),
      ]),
      ...(isBookcase ? [] : handles(doors, { from: frame, to: w - frame, grip })).map((x) =>
        line([x, (body - handle) / 2], [x, (body + handle) / 2]),
      ),
    ],
  }
}

/** Places of the handles: doors open from the middle of each pair. */
function handles(doors: number, { from, to, grip }: { from: number; to: number; grip: number }) {
  const door = (to - from) / doors
  return Array.from({ length: doors }, (_, index) =>
    doors === 1 || (index % 2 === 0 && index + 1 < doors)
      ? from + door * (index + 1) - grip
      : from + door * index + grip,
  )
}

function storageSide(d: number, h: number): Silhouette {
  const foot = footOf(h)
  return {
    shapes: [...feet(d, h, foot), rectangle(0, 0, d, h - foot, 10)],
    lines: [line([Math.min(25, d / 8), 0], [Math.min(25, d / 8), h - foot])],
  }
}

function feet(w: number, h: number, foot: number): string[] {
  const leg = thickness(w, 0.03)
  const inset = w * 0.05
  return [
    polygon(
      [inset, h - foot],
      [inset + leg, h - foot],
      [inset + leg * 0.75, h],
      [inset + leg * 0.25, h],
    ),
    polygon(
      [w - inset - leg, h - foot],
      [w - inset, h - foot],
      [w - inset - leg * 0.25, h],
      [w - inset - leg * 0.75, h],
    ),
  ]
}

function footOf(h: number): number {
  return Math.min(120, h * 0.12)
}

function drawBox(w: number, h: number): Silhouette {
  return { shapes: [rectangle(0, 0, w, h, Math.min(w, h) * 0.08)], lines: [] }
}
