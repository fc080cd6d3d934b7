import { useNavigate } from 'react-router'
import { type Product, productCalls } from '../../../domain/api/products.ts'
import { useCounts } from '../counts.ts'
import { readError, useData } from '../data.ts'
import { useOffice } from '../office-context.ts'
import { moved } from '../sortable/moved.ts'
import { showDone, showFailure } from '../toast.tsx'
import { type ProductView, queryOf } from './product-query.ts'
import { nameOf } from './product-words.ts'
import { useBulkChanges } from './use-bulk-changes.ts'

/** One page of the products and what the list does with them. */
export function useProducts(view: ProductView) {
  const { api, whileBusy } = useOffice()
  const counts = useCounts()
  const navigate = useNavigate()
  const list = useData(productCalls.list, {}, queryOf(view))
  const products = list.data?.categoryItemData
  const total = list.data?.total ?? 0

  const reload = async () => {
    await list.reload()
    void counts.reload()
  }
  const { undoDelete, ...bulkChanges } = useBulkChanges(reload)

  async function show(one: Product, isShown: boolean): Promise<void> {
    const mark = (value: boolean) =>
      list.update((last) => ({
        ...last,
        categoryItemData: last.categoryItemData.map((other) =>
          other._id === one._id ? { ...other, isDisplaingInSomethingUnique: value } : other,
        ),
      }))
    mark(isShown)
    try {
      const body = { isDisplaingInSomethingUnique: isShown }
      await api.call(productCalls.update, { id: one._id }, body)
      showDone(
        isShown
          ? `${nameOf(one)} is shown in Something Unique.`
          : `${nameOf(one)} is no longer shown in Something Unique.`,
        { onUndo: () => show(one, !isShown) },
      )
    } catch (thrown) {
      mark(!isShown)
      showFailure(readError(thrown).message)
    }
  }

  /** Puts a product elsewhere in the whole order, of which only a page is here. */
  async function arrange(from: number, to: number): Promise<void> {
    if (products === undefined) return
    const before = (view.page - 1) * view.size
    const last = before + Math.max(to, products.length)
    list.update((data) =>
      to >= 0 && to < products.length
        ? { ...data, categoryItemData: moved(data.categoryItemData, from, to) }
        : data,
    )
    try {
      const options = { query: { skip: 0, limit: last } }
      const present = await api.call(productCalls.list, {}, undefined, options)
      const arranged = moved(present.categoryItemData, before + from, before + to)
      await api.call(productCalls.arrange, {}, { ids: arranged.map(({ _id }) => _id) })
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
    await list.reload()
  }

  return {
    products,
    total,
    error: list.error,
    loading: list.loading,
    stale: list.stale,
    reload: list.reload,
    ...bulkChanges,
    show,
    move: arrange,
    moveFar: (from: number, end: 'first' | 'last') => {
      const before = (view.page - 1) * view.size
      return arrange(from, end === 'first' ? -before : total - 1 - before)
    },
    async remove(one: Product) {
      await api.call(productCalls.delete, { id: one._id })
      showDone(`${nameOf(one)} deleted.`, { onUndo: undoDelete([one]) })
      await reload()
    },
    /** Opens the copy at once, to be changed before visitors see it. */
    async duplicate(one: Product) {
      try {
        const copying = api.call(productCalls.duplicate, { id: one._id })
        const { categoryItemData: copy } = await whileBusy(copying)
        showDone(`${nameOf(one)} copied. This is the copy, hidden until you set it live.`)
        void counts.reload()
        navigate(`/admin/manage-store/products/${copy._id}`)
      } catch (thrown) {
        showFailure(readError(thrown).message)
      }
    },
  }
}

export type ProductsState = ReturnType<typeof useProducts>
