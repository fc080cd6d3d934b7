import { z } from 'zod'
import { type ContentType, contentSchema, fieldsOf } from '../../../domain/content/content-type.ts'
import { toMessage } from '../../../domain/messages/issue-message.ts'
import type { MessageWriter } from '../../../domain/messages/message-writer.ts'
import { fieldValues, formOf, mediaIn, typedValues } from './fields/field-forms.ts'
import type { FormValues } from './form-values.ts'
import { translationsOf } from './languages/translation-keys.ts'

/**
 * Validates form values by the rules of the type. Errors are sentences in the language of the screen.
 */
export function formSchema(
  type: ContentType,
  write: MessageWriter,
): z.ZodType<FormValues, FormValues> {
  const values = z.custom<FormValues>().superRefine((values, context) => {
    for (const { name, field, value } of fieldValues(type, values)) {
      for (const picture of mediaIn(field, value)) {
        if (picture.kind === 'stored' || picture.failure === null) continue
        context.addIssue({ code: 'custom', path: [name], message: picture.failure.sentence })
      }
    }
  })
  const schema = contentSchema(type)
  return values.transform((values, context) => {
    const result = schema.safeParse(withFilledEntries(type, values))
    if (result.success) return typedValues(type, result.data)
    for (const issue of result.error.issues)
      context.addIssue({
        code: 'custom',
        path: fieldPath(type, issue.path),
        message: write(toMessage(issue)),
      })
    return z.NEVER
  })
}

function withFilledEntries(type: ContentType, values: FormValues): FormValues {
  const lists = fieldValues(type, values).flatMap(({ name, field, form, value }) =>
    form.withoutBlanks === undefined ? [] : [[name, form.withoutBlanks(field, value)]],
  )
  return { ...values, ...Object.fromEntries(lists) }
}

/** An error of an entry belongs to its list, as on the server. */
function fieldPath({ fields }: ContentType, path: PropertyKey[]): PropertyKey[] {
  const [name] = path
  const field = typeof name === 'string' ? fields[name] : undefined
  return name !== undefined && field && formOf(field).withoutBlanks ? [name] : path
}

/**
 * Values that are sent as the form has them: the schema reduces references to ids, and entries to
 * what the server stores, and knows no translations.
 */
export function unreducedValues(type: ContentType, values: FormValues): FormValues {
  const fields = fieldsOf(type).filter(([, field]) => formOf(field).isReduced)
  const names = [...fields.map(([name]) => name), ...translationsOf(type).map(({ key }) => key)]
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
