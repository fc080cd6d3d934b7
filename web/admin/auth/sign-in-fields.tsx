import {
  PasswordInput,
  type PasswordInputProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
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
