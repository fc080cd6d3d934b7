import type { RouterContextProvider } from 'react-router'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import { product } from '../../../domain/content/product.ts'
import { scopeContext } from '../../ssr/context.ts'
import { translateForPage } from '../content/translation.server.ts'

/** Products of an address that visitors can see, in the order of their ids. */
export async function readShownProducts(
  context: Readonly<RouterContextProvider>,
  ids: readonly string[],
): Promise<RecordOf<typeof product>[]> {
  const records = await context.get(scopeContext).services.products.chosenShown(ids)
  return records.map((record) => translateForPage(context, product, record))
}
