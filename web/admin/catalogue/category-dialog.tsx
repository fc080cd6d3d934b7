import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import type { Product } from '../../../domain/api/products.ts'
import type { Named } from '../../../domain/api/record.ts'
import { category } from '../../../domain/content/category.ts'
import { useData } from '../app/use-data.ts'
import dialog from '../ui/dialogs.module.css'
import { DialogActions, Modal } from '../ui/dialogs.tsx'

interface CategoryDialogProps {
  chosen: Product[]
  onMove: (category: Named | null) => void
  onClose: () => void
}

/** Option for no category; no id looks like it. */
const noCategory = 'none'

/**
 * Bulk change of category. Nothing is selected at first, so that nobody removes a category by
 * accident.
 */
export function CategoryDialog({ chosen, onMove, onClose }: CategoryDialogProps) {
  const t = useTranslations('catalogue.products.categoryDialog')
  const { data } = useData(contentEndpoints(category).list, {})
  const [id, setId] = useState('')
  const options = data?.categoryData ?? []
  return (
    <Modal opened onClose={onClose} title={t('title', { count: chosen.length })}>
      <div className={dialog.body}>
        <NativeSelect
          label={t('category')}
          data-autofocus
          value={id}
          onChange={(event) => setId(event.currentTarget.value)}
        >
          <option value="" disabled hidden>
            {t('choose')}
          </option>
          <option value={noCategory}>{t('none')}</option>
          {options.map((option) => (
            <option key={option._id} value={option._id}>
              {option.name}
            </option>
          ))}
        </NativeSelect>
      </div>
      <DialogActions
        submit={t('change')}
        disabled={id === ''}
        onSubmit={() => onMove(options.find((option) => option._id === id) ?? null)}
        onClose={onClose}
      />
    </Modal>
  )
}
