import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pieceKinds } from './piece-kind.ts'
import { DOOR_MILLIMETRES, PERSON_MILLIMETRES } from './references.ts'
import { drawToScale, LABEL_SHARE } from './scale-drawing.ts'

const bench = { name: 'Bench', kind: 'box', width: 1200, depth: 400, height: 450 } as const

it('draws front and side of one piece beside a person and a door, all on one floor line', () => {
  const drawing = drawToScale([bench])
  expect(drawing?.figures.map(({ role, width, height }) => ({ role, width, height }))).toEqual([
    { role: 'door', width: DOOR_MILLIMETRES.width, height: DOOR_MILLIMETRES.height },
    { role: 'person', width: 460, height: PERSON_MILLIMETRES },
    { role: 'piece', width: 1200, height: 450 },
    { role: 'piece', width: 400, height: 450 },
  ])
  for (const { y, height } of drawing?.figures ?? []) expect(y + height).toBe(drawing?.floor)
})

it('draws every piece within 0.5 % of its size, whatever the kind', () => {
  const side = fc.integer({ min: 100, max: 6000 })
  fc.assert(
    fc.property(fc.constantFrom(...pieceKinds), side, side, side, (kind, width, depth, height) => {
      const drawing = drawToScale([{ name: 'Piece', kind, width, depth, height }])
      const [front, seen] = drawing?.figures.filter(({ role }) => role === 'piece') ?? []
      for (const [figure, across] of [[front, width] as const, [seen, depth] as const]) {
        const box = extentOf([...(figure?.shapes ?? []), ...(figure?.lines ?? [])])
        const share = (drawn: number, real: number) => Math.abs(drawn / real - 1)
        expect(share(box.right - box.left, across)).toBeLessThan(0.005)
        expect(share(box.bottom - box.top, height)).toBeLessThan(0.005)
      }
    }),
    { numRuns: 300 },
  )
})

it('draws dimension lines of the labelled length', () => {
  const drawing = drawToScale([bench])
  expect(drawing?.dimensions.map(({ millimetres }) => millimetres)).toEqual([1200, 450, 400])
  for (const { millimetres, from, to } of drawing?.dimensions ?? [])
    expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(millimetres, 6)
})

it('draws figures without overlap, from the smallest to the largest piece', () => {
  for (const size of [50, 300, 2_000, 12_000]) {
    const drawing = drawToScale([{ ...bench, width: size, depth: size / 2 + 25, height: size }])
    const figures = drawing?.figures ?? []
    for (const [index, figure] of figures.entries()) {
      const next = figures[index + 1]
      expect(figure.x + figure.width).toBeLessThan(next?.x ?? drawing?.width ?? 0)
      expect(figure.y).toBeGreaterThanOrEqual(0)
    }
  }
})

it('draws only views with known sizes, and nothing for implausible sizes', () => {
  const viewsOf = (sides: { width: number | null; depth: number | null; height: number | null }) =>
    drawToScale([{ ...bench, ...sides }])?.figures.filter(({ role }) => role === 'piece').length ??
    0
  expect(viewsOf({ width: 1200, depth: null, height: 450 })).toBe(1)
  expect(viewsOf({ width: null, depth: 400, height: 450 })).toBe(1)
  expect(viewsOf({ width: 1200, depth: 400, height: null })).toBe(0)
  expect(viewsOf({ width: 120_000, depth: null, height: 450 })).toBe(0)
  expect(viewsOf({ width: 1, depth: null, height: 450 })).toBe(0)
})

it('draws the fronts of several pieces at the same scale, on one floor line', () => {
  const drawing = drawToScale([bench, { ...bench, width: 300, height: 2000 }])
  const pieces = drawing?.figures.filter(({ role }) => role === 'piece') ?? []
  expect(pieces.map(({ width, height }) => [width, height])).toEqual([
    [1200, 450],
    [300, 2000],
  ])
  for (const { y, height } of pieces) expect(y + height).toBe(drawing?.floor)
})

it('draws wall and ceiling around the front, with the piece in the middle', () => {
  const drawing = drawToScale([bench], { width: 2000, height: 2700 })
  const front = drawing?.figures.find(({ role }) => role === 'piece')
  expect(drawing?.room).toMatchObject({ width: 2000, height: 2700 })
  expect((front?.x ?? 0) - (drawing?.room?.left ?? 0)).toBeCloseTo(400, 6)
  expect(drawing?.room?.top).toBeCloseTo((drawing?.floor ?? 0) - 2700, 6)
})

it('centres a piece that is too wide on its wall', () => {
  const drawing = drawToScale([bench], { width: 1000, height: null })
  const front = drawing?.figures.find(({ role }) => role === 'piece')
  const wall = drawing?.room
  expect((wall?.left ?? 0) + (wall?.width ?? 0) / 2).toBeCloseTo((front?.x ?? 0) + 600, 6)
})

it('omits a room far larger than the piece, and reports which side is too small', () => {
  expect(drawToScale([bench], { width: 900_000, height: 900_000 })?.room).toBeNull()
  expect(drawToScale([bench], { width: 900_000, height: 400 })?.room).toMatchObject({
    width: null,
    isTooNarrow: false,
    isTooLow: true,
  })
  expect(drawToScale([bench], { width: 10, height: 2700 })?.room).toMatchObject({
    isTooNarrow: true,
    isTooLow: false,
  })
})

it('reserves room for a swing to move in front and behind, and draws its path', () => {
  const drawing = drawToScale([
    { name: 'Jhoola', kind: 'swing', width: 2020, depth: 1200, height: 2050 },
  ])
  const motion = drawing?.dimensions.find(({ of }) => of === 'motion')
  const [, , front, side] = drawing?.figures ?? []
  expect(motion?.millimetres).toBe(2400)
  expect(motion?.from[0]).toBeGreaterThan((front?.x ?? 0) + (front?.width ?? 0))
  expect(motion?.to[0]).toBeLessThan(drawing?.width ?? 0)
  expect(((motion?.from[0] ?? 0) + (motion?.to[0] ?? 0)) / 2).toBeCloseTo((side?.x ?? 0) + 600, 6)
  expect(drawing?.way).toMatchObject({ x: side?.x, y: side?.y })
  expect(drawing?.way?.outline).toMatch(/^M-600 /)
  expect(drawToScale([bench])?.way).toBeNull()
})

it('draws no path for a swing that is too low to move', () => {
  const low = { name: 'Baby swing', kind: 'swing', width: 800, depth: 700, height: 900 } as const
  expect(drawToScale([low])).toMatchObject({ way: null })
})

it('draws figures, dimensions and walls within the edges and clear of labels for any size of room', () => {
  const side = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(fc.constantFrom(...pieceKinds), side, side, side, side, side, (kind, ...sides) => {
      const [width, depth, height, wall, ceiling] = sides
      const drawing = drawToScale([{ name: 'Piece', kind, width, depth, height }], {
        width: wall,
        height: ceiling,
      })
      if (drawing === null) return
      for (const { x, y, width: wide } of drawing.figures) {
        expect(x).toBeGreaterThan(0)
        expect(y).toBeGreaterThan(0)
        expect(x + wide).toBeLessThan(drawing.width)
      }
      for (const { from, to } of drawing.dimensions) {
        expect(Math.min(from[0], to[0])).toBeGreaterThan(0)
        expect(Math.max(from[0], to[0])).toBeLessThan(drawing.width)
        // The label of a height is left of its line, all others are below the floor.
        if (from[0] !== to[0]) expect(Math.min(from[1], to[1])).toBeGreaterThan(drawing.floor)
        else
          for (const { x, width: wide } of drawing.figures)
            expect(x > from[0] || x + wide < from[0] - drawing.width * LABEL_SHARE).toBe(true)
      }
      const { left, top, width: across } = drawing.room ?? {}
      expect(top ?? 1).toBeGreaterThan(0)
      expect(left ?? 1).toBeGreaterThan(0)
      expect((left ?? 0) + (across ?? 0)).toBeLessThan(drawing.width)
    }),
    { numRuns: 300 },
  )
})

/** Bounding box of the end points of all segments; the curves of these shapes stay within it. */
function extentOf(shapes: readonly string[]) {
  const box = { left: Number.POSITIVE_INFINITY, right: 0, top: Number.POSITIVE_INFINITY, bottom: 0 }
  for (const shape of shapes) {
    let [x, y] = [0, 0]
    for (const [, command = '', text = ''] of shape.matchAll(/([MLHVACQz])([^MLHVACQz]*)/g)) {
      const values = text
        .trim()
        .split(/[\s,]+/)
        .map(Number)
      const [toX = 0, toY = 0] = values.slice(-2)
      if ('MLACQ'.includes(command)) [x, y] = [toX, toY]
      if (command === 'H') x = toX
      if (command === 'V') y = toX
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  }
  return box
}
