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

interface FieldWords extends Pick<WidgetProps, 'label' | 'hints'> {
  /** Small text at the end of the label's line, unless the hints have one. */
  aside?: string
  error?: ReactNode
}

/** Label, help and error of a field, as the inputs of Mantine take them. */
export function fieldWords({ label, hints, aside, error }: FieldWords) {
  return {
    label: <LabelText label={label} aside={hints.aside ?? aside} bare={hints.bare} />,
    description: hints.help,
    error,
  }
}

interface FieldGroupProps extends FieldWords {
  className?: string
  children: ReactNode
}

/** Field that is a group of inputs. */
export function FieldGroup(props: FieldGroupProps) {
  return (
    <Input.Wrapper
      {...fieldWords(props)}
      className={props.className}
      labelElement="div"
      role="group"
      aria-label={props.label}
    >
      {props.children}
    </Input.Wrapper>
  )
}
