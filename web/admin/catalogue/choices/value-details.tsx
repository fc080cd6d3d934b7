import { Button, Switch, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { limits } from '../../../../domain/content/limits.ts'
import type { ValueEntry } from './value-entry.ts'
import styles from './value-row.module.css'

interface ValueDetailsProps {
  entry: ValueEntry
  name: string
  onChange: (part: Partial<ValueEntry>) => void
}

/** Fields that few values need: a note, and whether visitors can choose or see them. */
export function ValueDetails({ entry, name, onChange }: ValueDetailsProps) {
  const t = useTranslations('forms.productChoices.valueDetails')
  return (
    <div className={styles.details}>
      <TextInput
        label={t('note')}
        aria-label={t('noteOn', { name })}
        description={t('noteHint')}
        maxLength={limits.line}
        value={entry.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
      <Switch
        label={t('available')}
        aria-label={t('availableOf', { name })}
        description={t('availableHint')}
        checked={entry.isAvailable}
        onChange={(event) => onChange({ isAvailable: event.currentTarget.checked })}
      />
      <Switch
        label={t('hidden')}
        aria-label={t('hiddenOf', { name })}
        description={t('hiddenHint')}
        checked={entry.hidden}
        onChange={(event) => onChange({ hidden: event.currentTarget.checked })}
      />
      {entry.image !== null && (
        <Button variant="subtle" onClick={() => onChange({ image: null })}>
          {t('removePhoto')}
        </Button>
      )}
    </div>
  )
}
