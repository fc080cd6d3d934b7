import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { ChoiceValue } from '../../../../domain/choices/offered-choice.ts'
import type { FormValues } from '../form-values.ts'
import { storedImage } from '../media/media-value.ts'
import { findValue, type PhotoValue, photoValues, readNamedChoices } from './named-choices.ts'
import styles from './photo-value.module.css'
import { Sample } from './sample.tsx'
import { useChoices } from './use-choices.ts'

export interface PhotoValues {
  /** Values that the product offers in the present state of the form. */
  offered: readonly PhotoValue[]
  /** Any value, offered or not. */
  find: (id: string) => ChoiceValue | undefined
}

/** Values that a photo of this form can show; none if photos of its type have no values. */
export function usePhotoValues(control: Control<FormValues>, hasValues: boolean): PhotoValues {
  const choices = useWatch({ control, name: 'choices' })
  const named = useMemo(() => readNamedChoices(choices), [choices])
  const { definitions } = useChoices(hasValues)
  return useMemo(
    () => ({
      offered: photoValues(named, definitions),
      find: (id: string) => findValue(definitions, id),
    }),
    [named, definitions],
  )
}

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
      <Sample image={storedImage(value.image, undefined)} colour={value.colour} size={14} isRound />
      <span>{value.name}</span>
    </span>
  )
}
