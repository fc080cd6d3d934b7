import { Textarea, type TextareaProps } from '@mantine/core'
import styles from './primitives.module.css'

interface GrowingTextareaProps extends Omit<TextareaProps, 'autosize' | 'styles'> {
  minRows: number
  maxRows: number
}

/**
 * Field that is as high as its text. Browsers without `field-sizing` measure it by script, which
 * takes a second on a screen with dozens of fields.
 */
export function GrowingTextarea({ minRows, maxRows, ...props }: GrowingTextareaProps) {
  return CSS.supports('field-sizing', 'content') ? (
    <Textarea
      {...props}
      classNames={{ input: styles.input }}
      styles={{ input: { '--min-rows': String(minRows), '--max-rows': String(maxRows) } }}
    />
  ) : (
    <Textarea {...props} autosize minRows={minRows} maxRows={maxRows} />
  )
}
