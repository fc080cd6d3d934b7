import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { readError } from '../../app/use-data.ts'
import { useSentences } from '../../languages/language-provider.tsx'

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
  const say = useSentences()
  const [failure, setFailure] = useState('')
  const form = useForm<Values, unknown, T>({
    resolver: zodResolver(schema),
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

  /** Props of a field. The rules of its schema are in English. */
  const field = (name: string) => {
    const message = errors[name]?.message
    return { ...form.register(name), error: message && say(message) }
  }
  return { field, submit, sending: isSubmitting, failure }
}
