import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { contentCalls } from '../../../domain/api/content.ts'
import type { Product } from '../../../domain/api/products.ts'
import type { Named } from '../../../domain/api/record.ts'
import { category } from '../../../domain/content/category.ts'
import { useData } from '../data.ts'
import { Icon } from '../icon.tsx'
import dialogStyles from '../parts/dialog.module.css'
import { DialogFooter } from '../parts/dialog-footer.tsx'
import { Modal } from '../parts/modal.tsx'
import { AvailabilityDialog } from './availability-dialog.tsx'
import styles from './bulk-bar.module.css'
import { countOf } from './product-words.ts'
import { sheetAddress } from './sheet/sheet-address.ts'
import type { ProductsState } from './use-products.ts'

interface BulkBarProps {
  chosen: Product[]
  state: ProductsState
  onDelete: () => void
  onClear: () => void
}

/** What can be done with several products at once. */
export function BulkBar({ chosen, state, onDelete, onClear }: BulkBarProps) {
  const [dialog, setDialog] = useState<'category' | 'availability' | null>(null)
  const navigate = useNavigate()
  if (chosen.length === 0) return null
  const allShown = chosen.every((one) => one.isDisplaingInSomethingUnique)
  const allHidden = chosen.every(({ visibility }) => visibility === 'hidden')
  return (
    <>
      <div className={styles.root} role="toolbar" aria-label={`${countOf(chosen)} selected`}>
        <b>{chosen.length} selected</b>
        <span className={styles.line} />
        <div className={styles.actions}>
          <button
            type="button"
            onClick={async () => {
              await state.showAll(chosen, !allShown)
              onClear()
            }}
          >
            <Icon name="star" size={16} />
            <span className={styles.notPhone}>
              {allShown ? 'Remove from Something Unique' : 'Add to Something Unique'}
            </span>
            <span className={styles.onlyPhone}>Showcase</span>
          </button>
          <button
            type="button"
            onClick={async () => {
              await state.hideAll(chosen, !allHidden)
              onClear()
            }}
          >
            <Icon name={allHidden ? 'eye' : 'eyeOff'} size={16} />
            {allHidden ? 'Set live' : 'Hide'}
          </button>
          <button type="button" onClick={() => setDialog('category')}>
            <Icon name="folder" size={16} />
            <span className={styles.notPhone}>Change category…</span>
            <span className={styles.onlyPhone}>Category…</span>
          </button>
          <button type="button" onClick={() => setDialog('availability')}>
            <Icon name="clock" size={16} />
            Availability…
          </button>
          <button type="button" onClick={() => navigate(sheetAddress(chosen))}>
            <Icon name="file" size={16} />
            Print…
          </button>
          <button type="button" className={styles.delete} onClick={onDelete}>
            <Icon name="trash" size={16} />
            Delete…
          </button>
        </div>
        <ActionIcon className={styles.close} aria-label="Clear selection" onClick={onClear}>
          <Icon name="close" size={16} />
        </ActionIcon>
      </div>
      {dialog === 'availability' && (
        <AvailabilityDialog
          chosen={chosen}
          onClose={() => setDialog(null)}
          onChange={async (availability, note) => {
            setDialog(null)
            await state.offerAll(chosen, availability, note)
            onClear()
          }}
        />
      )}
      {dialog === 'category' && (
        <CategoryDialog
          chosen={chosen}
          onClose={() => setDialog(null)}
          onMove={async (target) => {
            setDialog(null)
            await state.categorizeAll(chosen, target)
            onClear()
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

function CategoryDialog({ chosen, onMove, onClose }: CategoryDialogProps) {
  const { data } = useData(contentCalls(category).list, {})
  const [id, setId] = useState('')
  const options = data?.categoryData ?? []
  return (
    <Modal opened onClose={onClose} title={`Change the category of ${countOf(chosen)}`}>
      <div className={dialogStyles.body}>
        <NativeSelect
          label="Category"
          data-autofocus
          value={id}
          onChange={(event) => setId(event.currentTarget.value)}
        >
          <option value="">No category</option>
          {options.map((option) => (
            <option key={option._id} value={option._id}>
              {option.name}
            </option>
          ))}
        </NativeSelect>
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="filled"
          onClick={() => onMove(options.find((option) => option._id === id) ?? null)}
        >
          Change category
        </Button>
      </DialogFooter>
    </Modal>
  )
}
