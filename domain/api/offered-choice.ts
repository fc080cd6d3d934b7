import { z } from 'zod'
import {
  choiceKinds,
  choiceUnits,
  type OfferedChoice,
  type OfferedValue,
} from '../choices/offered-choice.ts'
import { pictureResponse } from './record.ts'

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
type OfferedValueResponse = z.infer<typeof offeredValue>

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
  return { ...rest, values: choice.values.map(toOfferedValueResponse) }
}

function toOfferedValueResponse({
  image,
  fallbacks: _,
  ...value
}: OfferedValue): OfferedValueResponse {
  return { ...value, image: image?.url ?? '', imageDetails: image }
}
