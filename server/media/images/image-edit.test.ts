import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { fullCrop, type PictureEdit, turnedSize } from '../../../domain/media/picture-edit.ts'
import { createTemporaryFolder } from '../../../tests/helpers/temporary-folder.ts'
import { editImage } from './image-processing.ts'

let folder: string
beforeEach(async () => {
  folder = await createTemporaryFolder()
})

const red = [220, 30, 30]
const green = [30, 200, 30]
const blue = [30, 30, 220]
const yellow = [220, 220, 30]
const colours = { red, green, blue, yellow }

/** A picture of four colours: red and green above, blue and yellow below. */
async function quarters({ width = 200, height = 100, alpha = false } = {}): Promise<Buffer> {
  const block = (rgb: number[]) => ({
    create: {
      width: width / 2,
      height: height / 2,
      channels: 3 as const,
      background: { r: rgb[0] ?? 0, g: rgb[1] ?? 0, b: rgb[2] ?? 0 },
    },
  })
  const image = sharp({
    create: { width, height, channels: 4, background: '#00000000' },
  }).composite([
    { input: block(red), left: 0, top: 0 },
    { input: block(green), left: width / 2, top: 0 },
    { input: block(blue), left: 0, top: height / 2 },
    ...(alpha ? [] : [{ input: block(yellow), left: width / 2, top: height / 2 }]),
  ])
  return alpha
    ? image.png().toBuffer()
    : image.removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
}

async function edit(bytes: Buffer, { crop = fullCrop, turn = 0 }: Partial<PictureEdit>) {
  const source = join(folder, 'original')
  const target = join(folder, 'edited')
  writeFileSync(source, bytes)
  const result = await editImage({ source, target, folder, edit: { crop, turn } })
  const { data, info } = await sharp(readFileSync(target))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => {
    const at =
      (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return [...data.subarray(at, at + info.channels)]
  }
  return { result, info, data, pixel }
}

/** Name of the nearest of the four colours. */
function nameOf([r = 0, g = 0, b = 0]: number[]): string {
  const distances = Object.entries(colours).map(
    ([name, of]) =>
      [name, Math.hypot(r - (of[0] ?? 0), g - (of[1] ?? 0), b - (of[2] ?? 0))] as const,
  )
  const nearest = distances.toSorted(([, a], [, b]) => a - b)[0]
  return nearest === undefined || nearest[1] > 40 ? `none of them: ${[r, g, b]}` : nearest[0]
}

const corners = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.8, 0.8],
] as const

describe('an edited picture', () => {
  it.each([
    [0, ['red', 'green', 'blue', 'yellow']],
    [90, ['blue', 'red', 'yellow', 'green']],
    [-90, ['green', 'yellow', 'red', 'blue']],
    [180, ['yellow', 'blue', 'green', 'red']],
    [-180, ['yellow', 'blue', 'green', 'red']],
  ])('turned by %i degrees is turned clockwise and cuts nothing', async (turn, expected) => {
    const { info, pixel } = await edit(await quarters(), { turn })
    const isUpright = turn % 180 === 0
    expect([info.width, info.height]).toEqual(isUpright ? [200, 100] : [100, 200])
    expect(corners.map(([x, y]) => nameOf(pixel(x, y)))).toEqual(expected)
  })

  it('turned by a small angle has no empty pixel, only the picture', async () => {
    const bytes = await sharp({
      create: { width: 301, height: 200, channels: 3, background: '#ffffff' },
    })
      .png()
      .toBuffer()
    for (const turn of [-44, -7.5, -0.3, 0.3, 5, 12, 45, 100, 171]) {
      const { data, info } = await edit(bytes, { turn })
      const { width, height } = turnedSize({ width: 301, height: 200 }, turn)
      expect([turn, info.width, info.height]).toEqual([turn, width, height])
      expect([turn, data.every((value) => value === 255)]).toEqual([turn, true])
    }
  })

  it('turned by a small angle is turned clockwise', async () => {
    const { pixel } = await edit(await quarters({ width: 200, height: 200 }), { turn: 20 })
    // What was above the centre is to the right of it.
    expect(nameOf(pixel(0.52, 0.1))).toBe('red')
    expect(nameOf(pixel(0.9, 0.52))).toBe('green')
  })

  it('cropped shows the part, in its own pixels', async () => {
    const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 }
    const { info, result, pixel } = await edit(await quarters(), { crop })
    expect([info.width, info.height]).toEqual([100, 50])
    expect(result).toMatchObject({ width: 100, height: 50, extension: 'jpg', type: 'image/jpeg' })
    for (const [x, y] of [...corners, [0.02, 0.98] as const])
      expect(nameOf(pixel(x, y))).toBe('green')
  })

  it('is cropped after it was turned', async () => {
    const crop = { x: 0, y: 0, width: 0.5, height: 0.5 }
    const { info, pixel } = await edit(await quarters(), { crop, turn: 90 })
    expect([info.width, info.height]).toEqual([50, 100])
    for (const [x, y] of corners) expect(nameOf(pixel(x, y))).toBe('blue')
  })

  it('keeps the transparency and the exact colours of a PNG', async () => {
    const { info, result, pixel } = await edit(await quarters({ alpha: true }), { turn: 90 })
    expect(result).toMatchObject({ extension: 'png', type: 'image/png' })
    expect(info.channels).toBe(4)
    expect(pixel(0.8, 0.2)).toEqual([...red, 255])
    expect(pixel(0.2, 0.8)[3]).toBe(0)
    const slanted = await edit(await quarters({ alpha: true }), { turn: 10 })
    expect(slanted.pixel(0.1, 0.1)).toEqual([...red, 255])
    expect(slanted.pixel(0.9, 0.9)[3]).toBe(0)
  })

  it('is of the quality of an upload: the same picture again differs by nearly nothing', async () => {
    const original = await quarters()
    const { data } = await edit(original, {})
    const before = await sharp(original).raw().toBuffer()
    const differences = [...data].map((value, at) => Math.abs(value - (before[at] ?? 0)))
    expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeLessThan(3)
  })

  it('has at least one pixel, and is never enlarged', async () => {
    const crop = { x: 0.999, y: 0.999, width: 0.001, height: 0.001 }
    for (const turn of [0, 45, 90]) {
      const { info, result } = await edit(await quarters(), { crop, turn })
      expect([info.width, info.height]).toEqual([1, 1])
      expect(result.placeholder).toMatch(/^#[0-9a-f]{3},#[0-9a-f]{3},#[0-9a-f]{3}$/)
    }
    const thin = sharp({ create: { width: 1, height: 50, channels: 3, background: '#808080' } })
    const { info } = await edit(await thin.jpeg().toBuffer(), { turn: 45 })
    expect([info.width, info.height]).toEqual([1, 1])
  })
})
