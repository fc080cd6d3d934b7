import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { Icon } from '../ui/icon.tsx'

/** Password input that can reveal its value. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleIcon={({ reveal }) => <Icon name={reveal ? 'eyeOff' : 'eye'} />}
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0, size: 32 }}
    />
  )
}
