import { z } from 'zod'
import { pictureResponse } from '../api/record.ts'
import { fieldsOf, type RecordOf } from '../content/content-type.ts'
import type { Field } from '../content/fields.ts'
import { product } from '../content/product.ts'

/** Where the public page stands that shows a product from values which nobody has saved. */
export const previewAddress = '/live-preview'

/** What is looked at: the product's page, or its card in the shop. */
const previewParts = ['page', 'card'] as const
export type PreviewPart = (typeof previewParts)[number]

/** What the page says once it can be told something. */
export const previewReady = 'preview-ready'
/** What the page says once it shows the product. */
export const previewShown = 'preview-shown'

const record = z.record(z.string(), z.unknown())

/** What the back office tells the page: the product as it would stand. */
export const previewMessage = z.object({
  part: z.enum(previewParts),
  product: z.custom<RecordOf<typeof product>>((value) => {
    const fields = record.safeParse(value).data
    return (
      typeof fields?._id === 'string' &&
      fieldsOf(product).every(([name, field]) => isOfKind(field, fields[name]))
    )
  }),
})
export type PreviewMessage = z.infer<typeof previewMessage>

const kinds = {
  text: z.string(),
  integer: z.unknown(),
  boolean: z.boolean(),
  list: z.array(z.string()),
  references: z.array(z.string()),
  reference: z.object({ _id: z.string(), name: z.string() }).nullable(),
  image: pictureResponse.nullable(),
  images: z.array(pictureResponse),
  video: z.unknown(),
  texts: z.unknown(),
} satisfies Record<Field['kind'], z.ZodType>

function isOfKind({ kind }: Field, value: unknown): boolean {
  return kinds[kind].safeParse(value).success
}
