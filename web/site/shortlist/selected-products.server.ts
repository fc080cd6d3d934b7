import type { RouterContextProvider } from 'react-router'
import { measureReader } from '../../../domain/choices/choice-measure.ts'
import type { OfferedChoice } from '../../../domain/choices/offered-choice.ts'
import {
  priceOfSelection,
  readSelection,
  type Selection,
  selectionLines,
  selectionQuery,
  sortBySelection,
} from '../../../domain/choices/selection.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import { scopeContext } from '../../ssr/context.ts'
import {
  type PageLanguage,
  readPageLanguage,
  shownLanguageOf,
} from '../content/page-language.server.ts'
import { toPricedTeaser } from '../product-card/priced-teaser.ts'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import { readShownProducts } from '../product-card/shown-products.server.ts'
import type { ListedProduct } from './listed-products.ts'

type Product = RecordOf<typeof product>

/** Product with the selection that a visitor has made of it. */
export interface SelectedProduct {
  record: Product
  /** Choices of the product. */
  offered: readonly OfferedChoice[]
  selection: Selection
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

/** Teaser with the photo and the price of the selection; its path leads to the selection. */
export function toSelectedTeaser(
  { record, offered, selection }: SelectedProduct,
  currency: string,
  texts: Texts<'offer'>,
  page: PageLanguage,
): ProductTeaser {
  const images = sortBySelection(record.images, selection)
  const shown = { ...priceOfSelection(record, offered, selection), images }
  const teaser = toPricedTeaser(shown, currency, texts, page)
  if (selection.length === 0) return teaser
  return {
    ...teaser,
    path: record.path + selectionQuery(selection),
    choiceLines: selectionLines(selection),
  }
}
