import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import type { Services } from '../../server/app/services.ts'
import { createForm, type Form } from '../../tests/helpers/form.ts'
import type { Shop } from './shop.ts'
import { createLine, send } from './throttled-connection.ts'

const room = join(import.meta.dirname, '../../demo/media/heroes/hero-1.jpg')
const size = { width: 4000, height: 3000 }
const picture = z.object({ url: z.string() })
const added = z.object({
  categoryItemData: z.object({ _id: z.string(), images: z.tuple([picture]) }),
})

let first: Buffer | undefined
let count = 0

/** A photo of a room: 12 megapixels with sensor noise, and a different mark in each. */
export async function largePhotograph(): Promise<Buffer> {
  first ??= await takePhotograph()
  count += 1
  const background = { r: (count * 37) % 256, g: (count * 91) % 256, b: count % 256 }
  const input = { create: { width: 64, height: 64, channels: 3, background } } as const
  return sharp(first)
    .composite([{ input, left: 64 * (count % 60), top: 0 }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

async function takePhotograph(): Promise<Buffer> {
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

export async function signIn({ accounts }: Services): Promise<string> {
  const password = 'gentle-swing'
  await accounts.create('Bench', 'bench@example.com', password)
  return (await accounts.signIn('bench@example.com', password, '192.0.2.1')).token
}

/** Form for a new product with the photo. */
export function photographForm(bytes: Buffer): Form {
  return createForm({ name: 'Swing', images: { filename: 'phone.jpg', bytes } })
}

/** Creates the product; returns its id and the URL of its image. */
export async function sendPhotograph(
  shop: Shop,
  token: string,
  { body, contentType }: Form,
  line = createLine(),
) {
  const path = '/ourCategoriesItems/add'
  const response = added.parse(await send(shop, token, path, contentType, line([body])))
  const { _id, images } = response.categoryItemData
  return { _id, url: images[0].url }
}
