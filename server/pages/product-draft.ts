import { z } from 'zod'
import { previewParts } from '../../domain/api/site-editor.ts'
import type { OfferedChoice } from '../../domain/choices/offered-choice.ts'
import { fieldsOf, type RecordOf } from '../../domain/content/content-type.ts'
import { responseOf } from '../../domain/content/fields/field-kind.ts'
import { kindOf } from '../../domain/content/fields/field-kinds.ts'
import { product } from '../../domain/content/product.ts'

const record = z.record(z.string(), z.unknown())
const fieldSchemas = fieldsOf(product).map(
  ([name, field]) => [name, responseOf(kindOf(field), field, name)[name]] as const,
)

/** A product with unsaved values as the API responds them, and the choices that it would offer. */
export const productDraft = z.object({
  part: z.enum(previewParts),
  product: z.custom<RecordOf<typeof product>>((value) => {
    const fields = record.safeParse(value).data
    return (
      typeof fields?._id === 'string' &&
      fieldSchemas.every(
        ([name, schema]) => Object.hasOwn(fields, name) && schema?.safeParse(fields[name]).success,
      )
    )
  }),
  choices: z.array(z.custom<OfferedChoice>((value) => record.safeParse(value).success)),
})
export type ProductDraft = z.infer<typeof productDraft>
