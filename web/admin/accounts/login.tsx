import { Button } from '@mantine/core'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { readToken } from '../app/session.ts'
import { FormFailure } from '../ui/load-state.tsx'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { knownAddress } from './return-path.ts'
import { CodeField, EmailField, PasswordField, useEnter, useSignInForm } from './sign-in.tsx'

/** History state of the screen to return to, such as its selection. It is not part of the URL. */
const chosen = z.string().catch('')

export default function Login() {
  const t = useTranslations('auth')
  const enter = useEnter()
  const [isLanguageChosen, setLanguageChosen] = useState(false)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [wasSignedIn] = useState(() => readToken() !== null)
  const { state } = useLocation()
  const target = { pathname: knownAddress(search.get('to')), search: chosen.parse(state) }
  const form = useSignInForm('', async (signedIn) => {
    await enter(signedIn, isLanguageChosen)
    navigate(target, { replace: true })
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
        <EmailField {...form.field('email')} />
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          autoComplete="current-password"
        />
        {form.asksForCode && <CodeField {...form.field('code')} />}
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
