import { Alert } from '@mantine/core'
import { Icon } from './icon.tsx'

/** Error of a form as a whole, if any. */
export function FormFailure({ words }: { words: string }) {
  if (words === '') return null
  return (
    <Alert role="alert" icon={<Icon name="alert" />}>
      {words}
    </Alert>
  )
}
