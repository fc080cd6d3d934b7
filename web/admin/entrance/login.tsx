import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { loginSchema } from '../../../domain/login.ts'
import { Icon } from '../icon.tsx'
import { useOffice } from '../office-context.ts'
import { pageMeta } from '../page-meta.ts'
import { readToken } from '../session.ts'
import styles from './entrance-form.module.css'
import { EntrancePage } from './entrance-page.tsx'
import { PasswordField } from './password-field.tsx'
import { signIn, signInFailure } from './sign-in.ts'
import { knownAddress } from './way-back.ts'

/** What was chosen on the screen that one comes back to. It stands in no link. */
const chosen = z.string().catch('')

export const meta = pageMeta('Login')

export default function Login() {
  const { api, enter } = useOffice()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [failure, setFailure] = useState('')
  const [wasSignedIn] = useState(() => readToken() !== null)
  const form = useForm({
    resolver: zodResolver(loginSchema),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { state } = useLocation()
  const target = { pathname: knownAddress(search.get('to')), search: chosen.parse(state) }
  if (wasSignedIn) return <Navigate to={target} replace />

  const submit = form.handleSubmit(async (credentials) => {
    setFailure('')
    try {
      enter(await signIn(api, credentials))
      navigate(target, { replace: true })
    } catch (error) {
      setFailure(signInFailure(error))
    }
  })

  return (
    <EntrancePage title="Back office" lead="Sign in to look after your catalogue.">
      <form noValidate onSubmit={submit} className={styles.fields}>
        {failure !== '' && (
          <Alert role="alert" icon={<Icon name="alert" />}>
            {failure}
          </Alert>
        )}
        <TextInput
          {...form.register('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password')}
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <Button
          type="submit"
          variant="filled"
          fullWidth
          loading={isSubmitting}
          className={styles.submit}
        >
          Login
        </Button>
        <p className={styles.hint}>
          Forgotten your password? Another administrator can remove your account and invite you
          again. Or have <code>npm run cli -- admin reset-password {'<e-mail>'}</code> typed on the
          machine that the shop runs on: it prints a link to choose a new one.
        </p>
      </form>
    </EntrancePage>
  )
}
