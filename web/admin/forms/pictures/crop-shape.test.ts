import { describe, expect, it } from 'vitest'
import { fullCrop, pictureEditSchema } from '../../../../domain/media/picture-edit.ts'
import { editOf, readTurn, shapeCrop, turnCrop, turnOf } from './crop-shape.ts'

const corner = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }

describe('a turn', () => {
  it.each([0, 90, -90, 180, 12.3, -44.9, 134.9, -91.5, 45])('of %d° comes back', (turn) => {
    const { angle } = readTurn(turn)
    expect(Math.abs(angle)).toBeLessThanOrEqual(45)
    expect(turnOf(readTurn(turn))).toBe(turn)
  })

  it('stays between -180° and 180°', () => {
    expect(turnOf({ quarters: 3, angle: 0 })).toBe(-90)
    expect(turnOf({ quarters: -5, angle: 1.5 })).toBe(-88.5)
    expect(turnOf({ quarters: 2, angle: 10 })).toBe(-170)
  })

  it('takes the crop along', () => {
    const turned = turnCrop(corner, true)
    expect(turned.x).toBeCloseTo(0.4)
    expect(turned).toMatchObject({ y: 0.1, width: 0.4, height: 0.3 })
    const back = turnCrop(turned, false)
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(back[side]).toBeCloseTo(corner[side])
  })
})

describe('a format', () => {
  const picture = { width: 1200, height: 800 }

  it('is the largest that fits, if it may be', () => {
    const square = shapeCrop(fullCrop, 'square', picture, 1)
    expect(square.height).toBe(1)
    expect(square.width).toBeCloseTo(2 / 3)
    expect(square.x).toBeCloseTo(1 / 6)
    expect(shapeCrop(fullCrop, 'wide', picture, 1)).toMatchObject({
      x: 0,
      width: 1,
      height: 0.84375,
    })
  })

  it('keeps size and place, and stays inside', () => {
    const { x, y, width, height } = shapeCrop(corner, 'portrait', picture)
    expect((width * 1200) / (height * 800)).toBeCloseTo(0.8)
    expect(width * height).toBeCloseTo(0.12)
    expect(x + width / 2).toBeCloseTo(0.25)
    expect(y + height / 2).toBeCloseTo(0.4)
    const edge = shapeCrop({ x: 0, y: 0, width: 0.9, height: 0.1 }, 'square', picture)
    expect(edge.y).toBe(0)
    expect(shapeCrop(corner, 'free', picture)).toBe(corner)
  })
})

it('an edit passes the schema of the server, and the whole picture is none', () => {
  const third = { x: 1 / 3, y: 2 / 3, width: 2 / 3, height: 1 / 3 }
  expect(editOf({ quarters: 1, angle: -0.1 }, third)).toEqual({
    turn: 89.9,
    crop: { x: 0.33333, y: 0.66667, width: 0.66667, height: 0.33333 },
  })
  for (const crop of [third, { x: 1, y: -0.1, width: 0.00000001, height: 1.2 }])
    expect(
      pictureEditSchema.safeParse(editOf({ quarters: 0, angle: 0 }, crop)).error,
    ).toBeUndefined()
  expect(editOf({ quarters: 4, angle: 0 }, fullCrop)).toBeNull()
})
