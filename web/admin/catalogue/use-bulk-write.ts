import type { BodyOf, ResponseOf } from '../../../domain/api/endpoint.ts'
import { type Product, productEndpoints } from '../../../domain/api/products.ts'
import { useApi } from '../app/admin-context.ts'
import { type Versions, versionsOf } from '../app/undo-stack.ts'
import { showDone } from '../ui/toast.tsx'
import { useUndo } from '../ui/use-undo.ts'

type Body = BodyOf<typeof productEndpoints.changeMany>
type Response = ResponseOf<typeof productEndpoints.changeMany>

/** Success messages of a change and of its undo. */
interface DoneTexts {
  done: string | ((response: Response) => string)
  restored?: string
}

/** Rejects with the server's error, by which nothing was written. */
export type BulkWrite = (body: Body, texts: DoneTexts) => Promise<Response>

/**
 * Changes products, all of them or none, and offers one undo: it gives them the values from before
 * unless somebody else has changed one since.
 */
export function useBulkWrite(): BulkWrite {
  const api = useApi()
  const offerUndo = useUndo()

  return async (body, { done, restored }) => {
    const response = await api.call(productEndpoints.changeMany, {}, body)
    const { previous } = response
    const text = typeof done === 'string' ? done : done(response)
    if (previous.length === 0) showDone(text)
    else {
      const undo = async (versions: Versions) => {
        const products = previous.map((one) => ({ ...one, version: versions[one._id] }))
        return (await api.call(productEndpoints.changeMany, {}, { products })).categoryItemData
      }
      offerUndo({ done: text, versions: versionsOf(previous), undo, restored })
    }
    return response
  }
}

/** The part of a bulk request that says which products it is for, as they were loaded. */
export function idsAndVersions(products: readonly Product[]) {
  return {
    ids: products.map(({ _id }) => _id),
    versions: versionsOf(products),
  }
}
