import { Button, TextInput } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import type { SignedIn } from '../../../domain/api/accounts.ts'
import { FormFailure } from '../ui/load-state.tsx'
import { useDialogForm } from '../ui/use-dialog-form.ts'
import styles from './auth-page.module.css'
import { EmailField, PasswordField, useEnter } from './sign-in.tsx'

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
  const t = useTranslations('auth')
  const enter = useEnter()
  const navigate = useNavigate()
  const form = useDialogForm({
    schema,
    start: { name: '', email: '', password: '' },
    async send(values) {
      await enter(await onSend(values), false)
      navigate('/admin', { replace: true })
    },
  })

  return (
    <form noValidate onSubmit={form.submit} className={styles.fields}>
      <FormFailure words={form.failure} />
      {asks !== 'password' && (
        <TextInput {...form.field('name')} label={t('name')} autoComplete="name" />
      )}
      {asks === 'all' && <EmailField {...form.field('email')} />}
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="new-password"
        description={t('passwordLength')}
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
