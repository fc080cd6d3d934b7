import { z } from 'zod'
import { pictureResponse } from '../api/record.ts'
import type { OfferedChoice } from '../choices/offered-choice.ts'
import { fieldsOf, type RecordOf } from '../content/content-type.ts'
import type { Field } from '../content/fields/field-types.ts'
import { product } from '../content/product.ts'

/** Path of the public page that renders a product from unsaved values. */
export const previewAddress = '/live-preview'

/** Previewed part: the product's page, or its card in the shop. */
const previewParts = ['page', 'card'] as const
export type PreviewPart = (typeof previewParts)[number]

/** Message of the page once it listens for messages. */
export const previewReady = 'preview-ready'
/** Message of the page once it has rendered the product. */
export const previewShown = 'preview-shown'

const record = z.record(z.string(), z.unknown())

/**
 * Message of the admin to the page: the product with its unsaved values, and the choices that it
 * would offer.
 */
export const previewMessage = z.object({
  part: z.enum(previewParts),
  product: z.custom<RecordOf<typeof product>>((value) => {
    const fields = record.safeParse(value).data
    return (
      typeof fields?._id === 'string' &&
      fieldsOf(product).every(([name, field]) => isOfKind(field, fields[name]))
    )
  }),
  choices: z.array(z.custom<OfferedChoice>((value) => record.safeParse(value).success)),
})
export type PreviewMessage = z.infer<typeof previewMessage>

const kinds = {
  text: z.string(),
  integer: z.unknown(),
  number: z.unknown(),
  boolean: z.boolean(),
  list: z.array(z.string()),
  references: z.array(z.string()),
  reference: z.object({ _id: z.string(), name: z.string() }).nullable(),
  image: pictureResponse.nullable(),
  images: z.array(pictureResponse),
  video: z.unknown(),
  texts: z.unknown(),
  records: z.array(z.looseObject({})),
} satisfies Record<Field['kind'], z.ZodType>

function isOfKind({ kind }: Field, value: unknown): boolean {
  return kinds[kind].safeParse(value).success
}
