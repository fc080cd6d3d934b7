import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import type { Named } from '../../../../domain/api/record.ts'
import dialogs from '../../ui/dialogs.module.css'
import { DialogActions, Modal } from '../../ui/dialogs.tsx'
import { SelectionAction, SelectionBar } from '../../ui/selection-bar.tsx'
import { NamedOptions, useCategories } from '../category-options.tsx'
import { sheetAddress } from '../print/use-print-sheet.ts'
import type { ProductsState } from '../product-list/use-products.ts'
import { AvailabilityDialog } from './availability-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'

interface BulkBarProps {
  chosen: Product[]
  state: ProductsState
  onDelete: () => void
  onClear: () => void
}

/** Toolbar of bulk actions on the selected products. */
export function BulkBar({ chosen, state, onDelete, onClear }: BulkBarProps) {
  const t = useTranslations('catalogue.products.bulkBar')
  const [asked, setDialog] = useState<'category' | 'price' | 'availability' | 'offer' | null>(null)
  const navigate = useNavigate()
  const count = chosen.length
  const dialog = count === 0 ? null : asked
  const allShown = chosen.every((one) => one.isFeatured)
  const allHidden = chosen.every(({ visibility }) => visibility === 'hidden')
  const showcase = t(allShown ? 'removeFromUnique' : 'addToUnique')
  return (
    <>
      <SelectionBar
        count={count}
        label={t('label', { count })}
        selected={t('selected', { count })}
        onClear={onClear}
      >
        <SelectionAction
          icon="star"
          label={showcase}
          short={t('unique')}
          name={showcase}
          onClick={async () => {
            if (await state.showAll(chosen, !allShown)) onClear()
          }}
        />
        <SelectionAction
          icon={allHidden ? 'eye' : 'eyeOff'}
          label={t(allHidden ? 'setLive' : 'hide')}
          onClick={async () => {
            if (await state.hideAll(chosen, !allHidden)) onClear()
          }}
        />
        <SelectionAction
          icon="folder"
          label={t('category')}
          onClick={() => setDialog('category')}
        />
        <SelectionAction icon="tag" label={t('price')} onClick={() => setDialog('price')} />
        <SelectionAction
          icon="clock"
          label={t('availability')}
          onClick={() => setDialog('availability')}
        />
        <SelectionAction
          icon="swatches"
          label={t('choice')}
          name={t('offerChoice')}
          onClick={() => setDialog('offer')}
        />
        <SelectionAction
          icon="file"
          label={t('print')}
          onClick={() => void navigate(sheetAddress(chosen))}
        />
        <SelectionAction icon="trash" label={t('delete')} isDanger onClick={onDelete} />
      </SelectionBar>
      {dialog === 'price' && (
        <PriceDialog
          chosen={chosen}
          write={state.changePrices}
          onClose={() => setDialog(null)}
          onDone={() => {
            setDialog(null)
            onClear()
          }}
        />
      )}
      {dialog === 'availability' && (
        <AvailabilityDialog
          chosen={chosen}
          onClose={() => setDialog(null)}
          onChange={async (availability, note) => {
            setDialog(null)
            if (await state.offerAll(chosen, availability, note)) onClear()
          }}
        />
      )}
      {dialog === 'offer' && (
        <OfferDialog
          chosen={chosen}
          onClose={() => setDialog(null)}
          onOffer={async (offer, name) => {
            const failure = await state.offerChoice(chosen, offer, name)
            if (failure !== '') return failure
            setDialog(null)
            onClear()
            return ''
          }}
        />
      )}
      {dialog === 'category' && (
        <CategoryDialog
          chosen={chosen}
          onClose={() => setDialog(null)}
          onMove={async (target) => {
            setDialog(null)
            if (await state.categorizeAll(chosen, target)) onClear()
          }}
        />
      )}
    </>
  )
}

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
function CategoryDialog({ chosen, onMove, onClose }: CategoryDialogProps) {
  const t = useTranslations('catalogue.products.categoryDialog')
  const [id, setId] = useState('')
  const options = useCategories()
  return (
    <Modal opened onClose={onClose} title={t('title', { count: chosen.length })}>
      <div className={dialogs.body}>
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
          <NamedOptions of={options} />
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
