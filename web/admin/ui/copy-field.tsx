import { Button, CopyButton, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'
import styles from './primitives.module.css'

interface CopyFieldProps {
  /** Visible label; without it, `aria-label` names the field. */
  label?: string
  'aria-label'?: string
  value: string
  /** Accessible name of the button, where a screen has several; default its text. */
  nameButton?: (copied: boolean) => string
  /** Gives the button the initial focus of a dialog. */
  'data-autofocus'?: boolean
}

/** Text to pass on, such as a link, with a button that copies it. */
export function CopyField({
  value,
  nameButton,
  'data-autofocus': focus,
  ...field
}: CopyFieldProps) {
  const t = useTranslations('ui.copyField')
  return (
    <div className={styles.copyField}>
      <TextInput
        {...field}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button
            onClick={copy}
            aria-label={nameButton?.(copied)}
            data-autofocus={focus}
            leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
          >
            {t(copied ? 'copied' : 'copy')}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}
