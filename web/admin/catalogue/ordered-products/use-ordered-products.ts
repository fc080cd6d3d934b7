import { useTranslations } from 'use-intl'
import { type BulkChange, type Product, productEndpoints } from '../../../../domain/api/products.ts'
import { useApi } from '../../app/admin-context.ts'
import { withEntryMoved, withEntryMovedAfter } from '../../ui/sortable/entry-order.ts'
import { useReorder } from '../../ui/sortable/use-reorder.ts'
import { showDone } from '../../ui/toast.tsx'
import { useProductLabels } from '../product-labels.ts'

type Change = BulkChange['change']

/** Products that belong to a list because of one of their fields. */
interface ProductGroup {
  /** Name of the list in messages. */
  name: string
  added: Change
  removed: Change
  /** Value of an added product before; default `removed`. */
  beforeAdded?: (product: Product) => Change
}

/**
 * Products of a group in the shop's order: added, removed and reordered at once, each with an undo.
 */
export function useOrderedProducts(
  group: ProductGroup,
  loaded: Product[] | undefined,
  reload: () => Promise<void>,
) {
  const t = useTranslations('catalogue.orderedProducts.changes')
  const { nameOf } = useProductLabels()
  const api = useApi()
  const queue = useReorder<Product>(reload)
  const products = loaded && queue.apply(loaded)

  function add(product: Product): void {
    const { added, removed, beforeAdded = () => removed } = group
    queue.add({
      // The shop's order, which decides its place, is known after the next load.
      apply: (list) => list,
      send: async () => {
        await set(product, added)
        showDone(t('added', { name: nameOf(product), list: group.name }), {
          onUndo: () =>
            queue.add({ apply: without(product), send: () => set(product, beforeAdded(product)) }),
        })
      },
    })
  }

  function remove(product: Product): void {
    queue.add({
      apply: without(product),
      send: async () => {
        await set(product, group.removed)
        showDone(t('removed', { name: nameOf(product), list: group.name }), {
          onUndo: () => queue.add({ apply: (list) => list, send: () => set(product, group.added) }),
        })
      },
    })
  }

  function move(from: number, to: number): void {
    const product = products?.[from]
    if (products === undefined || product === undefined) return
    const before = placeOf(products, from)
    const after = placeOf(withEntryMoved(products, from, to), to)
    queue.add({
      apply: moved(product, after),
      send: async () => {
        await place(product, after)
        showDone(t('moved', { name: nameOf(product) }), {
          onUndo: () =>
            queue.add({ apply: moved(product, before), send: () => place(product, before) }),
        })
      },
    })
  }

  function set({ _id }: Product, change: Change): Promise<unknown> {
    return api.call(productEndpoints.changeMany, {}, { ids: [_id], change })
  }

  /**
   * Moves a product within the shop's order. To the front of the group means before its first
   * product, which is rarely the shop's: both swap by two moves.
   */
  async function place({ _id }: Product, { behind, next }: Place): Promise<void> {
    const reorder = (id: string, after: string) =>
      api.call(productEndpoints.reorder, {}, { id, after })
    if (behind !== null) {
      await reorder(_id, behind)
    } else if (next !== null) {
      await reorder(_id, next)
      await reorder(next, _id)
    }
  }

  return { products, add, remove, move }
}

export type OrderedList = ReturnType<typeof useOrderedProducts>

/** Neighbours of a product within its group, by id. */
interface Place {
  behind: string | null
  next: string | null
}

function placeOf(products: Product[], index: number): Place {
  return { behind: products[index - 1]?._id ?? null, next: products[index + 1]?._id ?? null }
}

function moved({ _id }: Product, { behind }: Place) {
  return (list: Product[]) => withEntryMovedAfter(list, _id, behind)
}

function without({ _id }: Product) {
  return (list: Product[]) => list.filter((other) => other._id !== _id)
}
