import { useTranslations } from 'use-intl'
import { type BulkChange, type Product, productEndpoints } from '../../../../domain/api/products.ts'
import { useApi } from '../../app/admin-context.ts'
import { useReorder, withEntryMoved, withEntryMovedAfter } from '../../ui/use-reorder.ts'
import { useUndo } from '../../ui/use-undo.ts'
import { useProductLabels } from '../product-labels.ts'
import { idsAndVersions, useBulkWrite } from '../use-bulk-write.ts'

type Change = BulkChange['change']

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
  const write = useBulkWrite()
  const offerUndo = useUndo()
  const queue = useReorder<Product>()
  const products = loaded && queue.apply(loaded)

  function add(product: Product): void {
    queue.add({
      // The shop's order, which decides its place, is known after the next load.
      apply: (list) => list,
      send: () =>
        write(
          { ids: [product._id], change: group.added },
          { done: t('added', { name: nameOf(product), list: group.name }) },
        ),
    })
  }

  function remove(product: Product): void {
    queue.add({
      apply: (list) => list.filter((other) => other._id !== product._id),
      send: () =>
        write(
          { ...idsAndVersions([product]), change: group.removed },
          { done: t('removed', { name: nameOf(product), list: group.name }) },
        ),
    })
  }

  function move(from: number, to: number): void {
    const product = products?.[from]
    if (products === undefined || product === undefined) return
    const before = placeOf(products, from)
    const after = placeOf(withEntryMoved(products, from, to), to)
    queue.add({
      apply: (list) => withEntryMovedAfter(list, product._id, after.behind),
      send: async () => {
        await place(product, after)
        offerUndo({
          done: t('moved', { name: nameOf(product) }),
          undo: () => place(product, before),
        })
      },
    })
  }

  /**
   * Moves a product within the shop's order. To the front of the group means before its first
   * product, which is rarely the shop's: both swap by two moves.
   */
  async function place({ _id }: Product, { behind, next }: Place): Promise<undefined> {
    // The queue of the moves, or the undo, refetches the list.
    const reorder = (id: string, after: string) =>
      api.call(productEndpoints.reorder, {}, { id, after }, { keepsCache: true })
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
