import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { currentProduct, type Product, productEndpoints } from '../../../../domain/api/products.ts'
import { useAdmin, useApi } from '../../app/admin-context.ts'
import type { ApiError } from '../../app/api-client.ts'
import { readError, useData, useDataChange } from '../../app/use-data.ts'
import { attempt, showDone } from '../../ui/toast.tsx'
import { useReorder, withEntryMoved, withEntryMovedAfter } from '../../ui/use-reorder.ts'
import { useBulkChanges, useBulkWrite } from '../bulk/use-bulk-changes.ts'
import { useProductLabels } from '../product-labels.ts'
import { type ProductView, queryOf } from './product-query.ts'
import { useProductChanges } from './use-product-changes.ts'

/** Current page of the product list, with the actions of the list. */
export function useProducts(view: ProductView) {
  const t = useTranslations('catalogue.products.changes')
  const { nameOf } = useProductLabels()
  const { api, whileBusy } = useAdmin()
  const navigate = useNavigate()
  const list = useData(productEndpoints.list, {}, queryOf(view))
  const total = list.data?.total ?? 0
  const order = useProductOrder(view, total)
  const products = list.data && order.apply(list.data.categoryItemData)

  /** Products in their versions of now, as a refused change found them. */
  const [newer, setNewer] = useState<Product[]>([])
  async function refetchAfter<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (thrown) {
      setNewer(readCurrent(readError(thrown)))
      throw thrown
    } finally {
      await list.refetch({ cancelRefetch: false })
    }
  }
  const bulkWrite = useBulkWrite()
  const { removeAll, ...bulkChanges } = useBulkChanges((body, texts) =>
    refetchAfter(bulkWrite(body, texts)),
  )

  const changeList = useDataChange(productEndpoints.list, {})
  const change = useProductChanges((id, change) =>
    changeList((last) => ({
      ...last,
      categoryItemData: last.categoryItemData.map((other) =>
        other._id === id ? change(other) : other,
      ),
    })),
  )

  return {
    products,
    /** Notes on the search, such as a corrected word. */
    found: list.isFetchedAfterMount ? list.data : undefined,
    total,
    error: list.error,
    isFetching: list.isFetching,
    isCurrent: list.isFetchedAfterMount,
    refetch: list.refetch,
    ...bulkChanges,
    change,
    move: (from: number, to: number) => order.move(products ?? [], from, to),
    moveToEnd: (from: number, end: 'first' | 'last') => order.moveToEnd(products ?? [], from, end),
    removeAll: (chosen: Product[]) => refetchAfter(removeAll(chosen)),
    /** Version of a chosen product that is not older than any loaded one. */
    newestOf: (one: Product) =>
      [...(products ?? []), ...newer].reduce(
        (newest, other) =>
          other._id === newest._id && other.version > newest.version ? other : newest,
        one,
      ),
    /** Opens the copy at once, which stays hidden until somebody publishes it. */
    duplicate: (one: Product) =>
      attempt(async () => {
        const copying = api.call(productEndpoints.duplicate, { id: one._id })
        const { categoryItemData: copy } = await whileBusy(copying)
        showDone(t('copied', { name: nameOf(one) }))
        navigate(`/admin/manage-store/products/${copy._id}`)
      }),
  }
}

/** Products as they are now, from the refusal of a change that is based on older versions. */
function readCurrent({ status, current }: ApiError): Product[] {
  return (status === 409 && z.array(currentProduct).safeParse(current).data) || []
}

export type ProductsState = ReturnType<typeof useProducts>

/** Products read beyond each end of a page, to find a neighbour there. */
const MARGIN = 2

/**
 * Reorders products in the whole list, of which only one page is loaded. `apply` shows pending
 * moves.
 */
function useProductOrder(view: ProductView, total: number) {
  const api = useApi()
  const { apply, add } = useReorder<Product>()
  const start = (view.page - 1) * view.size

  const read = async (skip: number, limit: number) => {
    const query = { skip: Math.max(0, skip), limit }
    const response = await api.call(productEndpoints.list, {}, undefined, { query })
    return { ids: response.categoryItemData.map(({ _id }) => _id), total: response.total }
  }

  /** Product at an offset from another one of this page, read after earlier moves are saved. */
  async function findNear(id: string, offset: number): Promise<string | undefined> {
    const { ids } = await read(start - MARGIN, view.size + 2 * MARGIN)
    return ids[Math.max(0, Math.min(ids.length - 1, ids.indexOf(id) + offset))]
  }

  async function findLast(): Promise<string | undefined> {
    const found = await read(total - 1, 1)
    // The total may have changed since, so the last product is read again.
    return found.total === total ? found.ids[0] : (await read(found.total - 1, 1)).ids[0]
  }

  function send(id: string, find: () => Promise<string | null | undefined>) {
    return async () => {
      const after = await find()
      if (after !== undefined && after !== id)
        await api.call(productEndpoints.reorder, {}, { id, after }, { keepsCache: true })
    }
  }

  const without = (id: string) => (list: Product[]) => list.filter(({ _id }) => _id !== id)

  return {
    apply,

    /** Moves one of the `products` on the screen to another index, or by one beyond the page. */
    move(products: Product[], from: number, to: number): void {
      const id = products[from]?._id
      if (id === undefined) return
      if (to < 0) add({ apply: without(id), send: send(id, () => findNear(id, -2)) })
      else if (to >= products.length)
        add({ apply: without(id), send: send(id, () => findNear(id, 1)) })
      else {
        const after = withEntryMoved(products, from, to)[to - 1]?._id ?? null
        const first = products[0]?._id ?? id
        const find = async () => (after === null && start > 0 ? findNear(first, -1) : after)
        add({ apply: (list) => withEntryMovedAfter(list, id, after), send: send(id, find) })
      }
    },

    /** Moves one to the start or end of the whole order. */
    moveToEnd(products: Product[], from: number, end: 'first' | 'last'): void {
      const id = products[from]?._id
      if (id === undefined) return
      const isHere = end === 'first' ? start === 0 : start + products.length >= total
      const after = end === 'first' ? null : (products.at(-1)?._id ?? null)
      add({
        apply: isHere ? (list) => withEntryMovedAfter(list, id, after) : without(id),
        send: send(id, end === 'first' ? async () => null : findLast),
      })
    },
  }
}
