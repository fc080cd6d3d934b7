import { type Product, productEndpoints } from '../../../../domain/api/products.ts'
import { useApi } from '../../app/admin-context.ts'
import { ApiError } from '../../app/api-client.ts'
import { versionsOf } from '../../app/undo-stack.ts'
import { readError } from '../../app/use-data.ts'
import { useRecordQueue } from '../../app/use-record-queue.ts'
import { useUndo } from '../../ui/use-undo.ts'
import { useChangeLabels } from './change-labels.ts'
import {
  isEmpty,
  isSame,
  type ProductChange,
  presentValues,
  withoutUnchanged,
} from './product-change.ts'

/** Refused change: one sentence per field if the server names fields, and one for the whole. */
export interface Refusal {
  errors: Record<string, string>
  message: string
}

/** Changes a product and offers to undo it. Null if it was saved. */
export type ChangeProduct = (product: Product, change: ProductChange) => Promise<Refusal | null>

/**
 * Changes of single products from the list. They are shown before the server has confirmed them;
 * changes by others to the same fields are never overwritten unseen.
 */
export function useProductChanges(
  show: (id: string, change: (product: Product) => Product) => void,
): ChangeProduct {
  const api = useApi()
  const offerUndo = useUndo()
  const { describeChange, describeConflict } = useChangeLabels()
  const enqueue = useRecordQueue<Product>()

  async function send(
    base: Product,
    change: ProductChange,
    before: ProductChange,
  ): Promise<Product> {
    try {
      const options = { version: base.version, keepsCache: true }
      const response = await api.call(productEndpoints.update, { id: base._id }, change, options)
      return response.categoryItemData
    } catch (thrown) {
      const current = readCurrent(readError(thrown))
      if (current === null) throw thrown
      // Others changed something else: the change goes on top of theirs.
      if (isSame(current, before)) return send(current, change, before)
      throw new ApiError(409, describeConflict(current, change), {}, current)
    }
  }

  /** Rejects with the server's error. */
  async function write(product: Product, change: ProductChange): Promise<Product> {
    const before = presentValues(product, change)
    show(product._id, (shown) => ({ ...shown, ...change }))
    try {
      const [saved = product] = await enqueue([product], async ([base = product]) => [
        await send(base, change, before),
      ])
      show(product._id, () => saved)
      return saved
    } catch (thrown) {
      const current = readCurrent(readError(thrown))
      show(product._id, (shown) => current ?? { ...shown, ...before })
      throw thrown
    }
  }

  return async (product, wanted) => {
    const change = withoutUnchanged(product, wanted)
    if (isEmpty(change)) return null
    const before = presentValues(product, change)
    try {
      const saved = await write(product, change)
      offerUndo({
        done: describeChange(saved, change),
        versions: versionsOf([saved]),
        undo: async () => [await write(saved, before)],
        restored: describeChange(saved, before),
      })
      return null
    } catch (thrown) {
      const { errors, message } = readError(thrown)
      return { errors, message }
    }
  }
}

/** Product as it is now, from the response to a write based on an older version. */
function readCurrent({ status, current }: ApiError): Product | null {
  if (status !== 409) return null
  const read = productEndpoints.read.response.safeParse({ categoryItemData: current })
  return read.success ? read.data.categoryItemData : null
}
