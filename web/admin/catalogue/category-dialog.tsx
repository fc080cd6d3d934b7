import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import type { Product } from '../../../domain/api/products.ts'
import type { Named } from '../../../domain/api/record.ts'
import { category } from '../../../domain/content/category.ts'
import { useData } from '../app/use-data.ts'
import dialog from '../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../ui/dialogs/dialog-footer.tsx'
import { Modal } from '../ui/dialogs/modal.tsx'

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
      <DialogFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="filled"
          disabled={id === ''}
          onClick={() => onMove(options.find((option) => option._id === id) ?? null)}
        >
          {t('change')}
        </Button>
      </DialogFooter>
    </Modal>
  )
}
