import type { RouterContextProvider } from 'react-router'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { scopeContext } from '../../ssr/context.ts'

/** Products of an address that visitors can see, in the order of their ids. */
export function readShownProducts(
  context: Readonly<RouterContextProvider>,
  ids: readonly string[],
): Promise<RecordOf<typeof product>[]> {
  return context.get(scopeContext).services.products.chosenShown(ids)
}
