import { z } from 'zod'
import {
  choiceKinds,
  choiceUnits,
  type OfferedChoice,
  type Swatches,
} from '../choices/offered-choice.ts'
import { pictureResponse } from '../content/fields/media-fields.ts'
import type { Picture } from '../media/media.ts'

const offeredValue = z.object({
  _id: z.string(),
  name: z.string(),
  /** Unique within the product. */
  slug: z.string(),
  colour: z.string(),
  /** URL; empty without a picture. */
  image: z.string(),
  imageDetails: pictureResponse.nullable(),
  note: z.string(),
  surcharge: z.string(),
  isAvailable: z.boolean(),
})

/** A choice of one product as visitors get it. */
export const offeredChoice = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.enum(choiceKinds),
  /** Unique within the product. */
  slug: z.string(),
  help: z.string(),
  unit: z.union([z.enum(choiceUnits), z.literal('')]),
  min: z.number().nullable(),
  max: z.number().nullable(),
  values: z.array(offeredValue),
})
type OfferedChoiceResponse = z.infer<typeof offeredChoice>

export function toOfferedChoiceResponse(choice: OfferedChoice): OfferedChoiceResponse {
  const { fallbacks: _, ...rest } = choice
  const values = choice.values.map(({ fallbacks: _, ...value }) => withImageUrl(value))
  return { ...rest, values }
}

/** The first values of a product's first choice of samples, and their number. */
export const swatchesResponse = z.object({
  values: z.array(
    offeredValue.pick({ _id: true, name: true, colour: true, image: true, imageDetails: true }),
  ),
  count: z.int(),
})

export function toSwatchesResponse({ values, count }: Swatches): z.infer<typeof swatchesResponse> {
  return { values: values.map(withImageUrl), count }
}

function withImageUrl<V extends { image: Picture | null }>({ image, ...value }: V) {
  return { ...value, image: image?.url ?? '', imageDetails: image }
}
