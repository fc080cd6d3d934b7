import { VisuallyHidden } from '@mantine/core'

interface LabelWordsProps {
  label: string
  aside?: string
  bare?: boolean
}

export function LabelWords({ label, aside, bare = false }: LabelWordsProps) {
  return (
    <>
      {bare ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {aside !== undefined && <small>{aside}</small>}
    </>
  )
}
