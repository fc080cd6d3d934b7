import { z } from 'zod'
import { previewParts } from '../../../domain/api/site-editor.ts'
import type { OfferedChoice } from '../../../domain/choices/offered-choice.ts'
import { fieldsOf, type RecordOf } from '../../../domain/content/content-type.ts'
import type { Field } from '../../../domain/content/fields/field-kinds.ts'
import { pictureResponse } from '../../../domain/content/fields/media-fields.ts'
import { product } from '../../../domain/content/product.ts'

const record = z.record(z.string(), z.unknown())

/** A product with unsaved values, and the choices that it would offer. */
export const productDraft = z.object({
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
export type ProductDraft = z.infer<typeof productDraft>

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
