import { Button, TextInput } from '@mantine/core'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { SignedIn } from '../../../domain/api/accounts.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useDialogForm } from '../ui/dialogs/use-dialog-form.ts'
import { FormFailure } from '../ui/form-error.tsx'
import styles from './auth-form.module.css'
import { PasswordField } from './password-field.tsx'

interface AccountFormProps {
  schema: z.ZodType<Record<string, unknown>, Record<string, unknown>>
  /** Fields besides the password: name and e-mail, only the name, or none. */
  asks: 'all' | 'name' | 'password'
  submit: string
  /** Sends the values together with the token of the one-time link. */
  onSend: (values: Record<string, unknown>) => Promise<SignedIn>
}

/** Creates an account through a one-time link and signs in. */
export function AccountForm({ schema, asks, submit, onSend }: AccountFormProps) {
  const { enter } = useAdmin()
  const navigate = useNavigate()
  const form = useDialogForm({
    schema,
    start: { name: '', email: '', password: '' },
    async send(values) {
      enter(await onSend(values))
      navigate('/admin', { replace: true })
    },
  })

  return (
    <form noValidate onSubmit={form.submit} className={styles.fields}>
      <FormFailure words={form.failure} />
      {asks !== 'password' && (
        <TextInput {...form.field('name')} label="Name" autoComplete="name" />
      )}
      {asks === 'all' && (
        <TextInput
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <PasswordField
        {...form.field('password')}
        label="Password"
        autoComplete="new-password"
        description="At least 8 characters."
      />
      <Button
        type="submit"
        variant="filled"
        fullWidth
        loading={form.sending}
        className={styles.submit}
      >
        {submit}
      </Button>
    </form>
  )
}
