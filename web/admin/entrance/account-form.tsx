import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { ApiError } from '../api.ts'
import { Icon } from '../icon.tsx'
import { useOffice } from '../office-context.ts'
import { signedInSchema } from '../session.ts'
import styles from './entrance-form.module.css'
import { PasswordField } from './password-field.tsx'

interface AccountFormProps {
  /** Where the one-time link leads. */
  path: string
  schema: z.ZodType<Record<string, unknown>, Record<string, unknown>>
  /** What it asks for beside the password: for all, for the name, or for nothing. */
  asks: 'all' | 'name' | 'password'
  /** Sent along without being asked for. */
  more?: Record<string, string>
  submit: string
}

/** Makes an account by a one-time link and signs in with it. */
export function AccountForm({ path, schema, asks, more, submit }: AccountFormProps) {
  const { api, enter } = useOffice()
  const navigate = useNavigate()
  const [failure, setFailure] = useState('')
  const form = useForm<Record<string, unknown>>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { name: '', email: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async (values) => {
    setFailure('')
    const body = { ...values, ...more }
    try {
      enter(await api.call({ method: 'POST', path, body, answer: signedInSchema, quiet: true }))
      navigate('/admin', { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const fields = Object.entries(error.errors)
      for (const [name, message] of fields) form.setError(name, { message })
      if (fields.length === 0) setFailure(error.message)
    }
  })

  return (
    <form noValidate onSubmit={send} className={styles.fields}>
      {failure !== '' && (
        <Alert role="alert" icon={<Icon name="alert" />}>
          {failure}
        </Alert>
      )}
      {asks !== 'password' && (
        <TextInput
          {...form.register('name')}
          label="Name"
          autoComplete="name"
          error={errors.name?.message}
        />
      )}
      {asks === 'all' && (
        <TextInput
          {...form.register('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
        />
      )}
      <PasswordField
        {...form.register('password')}
        label="Password"
        autoComplete="new-password"
        description="At least 8 characters."
        error={errors.password?.message}
      />
      <Button
        type="submit"
        variant="filled"
        fullWidth
        loading={isSubmitting}
        className={styles.submit}
      >
        {submit}
      </Button>
    </form>
  )
}
