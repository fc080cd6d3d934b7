import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { toMessage } from '../../../domain/messages/issue-message.ts'
import type { MessageWriter } from '../../../domain/messages/message-writer.ts'
import { readError } from '../app/use-data.ts'
import { useMessageWriter } from '../languages/language-provider.tsx'

type Values = Record<string, unknown>

interface DialogFormOptions<T extends Values> {
  schema: z.ZodType<T, Values>
  /** Initial values by field. */
  start: Record<string, string>
  send: (values: T) => Promise<void>
  /** Combines any error into one sentence; otherwise errors are shown at their fields. */
  explain?: (error: unknown) => string
}

/** Form of a few fields that is sent as a whole, with its error message. */
export function useDialogForm<T extends Values>(options: DialogFormOptions<T>) {
  const { schema, start, send, explain } = options
  const write = useMessageWriter()
  const [failure, setFailure] = useState('')
  const form = useForm<Values, unknown, T>({
    resolver: zodResolver(writtenSchema(schema, write)),
    mode: 'onTouched',
    defaultValues: start,
  })
  const { errors, isSubmitting } = form.formState

  const refuse = (thrown: unknown) => {
    if (explain !== undefined) return setFailure(explain(thrown))
    const error = readError(thrown)
    const fieldErrors = Object.entries(error.errors).filter(([name]) => name in start)
    for (const [name, message] of fieldErrors) form.setError(name, { message })
    if (fieldErrors.length === 0) setFailure(error.message)
  }
  const submit = form.handleSubmit(async (values) => {
    setFailure('')
    try {
      await send(values)
    } catch (thrown) {
      refuse(thrown)
    }
  })

  const field = (name: string) => ({ ...form.register(name), error: errors[name]?.message })
  return { field, submit, sending: isSubmitting, failure }
}

/** The schema, whose errors are sentences in the language of the screen. */
function writtenSchema<Output>(
  schema: z.ZodType<Output, Values>,
  write: MessageWriter,
): z.ZodType<Output, Values> {
  return z.record(z.string(), z.unknown()).transform((values, context) => {
    const result = schema.safeParse(values)
    if (result.success) return result.data
    for (const issue of result.error.issues)
      context.addIssue({ code: 'custom', path: issue.path, message: write(toMessage(issue)) })
    return z.NEVER
  })
}
