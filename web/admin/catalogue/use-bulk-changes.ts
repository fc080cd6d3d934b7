import { historyEndpoints } from '../../../domain/api/history.ts'
import { type BulkChange, type Product, productEndpoints } from '../../../domain/api/products.ts'
import type { Named } from '../../../domain/api/record.ts'
import { useAdmin } from '../app/admin-context.ts'
import { readError } from '../app/use-data.ts'
import { showDone, showFailure } from '../ui/toast.tsx'
import { countOf } from './product-labels.ts'
import { availabilityWords } from './sheet/product-change.ts'

/** Bulk changes of products, all of them or none; afterwards the list is reloaded. */
export function useBulkChanges(reload: () => Promise<void>) {
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
    void changeAll(bringBack(chosen), `${countOf(chosen)} restored.`)

  return {
    undoDelete,
    removeAll: (chosen: Product[]) =>
      changeAll(
        api.call(productEndpoints.deleteMany, {}, { ids: idsOf(chosen) }),
        `${countOf(chosen)} deleted.`,
        undoDelete(chosen),
      ),
    showAll: (chosen: Product[], isShown: boolean) =>
      changeAll(
        bulk(chosen, { isDisplaingInSomethingUnique: isShown }),
        isShown
          ? `${countOf(chosen)} added to Something Unique.`
          : `${countOf(chosen)} removed from Something Unique.`,
      ),
    offerAll: (chosen: Product[], availability: string, availabilityNote: string) => {
      const words = availabilityWords({ availability, availabilityNote })
      return changeAll(
        bulk(chosen, { availability, availabilityNote }),
        words === ''
          ? `Availability removed from ${countOf(chosen)}.`
          : `${countOf(chosen)}: ${words}.`,
      )
    },
    hideAll: (chosen: Product[], isHidden: boolean) =>
      changeAll(
        bulk(chosen, { visibility: isHidden ? 'hidden' : 'live' }),
        `${countOf(chosen)} ${isHidden ? 'hidden from visitors' : 'set live'}.`,
      ),
    categorizeAll: (chosen: Product[], category: Named | null) =>
      changeAll(
        bulk(chosen, { createdBy: category?._id ?? '' }),
        category === null
          ? `Category removed from ${countOf(chosen)}.`
          : `${countOf(chosen)} moved to ${category.name}.`,
      ),
  }
}

function idsOf(products: Product[]): string[] {
  return products.map(({ _id }) => _id)
}
