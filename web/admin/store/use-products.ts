import { useNavigate } from 'react-router'
import { historyCalls } from '../../../domain/api/history.ts'
import { type BulkChange, type Product, productCalls } from '../../../domain/api/products.ts'
import type { Named } from '../../../domain/api/record.ts'
import { useCounts } from '../counts.ts'
import { readError, useData } from '../data.ts'
import { useOffice } from '../office-context.ts'
import { moved } from '../sortable/moved.ts'
import { showDone, showFailure } from '../toast.tsx'
import { type ProductView, queryOf } from './product-query.ts'

/** One page of the products and what the list does with them. */
export function useProducts(view: ProductView) {
  const { api, whileBusy } = useOffice()
  const counts = useCounts()
  const navigate = useNavigate()
  const list = useData(productCalls.list, {}, queryOf(view))
  const products = list.data?.categoryItemData
  const total = list.data?.total ?? 0

  /** A change to several at once, all of them or none. */
  async function changeAll(work: Promise<unknown>, done: string, undo?: () => void) {
    try {
      await whileBusy(work)
      showDone(done, undo && { onUndo: undo })
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
    await list.reload()
    void counts.reload()
  }

  const bulk = (chosen: Product[], change: BulkChange['change']) =>
    api.call(productCalls.changeMany, {}, { ids: idsOf(chosen), change })

  const bringBack = async (chosen: Product[]) => {
    for (const id of idsOf(chosen)) await api.call(historyCalls.bringBack, { id })
  }
  const undoDelete = (chosen: Product[]) => () =>
    void changeAll(bringBack(chosen), `${countOf(chosen)} back.`)

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
      const ids = idsOf(moved(present.categoryItemData, before + from, before + to))
      await api.call(productCalls.arrange, {}, { ids })
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
    show,
    move: arrange,
    moveFar: (from: number, end: 'first' | 'last') => {
      const before = (view.page - 1) * view.size
      return arrange(from, end === 'first' ? -before : total - 1 - before)
    },
    async remove(one: Product) {
      await api.call(productCalls.delete, { id: one._id })
      showDone(`${nameOf(one)} deleted.`, { onUndo: undoDelete([one]) })
      await list.reload()
      void counts.reload()
    },
    /** Opens the copy at once: visitors see it as soon as it is there. */
    async duplicate(one: Product) {
      try {
        const copying = api.call(productCalls.duplicate, { id: one._id })
        const { categoryItemData: copy } = await whileBusy(copying)
        showDone(`${nameOf(one)} copied. This is the copy.`)
        void counts.reload()
        navigate(`/admin/manage-store/products/${copy._id}`)
      } catch (thrown) {
        showFailure(readError(thrown).message)
      }
    },
    removeAll: (chosen: Product[]) =>
      changeAll(
        api.call(productCalls.deleteMany, {}, { ids: idsOf(chosen) }),
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
    categorizeAll: (chosen: Product[], category: Named | null) =>
      changeAll(
        bulk(chosen, { createdBy: category?._id ?? '' }),
        category === null
          ? `${countOf(chosen)} without a category now.`
          : `${countOf(chosen)} moved to ${category.name}.`,
      ),
  }
}

export type ProductsState = ReturnType<typeof useProducts>

export function nameOf({ name }: Pick<Product, 'name'>): string {
  return name || 'Product without a name'
}

function idsOf(products: Product[]): string[] {
  return products.map(({ _id }) => _id)
}

export function countOf(products: Product[]): string {
  return products.length === 1 ? '1 product' : `${products.length} products`
}
