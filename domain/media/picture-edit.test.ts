import { describe, expect, it } from 'vitest'
import {
  cropBox,
  fullCrop,
  moveFocus,
  type PictureEdit,
  pictureEditSchema,
  type Size,
  settleEdit,
  turnedSize,
} from './picture-edit.ts'

const sizes: Size[] = [
  { width: 1, height: 1 },
  { width: 1, height: 4096 },
  { width: 640, height: 480 },
  { width: 480, height: 640 },
  { width: 1000, height: 1000 },
  { width: 4096, height: 300 },
]
const turns = [-180, -135, -91.5, -90, -45, -12.5, -0.1, 0, 0.1, 3, 44.9, 45, 60, 90, 133, 180]
const cases = sizes.flatMap((size) => turns.map((turn) => ({ size, turn })))

/** True if a point, from the centre of a turned picture, lies inside it. */
function isInside({ width, height }: Size, turn: number, x: number, y: number): boolean {
  const angle = (-turn * Math.PI) / 180
  const [across, down] = [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ]
  return Math.abs(across) <= width / 2 + 1e-6 && Math.abs(down) <= height / 2 + 1e-6
}

describe('a turned picture', () => {
  it('has no empty corner, whatever its shape and angle', () => {
    for (const { size, turn } of cases) {
      const { width, height } = turnedSize(size, turn)
      expect(Number.isInteger(width) && Number.isInteger(height)).toBe(true)
      // A picture of one pixel keeps one.
      if (width === 1 || height === 1) continue
      for (const [x, y] of [
        [width / 2, height / 2],
        [width / 2, -height / 2],
      ] as const)
        expect({ size, turn, inside: isInside(size, turn, x, y) }).toMatchObject({ inside: true })
    }
  })

  it('is the largest: no wider or higher upright rectangle inside has a greater area', () => {
    for (const { size, turn } of cases) {
      const { width, height } = turnedSize(size, turn)
      const diagonal = Math.hypot(size.width, size.height)
      const best = (width + 1) * (height + 1)
      for (let share = 0.02; share < 1; share += 0.02) {
        const w = diagonal * share
        let h = diagonal
        while (
          h > 1 &&
          !(isInside(size, turn, w / 2, h / 2) && isInside(size, turn, w / 2, -h / 2))
        )
          h -= Math.max(1, h / 200)
        if (h <= 1) continue
        expect({ size, turn, share, larger: w * h > best }).toMatchObject({ larger: false })
      }
    }
  })

  it('loses nothing by multiples of 90 degrees', () => {
    const size = { width: 640, height: 480 }
    for (const turn of [0, 180, -180]) expect(turnedSize(size, turn)).toEqual(size)
    for (const turn of [90, -90])
      expect(turnedSize(size, turn)).toEqual({ width: 480, height: 640 })
  })
})

describe('a crop', () => {
  it('has at least one pixel and none outside', () => {
    for (const size of sizes)
      for (const x of [0, 0.001, 0.5, 0.999, 1])
        for (const width of [1e-9, 0.001, 0.5, 1]) {
          if (x + width > 1 + 1e-6) continue
          const box = cropBox(size, { x, y: x, width, height: width })
          for (const side of [box.left, box.top]) expect(side).toBeGreaterThanOrEqual(0)
          for (const side of [box.width, box.height]) expect(side).toBeGreaterThanOrEqual(1)
          expect(box.left + box.width).toBeLessThanOrEqual(size.width)
          expect(box.top + box.height).toBeLessThanOrEqual(size.height)
        }
  })

  it('shares edges with its neighbours', () => {
    const size = { width: 101, height: 101 }
    const left = cropBox(size, { ...fullCrop, width: 1 / 3 })
    const right = cropBox(size, { ...fullCrop, x: 1 / 3, width: 2 / 3 })
    expect(left.width).toBe(right.left)
    expect(left.width + right.width).toBe(101)
  })
})

describe('a focal point', () => {
  const original = { width: 640, height: 480 }
  const edits: (PictureEdit | null)[] = [
    null,
    { turn: 0, crop: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 } },
    { turn: 90, crop: fullCrop },
    { turn: -7.5, crop: { x: 0.05, y: 0.1, width: 0.9, height: 0.9 } },
  ]

  it('stays on what it shows', () => {
    expect(moveFocus({ x: 0.25, y: 0 }, original, null, { turn: 90, crop: fullCrop })).toEqual({
      x: 1,
      y: 0.25,
    })
    const half = { turn: 0, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }
    expect(moveFocus({ x: 0.75, y: 0.5 }, original, null, half)).toEqual({ x: 0.5, y: 0.5 })
    expect(moveFocus({ x: 0.5, y: 0.5 }, original, half, null)).toEqual({ x: 0.75, y: 0.5 })
  })

  it('comes back if the edit is undone', () => {
    const point = { x: 0.5, y: 0.45 }
    for (const before of edits)
      for (const after of edits) {
        const there = moveFocus(point, original, before, after)
        const back = moveFocus(there, original, after, before)
        expect(back.x).toBeCloseTo(point.x)
        expect(back.y).toBeCloseTo(point.y)
      }
  })

  it('goes to the edge if it was cropped', () => {
    const right = { turn: 0, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }
    expect(moveFocus({ x: 0.2, y: 0.5 }, original, null, right)).toEqual({ x: 0, y: 0.5 })
  })
})

describe('the schema of an edit', () => {
  it('takes turns and crops within their bounds, and fills in what is missing', () => {
    expect(pictureEditSchema.parse({})).toEqual({ crop: fullCrop, turn: 0 })
    expect(pictureEditSchema.parse({ turn: -180 })).toEqual({ crop: fullCrop, turn: -180 })
    const thirds = { x: 1 / 3, y: 2 / 3, width: 2 / 3, height: 1 / 3 }
    expect(pictureEditSchema.parse({ crop: thirds }).crop).toEqual(thirds)
  })

  it('refuses numbers outside', () => {
    for (const edit of [
      { turn: 181 },
      { turn: -180.5 },
      { turn: Number.NaN },
      { turn: '90' },
      { crop: { ...fullCrop, x: -0.1 } },
      { crop: { ...fullCrop, x: 0.1 } },
      { crop: { ...fullCrop, height: 0 } },
      { crop: { ...fullCrop, width: 1.1 } },
      { crop: { x: 0, y: 0, width: 1 } },
      { flip: true },
    ])
      expect([edit, pictureEditSchema.safeParse(edit).success]).toEqual([edit, false])
  })

  it('stores an edit that changes nothing as none', () => {
    expect(settleEdit({ crop: fullCrop, turn: 0 })).toBeNull()
    for (const edit of [
      { crop: fullCrop, turn: 180 },
      { crop: { ...fullCrop, width: 0.9 }, turn: 0 },
    ])
      expect(settleEdit(edit)).toBe(edit)
  })
})
