import type { RouterContextProvider } from 'react-router'
import { measureReader } from '../../../domain/choices/choice-measure.ts'
import { readSelection, selectionQuery } from '../../../domain/choices/selection.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import type { OfferedSelection } from '../../../domain/money/price.ts'
import { scopeContext } from '../../ssr/context.ts'
import { readPageLanguage, shownLanguageOf } from '../content/page-language.server.ts'
import { readShownProducts } from '../product-card/shown-products.server.ts'
import type { ListedProduct } from './listed-products.ts'

/** Product with the selection that a visitor has made of it. */
export interface SelectedProduct extends OfferedSelection {
  record: RecordOf<typeof product>
}

/** Products of an address that visitors can see, in its order, with what it says of their choices. */
export async function readSelectedProducts(
  context: Readonly<RouterContextProvider>,
  listed: readonly ListedProduct[],
): Promise<SelectedProduct[]> {
  const { choices } = context.get(scopeContext).services
  const units = (await readPageLanguage(context)).labels.offer
  const queries = new Map(listed.map(({ _id, query }) => [_id, query]))
  const records = await readShownProducts(context, [...queries.keys()])
  return Promise.all(
    records.map(async (record) => {
      const offered = await choices.offeredBy(record, shownLanguageOf(context))
      const query = new URLSearchParams(queries.get(record._id))
      return { record, offered, selection: readSelection(offered, query, measureReader(units)) }
    }),
  )
}

/** Product of a list, as the list's address names it. */
export function listedSelection({ record, selection }: SelectedProduct): ListedProduct {
  return { _id: record._id, query: selectionQuery(selection) }
}
