import { Alert, type AlertProps } from '@mantine/core'
import { Icon } from './icon.tsx'

/** Error of a form as a whole, if any. */
export function FormFailure({ words, ...place }: { words: string } & AlertProps) {
  if (words === '') return null
  return (
    <Alert role="alert" icon={<Icon name="alert" />} {...place}>
      {words}
    </Alert>
  )
}
