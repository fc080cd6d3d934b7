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
const choiceEntry = z.object({
  name: z.string(),
  kind: z.string(),
  help: z.string(),
  isFilter: z.boolean().default(false),
  unit: z.string().default(''),
  min: z.number().optional(),
  max: z.number().optional(),
  values: z.array(
    z.object({
      name: z.string(),
      colour: z.string(),
      image: z.string(),
      note: z.string().default(''),
      surcharge: z.string().default(''),
      isAvailable: z.boolean().default(true),
    }),
  ),
})
export type DemoChoice = z.infer<typeof choiceEntry>

const productImage = z.union([
  z.string().transform((file) => ({ file, value: undefined })),
  /** A photo that shows a value of a choice. */
  z.object({ file: z.string(), value: z.string() }),
])

const manifestSchema = z.object({
  categories: z.array(z.object({ name: z.string(), description: z.string(), image: z.string() })),
  choices: z.array(choiceEntry),
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
      images: z.array(productImage),
      choices: z.array(z.object({ choice: z.string(), values: z.array(z.string()) })).default([]),
      unique: z.boolean(),
      price: z.string(),
      salePrice: z.string().default(''),
      priceIsFrom: z.boolean().default(false),
      availability: z.string(),
      availabilityNote: z.string().default(''),
    }),
  ),
  heroes: z.array(named),
  /** Products by name, with their places on the picture. */
  rooms: z.array(
    named.extend({
      points: z.array(z.object({ product: z.string(), x: z.number(), y: z.number() })),
    }),
  ),
  stories: z.array(named),
  about: videoEntry.extend({ image: z.string() }),
  gallery: z.array(z.string()),
  customerVideos: z.array(videoEntry),
  social: z.array(z.object({ title: z.string(), image: z.string() })),
})
