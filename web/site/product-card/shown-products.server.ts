import type { RouterContextProvider } from 'react-router'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { scopeContext } from '../../ssr/context.ts'

/** Products of an address that visitors can see, in the order of their ids. */
export async function readShownProducts(
  context: Readonly<RouterContextProvider>,
  ids: readonly string[],
): Promise<RecordOf<typeof product>[]> {
  const { products } = context.get(scopeContext).services
  const shown = await products.shownAmong([...ids])
  return products.chosen(ids.filter((id) => shown.has(id)))
}
