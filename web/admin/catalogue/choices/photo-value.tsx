import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ChoiceValue } from '../../../../domain/choices/offered-choice.ts'
import { OfferedSample } from './offered-sample.tsx'
import styles from './photo-value.module.css'
import type { PhotoValues } from './use-photo-values.ts'

interface PhotoValueSelectProps {
  /** Id of the value; empty for none. */
  chosen: string
  values: PhotoValues
  /** Name of the photo in its form. */
  name: string
  onChange: (id: string) => void
}

/** Value of a choice that a photo shows; nothing while the product offers none. */
export function PhotoValueSelect({ chosen, values, name, onChange }: PhotoValueSelectProps) {
  const t = useTranslations('forms.productChoices.photoValue')
  const { offered } = values
  const isOffered = offered.some(({ _id }) => _id === chosen)
  if (offered.length === 0 && chosen === '') return null
  return (
    <NativeSelect
      classNames={{ input: styles.select }}
      aria-label={t('label', { name })}
      value={chosen}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{t('any')}</option>
      {chosen !== '' && !isOffered && (
        <option value={chosen}>
          {t('notOffered', { name: values.find(chosen)?.name ?? '…' })}
        </option>
      )}
      {offered.map(({ _id, label }) => (
        <option key={_id} value={_id}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}

/** Name of the value on the photo itself. */
export function PhotoValueBadge({ value }: { value: ChoiceValue | undefined }) {
  if (value === undefined) return null
  return (
    <span className={styles.badge} aria-hidden="true">
      <OfferedSample value={value} size={14} />
      <span>{value.name}</span>
    </span>
  )
}
