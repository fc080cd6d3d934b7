import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Product, productEndpoints } from '../../../domain/api/products.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useCounts } from '../app/counts.ts'
import { useRecordListener } from '../app/record-listener.ts'
import { readError, useData } from '../app/use-data.ts'
import { showDone, showFailure } from '../ui/toast.tsx'
import { useOfferChanges } from './choices/use-offer-changes.ts'
import { type ProductView, queryOf } from './filters/product-query.ts'
import { usePriceChanges } from './price-change/use-price-changes.ts'
import { useProductLabels } from './product-labels.ts'
import { useProductChanges } from './sheet/use-product-changes.ts'
import { useBulkChanges } from './use-bulk-changes.ts'
import { useProductOrder } from './use-product-order.ts'

/** Current page of the product list, with the actions of the list. */
export function useProducts(view: ProductView) {
  const t = useTranslations('catalogue.products.changes')
  const { nameOf } = useProductLabels()
  const { api, whileBusy } = useAdmin()
  const counts = useCounts()
  const navigate = useNavigate()
  const list = useData(productEndpoints.list, {}, queryOf(view))
  useRecordListener(() => void list.reload())
  const total = list.data?.total ?? 0
  const order = useProductOrder(view, total, list.reload)
  const products = list.data && order.apply(list.data.categoryItemData)

  const reload = async () => {
    await list.reload()
    void counts.reload()
  }
  const { undoDelete, ...bulkChanges } = useBulkChanges(reload)
  const writePrices = usePriceChanges(reload)
  const offerChoice = useOfferChanges(reload)

  const change = useProductChanges((id, change) =>
    list.update((last) => ({
      ...last,
      categoryItemData: last.categoryItemData.map((other) =>
        other._id === id ? change(other) : other,
      ),
    })),
  )

  return {
    products,
    /** What the search did besides finding products. */
    found: list.stale ? undefined : list.data,
    total,
    error: list.error,
    loading: list.loading,
    stale: list.stale,
    reload: list.reload,
    ...bulkChanges,
    change,
    writePrices,
    offerChoice,
    move: (from: number, to: number) => order.move(products ?? [], from, to),
    moveToEnd: (from: number, end: 'first' | 'last') => order.moveToEnd(products ?? [], from, end),
    async remove(one: Product) {
      await api.call(productEndpoints.delete, { id: one._id })
      showDone(t('deleted', { name: nameOf(one) }), { onUndo: undoDelete([one]) })
      await reload()
    },
    /** Opens the copy at once, which stays hidden until somebody publishes it. */
    async duplicate(one: Product) {
      try {
        const copying = api.call(productEndpoints.duplicate, { id: one._id })
        const { categoryItemData: copy } = await whileBusy(copying)
        showDone(t('copied', { name: nameOf(one) }))
        void counts.reload()
        navigate(`/admin/manage-store/products/${copy._id}`)
      } catch (thrown) {
        showFailure(readError(thrown).message)
      }
    },
  }
}

export type ProductsState = ReturnType<typeof useProducts>
