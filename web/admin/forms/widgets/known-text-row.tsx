import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { type KnownText, placeholdersOf } from '../../../../domain/content/fields/texts-field.ts'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { LabelText } from './field-group.tsx'
import styles from './texts-widget.module.css'

interface KnownTextRowProps {
  /** Name of the form field and id of the text. */
  name: string
  label: string
  text: KnownText
  /** Shop's own text; undefined for the default, empty if left out. */
  value: string | undefined
  error: string | undefined
  /** Null resets to the default text. */
  onChange: (text: string | null) => void
  onBlur: () => void
}

export function KnownTextRow(props: KnownTextRowProps) {
  const { name, label, text, value, error, onChange, onBlur } = props
  const t = useTranslations('forms.widgets.knownText')
  const { defaultText, mayBeLeftOut = false } = text
  const own = placeholdersOf(text).filter((word) => defaultText.includes(word))
  const change = (typed: string) => onChange(typed === '' && !mayBeLeftOut ? null : typed)
  return (
    <div className={styles.row} data-field={name}>
      <GrowingTextarea
        label={<LabelText label={label} aside={own.join(' ')} />}
        placeholder={value === '' ? t('leftOut') : defaultText}
        value={value ?? ''}
        error={error}
        minRows={1}
        maxRows={6}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={onBlur}
      />
      {(value !== undefined || mayBeLeftOut) && (
        <div className={styles.ways}>
          {value !== undefined && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('resetOf', { label })}
              onClick={() => onChange(null)}
            >
              {t('reset')}
            </Button>
          )}
          {mayBeLeftOut && value !== '' && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('leaveOutOf', { label })}
              onClick={() => onChange('')}
            >
              {t('leaveOut')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
