import { TextInput, type TextInputProps } from '@mantine/core'
import { useEffect, useRef } from 'react'

/** Code of the two-factor sign-in. Appears on demand and takes the focus. */
export function CodeField(props: TextInputProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place}>
      <TextInput
        label="Code"
        description="From your authenticator app, or one of your recovery codes."
        {...props}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  )
}
