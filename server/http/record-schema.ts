import { z } from 'zod'
import { type ContentType, fieldsOf } from '../../domain/content/define.ts'
import type { Field } from '../../domain/content/fields.ts'

const picture = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  alt: z.string(),
  focus: z.string(),
})
const film = z.object({ url: z.string(), type: z.string(), poster: picture.nullable() })

/** What an answer holds of a record, for the description of the API. */
export function recordSchema(type: ContentType): z.ZodObject {
  const shape: Record<string, z.ZodType> = { _id: z.string() }
  for (const [name, field] of fieldsOf(type)) {
    shape[name] = answerSchema(field)
    if (field.kind === 'image' && field.shape === 'url')
      shape[`${name}Details`] = picture.nullable()
    if (field.kind === 'video') shape[`${name}Details`] = film.nullable()
  }
  return z.object({
    ...shape,
    version: z.number(),
    createdAt: z.string(),
    updatedAt: z.string(),
    updatedBy: z.object({ _id: z.string(), name: z.string() }).nullable().optional(),
  })
}

function answerSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'video':
      return z.string()
    case 'integer':
      return z.number()
    case 'boolean':
      return z.boolean()
    case 'list':
      return z.array(z.string())
    case 'reference':
      return z.object({ _id: z.string(), name: z.string() }).nullable()
    case 'image':
      return field.shape === 'url' ? z.string() : picture.partial().required({ url: true })
    case 'images':
      return z.array(picture)
    default:
      return field satisfies never
  }
}
