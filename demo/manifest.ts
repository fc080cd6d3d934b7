import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Content of the demo brand; images and videos by their paths in `media/`. */
export async function readManifest(): Promise<z.infer<typeof manifestSchema>> {
  const file = join(import.meta.dirname, 'manifest.json')
  return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

const named = z.object({ title: z.string(), content: z.string(), image: z.string() })
const videoEntry = z.object({ video: z.string(), poster: z.string() })
const manifestSchema = z.object({
  categories: z.array(z.object({ name: z.string(), description: z.string(), image: z.string() })),
  products: z.array(
    z.object({
      name: z.string(),
      category: z.string(),
      description: z.string(),
      tags: z.array(z.string()),
      height: z.string(),
      width: z.string(),
      length: z.string(),
      material: z.string(),
      warranty: z.string(),
      hangingSet: z.string(),
      cushion: z.string(),
      maintenance: z.array(z.string()),
      customizationAvailable: z.string(),
      additionalInformation: z.array(z.string()),
      images: z.array(z.string()),
      unique: z.boolean(),
      price: z.string(),
      salePrice: z.string().default(''),
      priceIsFrom: z.boolean().default(false),
      availability: z.string(),
      availabilityNote: z.string().default(''),
    }),
  ),
  heroes: z.array(named),
  stories: z.array(named),
  about: videoEntry.extend({ image: z.string() }),
  gallery: z.array(z.string()),
  customerVideos: z.array(videoEntry),
  social: z.array(z.object({ title: z.string(), image: z.string() })),
})
