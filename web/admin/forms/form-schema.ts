import { z } from 'zod'
import { type ContentType, contentSchema, fieldsOf } from '../../../domain/content/content-type.ts'
import { readMediaList } from '../media/media-value.ts'
import { mediaInEntries } from './entry-values.ts'
import type { FormValues } from './form-values.ts'

/** Validates form values by the rules of the type; the result is checked but not typed. */
export function formSchema(type: ContentType): z.ZodType<FormValues, FormValues> {
  const values = z.record(z.string(), z.unknown()).superRefine((values, context) => {
    for (const [name, field] of fieldsOf(type)) {
      if (field.kind !== 'images' && field.kind !== 'records') continue
      const pictures =
        field.kind === 'images' ? readMediaList(values[name]) : mediaInEntries(field, values[name])
      for (const picture of pictures) {
        if (picture.kind === 'stored' || picture.failure === null) continue
        context.addIssue({ code: 'custom', path: [name], message: picture.failure.sentence })
      }
    }
  })
  return values.pipe(contentSchema(type))
}

/** Reference fields of the values: the schema reduces them to ids. */
export function referencesIn(type: ContentType, values: FormValues): FormValues {
  const references = fieldsOf(type).filter(([, field]) => field.kind === 'reference')
  return Object.fromEntries(references.map(([name]) => [name, values[name]]))
}
