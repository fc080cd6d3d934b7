import { TextInput, type TextInputProps } from '@mantine/core'
import { useEffect, useRef } from 'react'

/** The second step of the sign-in. It appears when it is asked for, and is what is typed next. */
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
