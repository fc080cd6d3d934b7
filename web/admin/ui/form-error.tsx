import { Alert } from '@mantine/core'
import { useSentences } from '../languages/language-provider.tsx'
import { Icon } from './icon.tsx'

/** Error of a form as a whole, if any. */
export function FormFailure({ words }: { words: string }) {
  const say = useSentences()
  if (words === '') return null
  return (
    <Alert role="alert" icon={<Icon name="alert" />}>
      {say(words)}
    </Alert>
  )
}
