import {
  PasswordInput,
  type PasswordInputProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { accountEndpoints, type SignedIn } from '../../../domain/api/accounts.ts'
import type { BodyOf } from '../../../domain/api/endpoint.ts'
import { originalLanguage, type ShippedLanguage } from '../../../domain/languages/language.ts'
import type { AdminContextValue } from '../app/admin-context.ts'
import { type Api, ApiError } from '../app/api-client.ts'
import { Icon } from '../ui/icon.tsx'

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

type Credentials = BodyOf<typeof accountEndpoints.signIn>

export function signIn(api: Api, credentials: Credentials): Promise<SignedIn> {
  return api.call(accountEndpoints.signIn, {}, credentials, { quiet: true, keepsCache: true })
}

interface ShownLanguage {
  language: ShippedLanguage
  /** Chosen on this screen, rather than before. */
  isChosen: boolean
}

/**
 * Starts the session. The language of the sign-in screen is saved to the account if it was chosen
 * there, or if the account has none.
 */
export async function enterInLanguage(
  { api, enter }: Pick<AdminContextValue, 'api' | 'enter'>,
  { token, admin }: SignedIn,
  { language, isChosen }: ShownLanguage,
): Promise<void> {
  const isFirst = admin.language === null && language !== originalLanguage
  if (language === admin.language || !(isChosen || isFirst)) {
    return enter({ token, admin })
  }
  enter({ token, admin: { ...admin, language } })
  // Errors are ignored: the sign-in has succeeded, and the language is kept in this browser.
  await api
    .call(accountEndpoints.changeLanguage, {}, { language }, { quiet: true })
    .catch(() => undefined)
}

/** True if the account requires a two-factor code, or rejected the one sent. */
export function requiresCode(error: unknown): boolean {
  return error instanceof ApiError && error.errors.code !== undefined
}

/** Message of the server, or a general one if there was no response. */
export function signInFailure(error: unknown, general: string): string {
  return error instanceof ApiError && error.status !== 0 ? error.message : general
}
