import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { currentProduct, type Product, productEndpoints } from '../../../domain/api/products.ts'
import { useAdmin } from '../app/admin-context.ts'
import type { ApiError } from '../app/api-client.ts'
import { readError, useData, useDataChange } from '../app/use-data.ts'
import { attempt, showDone } from '../ui/toast.tsx'
import { type ProductView, queryOf } from './filters/product-query.ts'
import { useProductLabels } from './product-labels.ts'
import { useProductChanges } from './sheet/use-product-changes.ts'
import { useBulkChanges, useBulkWrite } from './use-bulk-changes.ts'
import { useProductOrder } from './use-product-order.ts'

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
