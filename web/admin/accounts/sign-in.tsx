import {
  PasswordInput,
  type PasswordInputProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { accountEndpoints, type SignedIn } from '../../../domain/api/accounts.ts'
import { loginSchema } from '../../../domain/api/credentials.ts'
import { originalLanguage } from '../../../domain/languages/language.ts'
import { useAdmin } from '../app/admin-context.ts'
import { ApiError } from '../app/api-client.ts'
import { useAdminLanguage } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { useDialogForm } from '../ui/use-dialog-form.ts'

/** Address by which password managers know the account. */
export function EmailField(props: TextInputProps) {
  const t = useTranslations('auth')
  return (
    <TextInput
      {...props}
      label={t('email')}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

/** Code of the two-factor sign-in. Appears on demand and takes the focus. */
export function CodeField(props: TextInputProps) {
  const t = useTranslations('auth.codeField')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place}>
      <TextInput
        label={t('label')}
        description={t('description')}
        {...props}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  )
}

/** Password input that can reveal its value. */
export function PasswordField(props: PasswordInputProps) {
  const t = useTranslations('auth')
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleIcon={({ reveal }) => <Icon name={reveal ? 'eyeOff' : 'eye'} />}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0, size: 32 }}
    />
  )
}

/** Form of the credentials. It asks for a code once the account requires one. */
export function useSignInForm(
  email: string,
  onSignedIn: (signedIn: SignedIn) => Promise<void> | void,
) {
  const t = useTranslations('auth.login')
  const { api } = useAdmin()
  const [asksForCode, setAsksForCode] = useState(false)
  const form = useDialogForm({
    schema: loginSchema,
    start: { email, password: '', code: '' },
    async send(credentials) {
      const options = { quiet: true, keepsCache: true }
      await onSignedIn(await api.call(accountEndpoints.signIn, {}, credentials, options))
    },
    explain(error) {
      // Status 0: there was no response.
      if (!(error instanceof ApiError) || error.status === 0) return t('failed')
      // The account requires a two-factor code, or rejected the one sent.
      if (error.errors.code !== undefined) setAsksForCode(true)
      return error.message
    },
  })
  return { ...form, asksForCode }
}

/**
 * Starts the session. The language of the sign-in screen is saved to the account if it was chosen
 * there, or if the account has none.
 */
export function useEnter() {
  const { api, enter } = useAdmin()
  const { language } = useAdminLanguage()
  return async ({ token, admin }: SignedIn, isLanguageChosen: boolean): Promise<void> => {
    const isFirst = admin.language === null && language !== originalLanguage
    if (language === admin.language || !(isLanguageChosen || isFirst)) {
      return enter({ token, admin })
    }
    enter({ token, admin: { ...admin, language } })
    // Errors are ignored: the sign-in has succeeded, and the language is kept in this browser.
    await api
      .call(accountEndpoints.changeLanguage, {}, { language }, { quiet: true })
      .catch(() => undefined)
  }
}
