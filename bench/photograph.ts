import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'

const room = join(import.meta.dirname, '../demo/media/heroes/hero-1.jpg')
const added = z.object({
  categoryItemData: z.object({
    _id: z.string(),
    images: z.tuple([z.object({ url: z.string() })]),
  }),
})

/** A photo of a room: 12 megapixels with sensor noise. */
export async function takePhotograph(): Promise<Buffer> {
  const size = { width: 4000, height: 3000 }
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(room)
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** The photo with a mark of its own, or the shop would recognise it. */
export async function markPhotograph(photograph: Buffer, round: number): Promise<Buffer> {
  const background = { r: (round * 37) % 256, g: (round * 91) % 256, b: round }
  const input = { create: { width: 64, height: 64, channels: 3, background } } as const
  return sharp(photograph)
    .composite([{ input, left: 64 * round, top: 0 }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** Adds a product with one photo as the back office does. */
export async function addProduct(url: string, token: string, photograph: Buffer) {
  const body = new FormData()
  body.set('name', 'Swing')
  body.set('images', new Blob([new Uint8Array(photograph)], { type: 'image/jpeg' }), 'phone.jpg')
  const response = await fetch(`${url}/api/ourCategoriesItems/add`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  return added.parse(await response.json()).categoryItemData
}
