import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { loginSchema } from '../../../domain/api/credentials.ts'
import { useAdmin } from '../app/admin-context.ts'
import { readToken } from '../app/session.ts'
import { useAdminLanguage } from '../languages/language-provider.tsx'
import { FormFailure } from '../ui/load-state.tsx'
import { useDialogForm } from '../ui/use-dialog-form.ts'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { knownAddress } from './return-path.ts'
import {
  CodeField,
  enterInLanguage,
  PasswordField,
  requiresCode,
  signIn,
  signInFailure,
} from './sign-in.tsx'

/** History state of the screen to return to, such as its selection. It is not part of the URL. */
const chosen = z.string().catch('')

export default function Login() {
  const t = useTranslations('auth')
  const { api, enter } = useAdmin()
  const { language } = useAdminLanguage()
  const [isLanguageChosen, setLanguageChosen] = useState(false)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [wasSignedIn] = useState(() => readToken() !== null)
  const [asking, setConfirming] = useState(false)
  const { state } = useLocation()
  const target = { pathname: knownAddress(search.get('to')), search: chosen.parse(state) }
  const form = useDialogForm({
    schema: loginSchema,
    start: { email: '', password: '', code: '' },
    async send(credentials) {
      try {
        const signedIn = await signIn(api, credentials)
        await enterInLanguage({ api, enter }, signedIn, { language, isChosen: isLanguageChosen })
        navigate(target, { replace: true })
      } catch (error) {
        if (requiresCode(error)) setConfirming(true)
        throw error
      }
    },
    explain: (error) => signInFailure(error, t('login.failed')),
  })
  if (wasSignedIn) return <Navigate to={target} replace />

  return (
    <AuthPage
      title={t('login.title')}
      lead={t('login.lead')}
      onLanguage={() => setLanguageChosen(true)}
    >
      <form noValidate onSubmit={form.submit} className={styles.fields}>
        <FormFailure words={form.failure} />
        <TextInput
          {...form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          autoComplete="current-password"
        />
        {asking && <CodeField {...form.field('code')} />}
        <Button
          type="submit"
          variant="filled"
          fullWidth
          loading={form.sending}
          className={styles.submit}
        >
          {t('submit')}
        </Button>
        <p className={styles.hint}>
          {t.rich('login.forgotten', {
            command: 'npm run cli -- admin reset-password <e-mail>',
            code: (parts) => <code>{parts}</code>,
          })}
        </p>
      </form>
    </AuthPage>
  )
}
