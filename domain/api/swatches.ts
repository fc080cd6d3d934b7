import { z } from 'zod'
import type { Swatches } from '../choices/offered-choice.ts'
import { pictureResponse } from './record.ts'

/** The first values of a product's first choice of samples, and their number. */
export const swatchesResponse = z.object({
  values: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      colour: z.string(),
      /** URL; empty without a picture. */
      image: z.string(),
      imageDetails: pictureResponse.nullable(),
    }),
  ),
  count: z.int(),
})

export function toSwatchesResponse({ values, count }: Swatches): z.infer<typeof swatchesResponse> {
  return {
    values: values.map(({ image, ...value }) => ({
      ...value,
      image: image?.url ?? '',
      imageDetails: image,
    })),
    count,
  }
}
