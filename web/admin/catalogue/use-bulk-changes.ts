import { useTranslations } from 'use-intl'
import { historyEndpoints } from '../../../domain/api/history.ts'
import { type BulkChange, type Product, productEndpoints } from '../../../domain/api/products.ts'
import type { Named } from '../../../domain/api/record.ts'
import { useAdmin } from '../app/admin-context.ts'
import { readError } from '../app/use-data.ts'
import { showDone, showFailure } from '../ui/toast.tsx'
import { useProductLabels } from './product-labels.ts'

/** Bulk changes of products, all of them or none; afterwards the list is reloaded. */
export function useBulkChanges(reload: () => Promise<void>) {
  const t = useTranslations('catalogue.products.bulkChanges')
  const { availabilityOf } = useProductLabels()
  const { api, whileBusy } = useAdmin()

  async function changeAll(work: Promise<unknown>, done: string, undo?: () => void) {
    try {
      await whileBusy(work)
      showDone(done, undo && { onUndo: undo })
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
    await reload()
  }

  const bulk = (chosen: Product[], change: BulkChange['change']) =>
    api.call(productEndpoints.changeMany, {}, { ids: idsOf(chosen), change })

  const bringBack = async (chosen: Product[]) => {
    for (const id of idsOf(chosen)) await api.call(historyEndpoints.bringBack, { id })
  }
  const undoDelete = (chosen: Product[]) => () =>
    void changeAll(bringBack(chosen), t('restored', { count: chosen.length }))

  return {
    undoDelete,
    removeAll: (chosen: Product[]) =>
      changeAll(
        api.call(productEndpoints.deleteMany, {}, { ids: idsOf(chosen) }),
        t('deleted', { count: chosen.length }),
        undoDelete(chosen),
      ),
    showAll: (chosen: Product[], isShown: boolean) =>
      changeAll(
        bulk(chosen, { isDisplaingInSomethingUnique: isShown }),
        t(isShown ? 'addedToUnique' : 'removedFromUnique', { count: chosen.length }),
      ),
    offerAll: (chosen: Product[], availability: string, availabilityNote: string) => {
      const words = availabilityOf({ availability, availabilityNote })
      return changeAll(
        bulk(chosen, { availability, availabilityNote }),
        words === ''
          ? t('availabilityRemoved', { count: chosen.length })
          : t('availabilitySet', { count: chosen.length, words }),
      )
    },
    hideAll: (chosen: Product[], isHidden: boolean) =>
      changeAll(
        bulk(chosen, { visibility: isHidden ? 'hidden' : 'live' }),
        t(isHidden ? 'hidden' : 'setLive', { count: chosen.length }),
      ),
    categorizeAll: (chosen: Product[], category: Named | null) =>
      changeAll(
        bulk(chosen, { createdBy: category?._id ?? '' }),
        category === null
          ? t('categoryRemoved', { count: chosen.length })
          : t('moved', { count: chosen.length, category: category.name }),
      ),
  }
}

function idsOf(products: Product[]): string[] {
  return products.map(({ _id }) => _id)
}
