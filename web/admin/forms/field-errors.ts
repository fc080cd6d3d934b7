import type { UseFormReturn } from 'react-hook-form'
import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import type { ApiError } from '../app/api-client.ts'
import { markRejected } from './fields/field-forms.ts'
import type { FormValues } from './form-values.ts'

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
