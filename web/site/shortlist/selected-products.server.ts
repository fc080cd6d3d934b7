import type { RouterContextProvider } from 'react-router'
import { measureReader } from '../../../domain/choices/choice-measure.ts'
import { readSelection, selectionQuery } from '../../../domain/choices/selection.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import { product } from '../../../domain/content/product.ts'
import type { OfferedSelection } from '../../../domain/money/price.ts'
import { scopeContext } from '../../ssr/context.ts'
import { readPageLanguage, shownLanguageOf } from '../content/page-language.server.ts'
import { translateForPage } from '../content/translation.server.ts'
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

/** Products of an address that visitors can see, in the order of their ids. */
async function readShownProducts(
  context: Readonly<RouterContextProvider>,
  ids: readonly string[],
): Promise<RecordOf<typeof product>[]> {
  const records = await context.get(scopeContext).services.products.chosenShown(ids)
  return records.map((record) => translateForPage(context, product, record))
}
