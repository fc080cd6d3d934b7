import { type Product, productEndpoints } from '../../../domain/api/products.ts'
import { useApi } from '../app/admin-context.ts'
import { useReorder, withEntryMoved, withEntryMovedAfter } from '../ui/use-reorder.ts'
import type { ProductView } from './filters/product-query.ts'

/** Products read beyond each end of a page, to find a neighbour there. */
const MARGIN = 2

/**
 * Reorders products in the whole list, of which only one page is loaded. `apply` shows pending
 * moves.
 */
export function useProductOrder(view: ProductView, total: number) {
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
