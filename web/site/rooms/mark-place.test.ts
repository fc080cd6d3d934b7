import { expect, it } from 'vitest'
import { nearestMark, placeInCrop } from './mark-place.ts'

const wide = { width: 2000, height: 1000, focus: '' }

it.each([
  // Twice as wide as the box: half of the width is visible, around the focus point.
  [{ x: 0.5, y: 0.2 }, wide, 1, { x: 0.5, y: 0.2 }],
  [{ x: 0.6, y: 0.2 }, wide, 1, { x: 0.7, y: 0.2 }],
  [{ x: 0.1, y: 0.2 }, wide, 1, null],
  [{ x: 0.1, y: 0.2 }, { ...wide, focus: '0% 90%' }, 1, { x: 0.2, y: 0.2 }],
  [{ x: 0.9, y: 1 }, { ...wide, focus: '100% 0%' }, 1, { x: 0.8, y: 1 }],
  // Taller than the box.
  [{ x: 0.3, y: 0.5 }, { width: 1000, height: 1000, focus: '10% 0%' }, 2, { x: 0.3, y: 1 }],
  [{ x: 0.3, y: 0.51 }, { width: 1000, height: 1000, focus: '10% 0%' }, 2, null],
  // A photograph of the same ratio, and one of unknown size.
  [{ x: 0, y: 1 }, { ...wide, focus: '20% 70%' }, 2, { x: 0, y: 1 }],
  [{ x: 0.5, y: 0.5 }, { width: 0, height: 0, focus: '' }, 1, null],
])(
  'maps the mark %j of the photo %j into a box with the aspect ratio %d',
  (place, picture, ratio, expected) => {
    const found = placeInCrop(place, picture, ratio)
    if (expected === null) expect(found).toBeNull()
    else {
      expect(found?.x).toBeCloseTo(expected.x, 10)
      expect(found?.y).toBeCloseTo(expected.y, 10)
    }
  },
)

it('finds the mark nearest to a press, within a maximum distance in pixels', () => {
  const marks = [
    { x: 0.5, y: 0.5 },
    { x: 0.6, y: 0.5 },
  ]
  const box = { width: 400, height: 200 }
  expect(nearestMark(marks, { x: 0.54, y: 0.5 }, box, 24)).toBe(0)
  expect(nearestMark(marks, { x: 0.56, y: 0.5 }, box, 24)).toBe(1)
  expect(nearestMark(marks, { x: 0.5, y: 0.63 }, box, 24)).toBe(-1)
  expect(nearestMark([], { x: 0.5, y: 0.5 }, box, 24)).toBe(-1)
})
