import { useTranslations } from 'use-intl'
import {
  type BulkChange,
  type PreviousValues,
  type Product,
  productEndpoints,
} from '../../../../domain/api/products.ts'
import { useApi } from '../../app/admin-context.ts'
import { withEntryMoved, withEntryMovedAfter } from '../../ui/sortable/entry-order.ts'
import { type Move, useReorder } from '../../ui/sortable/use-reorder.ts'
import { useUndo } from '../../ui/use-undo.ts'
import { useProductLabels } from '../product-labels.ts'
import { idsAndVersions } from '../use-bulk-write.ts'

type Change = BulkChange['change']

/** The queue of the moves refetches the list. */
const options = { keepsCache: true }

/** Products that belong to a list because of one of their fields. */
interface ProductGroup {
  /** Name of the list in messages. */
  name: string
  added: Change
  removed: Change
}

/**
 * Products of a group in the shop's order: added, removed and reordered at once, each with an undo.
 */
export function useOrderedProducts(group: ProductGroup, loaded: Product[] | undefined) {
  const t = useTranslations('catalogue.orderedProducts.changes')
  const { nameOf } = useProductLabels()
  const api = useApi()
  const offerUndo = useUndo()
  const queue = useReorder<Product>()
  const products = loaded && queue.apply(loaded)

  function add(product: Product): void {
    void queue.add({
      // The shop's order, which decides its place, is known after the next load.
      apply: (list) => list,
      send: async () => {
        const body = { ids: [product._id], change: group.added }
        const { previous } = await api.call(productEndpoints.changeMany, {}, body, options)
        offerUndo(t('added', { name: nameOf(product), list: group.name }), () =>
          runUndo({ apply: without(product), send: () => revert(previous) }),
        )
      },
    })
  }

  function remove(product: Product): void {
    void queue.add({
      apply: without(product),
      send: async () => {
        const body = { ...idsAndVersions([product]), change: group.removed }
        const { previous } = await api.call(productEndpoints.changeMany, {}, body, options)
        offerUndo(t('removed', { name: nameOf(product), list: group.name }), () =>
          runUndo({ apply: (list) => list, send: () => revert(previous) }),
        )
      },
    })
  }

  function move(from: number, to: number): void {
    const product = products?.[from]
    if (products === undefined || product === undefined) return
    const before = placeOf(products, from)
    const after = placeOf(withEntryMoved(products, from, to), to)
    void queue.add({
      apply: moved(product, after),
      send: async () => {
        await place(product, after)
        offerUndo(t('moved', { name: nameOf(product) }), () =>
          runUndo({ apply: moved(product, before), send: () => place(product, before) }),
        )
      },
    })
  }

  async function runUndo(undo: Move<Product>): Promise<undefined> {
    await queue.add(undo)
  }

  function revert(products: PreviousValues): Promise<unknown> {
    return api.call(productEndpoints.changeMany, {}, { products }, options)
  }

  /**
   * Moves a product within the shop's order. To the front of the group means before its first
   * product, which is rarely the shop's: both swap by two moves.
   */
  async function place({ _id }: Product, { behind, next }: Place): Promise<void> {
    const reorder = (id: string, after: string) =>
      api.call(productEndpoints.reorder, {}, { id, after }, options)
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
