import { Button, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import {
  accentShades,
  defaultAccent,
  findAccentError,
  isColour,
} from '../../../../domain/shop/accent.ts'
import { useMessageWriter } from '../../languages/language-provider.tsx'
import { fieldWords } from './field-group.tsx'
import type { WidgetProps } from './widget.ts'
import styles from './widgets.module.css'

/** Accent colour, typed or picked, with the nearest shade of sufficient contrast. */
export function AccentWidget(props: WidgetProps<string>) {
  const { input } = props
  const t = useTranslations('forms.widgets.accent')
  const { value } = input
  const accentError = isColour(value) ? findAccentError(value) : null
  const write = useMessageWriter()
  return (
    <div>
      <TextInput
        {...input}
        onChange={(event) => input.onChange(event.currentTarget.value)}
        {...fieldWords({ ...props, ...(accentError && { error: write(accentError.error) }) })}
        autoComplete="off"
        placeholder={defaultAccent}
        leftSection={
          <input
            className={styles.accentChoice}
            type="color"
            aria-label={t('choose', { label: props.label })}
            value={isColour(value) ? value.toLowerCase() : defaultAccent.toLowerCase()}
            onChange={(event) => input.onChange(event.currentTarget.value)}
          />
        }
      />
      {accentError !== null && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles.accentOffer}
          onClick={() => input.onChange(accentError.nearest)}
        >
          {t('use', { colour: accentError.nearest })}
        </Button>
      )}
      {accentError === null && isColour(value) && <Sample colour={value} />}
    </div>
  )
}

/** Preview of the derived shades. */
function Sample({ colour }: { colour: string }) {
  const t = useTranslations('forms.widgets.accent')
  const { accent, on, ink, night } = accentShades(colour)
  return (
    <div className={styles.accentSample} aria-hidden="true">
      <span style={{ background: accent, color: on }}>{t('button')}</span>
      <span style={{ background: '#fff', color: ink }}>{t('link')}</span>
      <span style={{ background: '#1d1d1d', color: night }}>25+</span>
    </div>
  )
}
