import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { type ContentType, contentSchema, fieldsOf } from '../../../domain/content/content-type.ts'
import { toMessage } from '../../../domain/messages/issue-message.ts'
import type { MessageWriter } from '../../../domain/messages/message-writer.ts'
import type { ApiError } from '../app/api-client.ts'
import { fieldValues, formOf, markRejected, mediaIn, typedValues } from './fields/field-forms.ts'
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

/** Parts of a form that show the errors of a save. */
interface ErrorTarget {
  type: ContentType
  form: UseFormReturn<FormValues>
  /** Words on a file that the server did not accept. */
  rejectedWords: string
}

/**
 * Shows the server's validation errors at their fields and focuses the first. Returns true if an
 * error belongs to no field of the form.
 */
export function showFieldErrors(
  { type, form, rejectedWords }: ErrorTarget,
  error: ApiError,
): boolean {
  const refused = markRejected(type, form.getValues(), {
    words: rejectedWords,
    sentence: error.message,
  })
  if (refused !== null) form.setValue(refused.name, refused.value, { shouldDirty: true })
  const errors = refused === null ? error.errors : { [refused.name]: error.message }
  const known = fieldsOf(type).map(([name]) => name)
  const wrong = Object.entries(errors).map(([path, message]) => ({
    name: path.split('.')[0] ?? path,
    message,
  }))
  for (const { name, message } of wrong) {
    if (known.includes(name)) form.setError(name, { type: 'server', message })
  }
  const first = known.find((name) => wrong.some((fieldError) => fieldError.name === name))
  if (first !== undefined) form.setFocus(first)
  return wrong.length === 0 || wrong.some(({ name }) => !known.includes(name))
}
