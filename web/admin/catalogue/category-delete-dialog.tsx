import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Product, productEndpoints } from '../../../domain/api/products.ts'
import type { Named, RecordResponse } from '../../../domain/api/record.ts'
import { category as categoryType } from '../../../domain/content/category.ts'
import { getPublicationStatus } from '../../../domain/content/publication-status.ts'
import { useApi } from '../app/admin-context.ts'
import { ApiError } from '../app/api-client.ts'
import { readError, useData } from '../app/use-data.ts'
import { References } from '../content/references.tsx'
import type { RecordsState } from '../content/use-records.ts'
import { DeleteDialog } from '../ui/dialogs.tsx'
import { Failure } from '../ui/load-state.tsx'
import { NamedOptions, useCategories } from './category-options.tsx'
import {
  listProductsIn,
  type Moved,
  moveBack,
  moveProducts,
  type TransferTexts,
} from './product-transfer.ts'
import { scheduleOf } from './publication-status.tsx'

interface DeleteCategoryProps {
  category: RecordResponse<typeof categoryType>
  text: string
  remove: RecordsState['remove']
  onClose: () => void
}

/** Option for no category; no id looks like it. */
const noCategory = 'none'

/**
 * Confirms the deletion of a category and asks for the new category of its products: the server
 * deletes only an empty one.
 */
export function DeleteCategory({ category, text, remove, onClose }: DeleteCategoryProps) {
  const t = useTranslations('catalogue.categories.deleteDialog')
  const api = useApi()
  const inside = useData(productEndpoints.list, {}, { category: category._id, limit: 0 })
  const categories = useCategories()
  const [target, setTarget] = useState('')
  const [failures, setFailures] = useState(0)
  const products = inside.data?.categoryItemData ?? []
  const others = categories.filter(({ _id }) => _id !== category._id)
  const chosen = others.find(({ _id }) => _id === target) ?? null

  async function deleteCategory(): Promise<void> {
    let present: Product[] = []
    let moved: Moved = []
    try {
      present = await listProductsIn(api, category)
      if (present.length > 0 && target === '') throw new ApiError(409, t('chooseFirst'))
      moved = await moveProducts(api, present, chosen, t)
      const done = t('deleted', { name: category.name })
      await remove(category._id, category.name, {
        done: `${done} ${present.length === 0 ? '' : describeMove('moved', present, chosen, t)}`,
        undo: () => moveBack(api, moved),
      })
    } catch (thrown) {
      const { status, message } = readError(thrown)
      const rest = await describeUnmoved(present, moved)
      setFailures((count) => count + 1)
      void inside.refetch()
      throw new ApiError(status, `${t('notDeleted', { name: category.name })} ${rest}${message}`)
    }
  }

  /** Nothing changes if the category stays. Resolves to what could not be taken back, or to ''. */
  async function describeUnmoved(products: Product[], moved: Moved): Promise<string> {
    try {
      await moveBack(api, moved)
      return ''
    } catch (thrown) {
      readError(thrown)
      return `${describeMove('moved', products, chosen, t)} `
    }
  }

  return (
    <DeleteDialog
      title={t('title', { name: category.name })}
      text={text}
      picture={category.imageDetails}
      confirm={t(chosen === null || products.length === 0 ? 'delete' : 'moveAndDelete')}
      isReady={inside.data !== undefined && (products.length === 0 || target !== '')}
      onDelete={deleteCategory}
      onClose={onClose}
    >
      {(onLoaded) => (
        <>
          <References
            // A failed attempt may have left some products moved, so the list is reloaded.
            key={failures}
            type={categoryType}
            id={category._id}
            name={category.name}
            onLoaded={onLoaded}
          />
          {inside.error !== null && (
            <Failure message={inside.error.message} onRetry={inside.refetch} />
          )}
          {products.length > 0 && (
            <NativeSelect
              label={t('moveTo', { count: products.length })}
              description={
                target === '' ? undefined : describeMove('willMove', products, chosen, t)
              }
              inputWrapperOrder={['label', 'input', 'description']}
              value={target}
              onChange={(event) => setTarget(event.currentTarget.value)}
            >
              <option value="" disabled hidden>
                {t('choose')}
              </option>
              <NamedOptions of={others} />
              <option value={noCategory}>{t('none')}</option>
            </NativeSelect>
          )}
        </>
      )}
    </DeleteDialog>
  )
}

/** Choice for the category's products; without a category they stay visible if they are live. */
function describeMove(
  tense: 'willMove' | 'moved',
  products: Product[],
  to: Named | null,
  t: TransferTexts,
): string {
  const count = products.length
  if (to !== null) return t(tense, { count, category: to.name })
  const now = new Date().toISOString()
  const live = products.filter((one) => getPublicationStatus(scheduleOf(one), now) === 'live')
  return live.length === count ? t('stayLive', { count }) : t('stay', { count, live: live.length })
}
