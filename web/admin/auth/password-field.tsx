import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'

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
