import { Alert } from '@mantine/core'
import { Icon } from './icon.tsx'

/** What went wrong with a form as a whole, if something did. */
export function FormFailure({ words }: { words: string }) {
  if (words === '') return null
  return (
    <Alert role="alert" icon={<Icon name="alert" />}>
      {words}
    </Alert>
  )
}
