import { useNavigate } from 'react-router'
import { z } from 'zod'
import { product } from '../../../domain/content/product.ts'
import { messageSchema, nothing } from '../api.ts'
import { readError, useData } from '../data.ts'
import { useCounts } from '../frame/counts.ts'
import { useOffice } from '../office-context.ts'
import { listAnswer, oneAnswer, type Product, productSchema, recordSchema } from '../records.ts'
import { moved } from '../sortable/moved.ts'
import { showDone, showFailure } from '../toast.tsx'
import { type ProductView, queryOf } from './product-query.ts'

const ids = listAnswer(product, z.object({ _id: z.string() }))

/** One page of the products and what the list does with them. */
export function useProducts(view: ProductView) {
  const { api, whileBusy } = useOffice()
  const counts = useCounts()
  const navigate = useNavigate()
  const list = useData({
    path: product.path,
    query: queryOf(view),
    answer: listAnswer(product, productSchema),
  })
  const products = list.data?.value
  const total = list.data?.total ?? 0

  const change = (id: string, body: object) =>
    api.call({ method: 'PUT', path: `${product.path}/${id}`, body, answer: nothing })

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

  const bulk = (chosen: Product[], change: object) =>
    api.call({
      method: 'PUT',
      path: `${product.path}/bulk`,
      body: { ids: chosen.map(({ _id }) => _id), change },
      answer: messageSchema,
    })

  const bringBack = async (chosen: Product[]) => {
    for (const { _id } of chosen) {
      await api.call({ method: 'POST', path: `/trash/${_id}`, answer: messageSchema })
    }
  }
  const undoDelete = (chosen: Product[]) => () =>
    void changeAll(bringBack(chosen), `${countOf(chosen)} back.`)

  async function show(one: Product, isShown: boolean): Promise<void> {
    const mark = (value: boolean) =>
      list.update((last) => ({
        ...last,
        value: last.value.map((other) =>
          other._id === one._id ? { ...other, isDisplaingInSomethingUnique: value } : other,
        ),
      }))
    mark(isShown)
    try {
      await change(one._id, { isDisplaingInSomethingUnique: isShown })
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
      to >= 0 && to < products.length ? { ...data, value: moved(data.value, from, to) } : data,
    )
    try {
      const { value } = await api.call({
        path: product.path,
        query: { skip: 0, limit: last },
        answer: ids,
      })
      const order = moved(value, before + from, before + to).map(({ _id }) => _id)
      await api.call({
        method: 'PUT',
        path: `${product.path}/order`,
        body: { ids: order },
        answer: nothing,
      })
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
      await api.call({
        method: 'DELETE',
        path: `${product.path}/${one._id}`,
        answer: messageSchema,
      })
      showDone(`${nameOf(one)} deleted.`, { onUndo: undoDelete([one]) })
      await list.reload()
      void counts.reload()
    },
    /** Opens the copy at once: visitors see it as soon as it is there. */
    async duplicate(one: Product) {
      const path = `${product.path}/${one._id}/duplicate`
      const answer = oneAnswer(product, recordSchema)
      try {
        const { value: copy } = await whileBusy(api.call({ method: 'POST', path, answer }))
        showDone(`${nameOf(one)} copied. This is the copy.`)
        void counts.reload()
        navigate(`/admin/manage-store/products/${copy._id}`)
      } catch (thrown) {
        showFailure(readError(thrown).message)
      }
    },
    removeAll: (chosen: Product[]) =>
      changeAll(
        api.call({
          method: 'POST',
          path: `${product.path}/bulk-delete`,
          body: { ids: chosen.map(({ _id }) => _id) },
          answer: messageSchema,
        }),
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
    categorizeAll: (chosen: Product[], category: { _id: string; name: string } | null) =>
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

export function countOf(products: Product[]): string {
  return products.length === 1 ? '1 product' : `${products.length} products`
}
