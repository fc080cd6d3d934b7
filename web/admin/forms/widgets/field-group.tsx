import { Input, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import type { WidgetProps } from './widget.ts'

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

interface FieldGroupProps extends Pick<WidgetProps, 'label' | 'hints'> {
  /** Small text at the end of the label's line, unless the hints have one. */
  aside?: string
  error?: ReactNode
  className?: string
  children: ReactNode
}

/** Label, help and error of a field that is a group of inputs. */
export function FieldGroup({ label, hints, aside, error, className, children }: FieldGroupProps) {
  return (
    <Input.Wrapper
      className={className}
      label={<LabelText label={label} aside={hints.aside ?? aside} bare={hints.bare} />}
      labelElement="div"
      description={hints.help}
      error={error}
      role="group"
      aria-label={label}
    >
      {children}
    </Input.Wrapper>
  )
}
