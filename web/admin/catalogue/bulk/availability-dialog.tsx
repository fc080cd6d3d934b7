import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { limits } from '../../../../domain/content/limits.ts'
import dialog from '../../ui/dialogs.module.css'
import { DialogActions, Modal } from '../../ui/dialogs.tsx'
import { useAvailabilityOptions } from '../product-labels.ts'

interface AvailabilityDialogProps {
  chosen: Product[]
  /** Present values of a single product. */
  initial?: Pick<Product, 'availability' | 'availabilityNote'>
  onChange: (availability: string, note: string) => void
  onClose: () => void
}

/**
 * Option for no availability. Distinct from the empty initial value, so that nobody clears it by
 * accident.
 */
const noAvailability = 'none'

/** Change of availability and lead time. */
export function AvailabilityDialog({
  chosen,
  initial,
  onChange,
  onClose,
}: AvailabilityDialogProps) {
  const t = useTranslations('catalogue.products.availabilityDialog')
  const options = useAvailabilityOptions()
  const [availability, setAvailability] = useState(initial?.availability ?? '')
  const [note, setNote] = useState(initial?.availabilityNote ?? '')
  return (
    <Modal opened onClose={onClose} title={t('title', { count: chosen.length })}>
      <div className={dialog.body}>
        <NativeSelect
          label={t('availability')}
          data-autofocus={initial === undefined ? '' : undefined}
          value={availability}
          onChange={(event) => setAvailability(event.currentTarget.value)}
        >
          <option value="" disabled hidden>
            {t('choose')}
          </option>
          <option value={noAvailability}>{t('notSet')}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <TextInput
          label={t('note')}
          placeholder={t('noteExample')}
          maxLength={limits.line}
          data-autofocus={initial === undefined ? undefined : ''}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
      <DialogActions
        submit={t('change')}
        disabled={availability === ''}
        onSubmit={() => onChange(availability === noAvailability ? '' : availability, note.trim())}
        onClose={onClose}
      />
    </Modal>
  )
}
