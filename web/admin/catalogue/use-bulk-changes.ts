import { useTranslations } from 'use-intl'
import { type BulkChange, type Product, productEndpoints } from '../../../domain/api/products.ts'
import type { Named } from '../../../domain/api/record.ts'
import { useAdmin } from '../app/admin-context.ts'
import { undelete } from '../content/use-deletion.ts'
import { attempt } from '../ui/toast.tsx'
import { useUndo } from '../ui/use-undo.ts'
import { useProductLabels } from './product-labels.ts'
import { type BulkWrite, idsAndVersions } from './use-bulk-write.ts'

/** Bulk changes of products. They resolve to false, after a message, if nothing was changed. */
export function useBulkChanges(write: BulkWrite) {
  const t = useTranslations('catalogue.products.bulkChanges')
  const { nameOf, availabilityOf } = useProductLabels()
  const { api, whileBusy } = useAdmin()
  const offerUndo = useUndo()

  function changeAll(
    chosen: Product[],
    change: BulkChange['change'],
    done: string,
  ): Promise<boolean> {
    const restored = t('undone', { count: chosen.length })
    const body = { ...idsAndVersions(chosen), change }
    return attempt(() => whileBusy(write(body, { done, restored })))
  }

  return {
    /** Rejects with the server's error. */
    async removeAll(chosen: Product[]): Promise<void> {
      const [first] = chosen
      const count = chosen.length
      const { versions } = await api.call(productEndpoints.deleteMany, {}, idsAndVersions(chosen))
      const done =
        first !== undefined && count === 1
          ? t('deletedOne', { name: nameOf(first) })
          : t('deleted', { count })
      offerUndo({ done, restored: t('restored', { count }), versions, undo: undelete(api) })
    },
    showAll: (chosen: Product[], isShown: boolean) =>
      changeAll(
        chosen,
        { isFeatured: isShown },
        t(isShown ? 'addedToUnique' : 'removedFromUnique', { count: chosen.length }),
      ),
    offerAll: (chosen: Product[], availability: string, availabilityNote: string) => {
      const words = availabilityOf({ availability, availabilityNote })
      return changeAll(
        chosen,
        { availability, availabilityNote },
        words === ''
          ? t('availabilityRemoved', { count: chosen.length })
          : t('availabilitySet', { count: chosen.length, words }),
      )
    },
    hideAll: (chosen: Product[], isHidden: boolean) =>
      changeAll(
        chosen,
        { visibility: isHidden ? 'hidden' : 'live' },
        t(isHidden ? 'hidden' : 'setLive', { count: chosen.length }),
      ),
    categorizeAll: (chosen: Product[], category: Named | null) =>
      changeAll(
        chosen,
        { category: category?._id ?? '' },
        category === null
          ? t('categoryRemoved', { count: chosen.length })
          : t('moved', { count: chosen.length, category: category.name }),
      ),
  }
}
