import { VisuallyHidden } from '@mantine/core'

interface LabelTextProps {
  label: string
  aside?: string
  bare?: boolean
}

export function LabelText({ label, aside, bare = false }: LabelTextProps) {
  return (
    <>
      {bare ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {aside !== undefined && <small>{aside}</small>}
    </>
  )
}
