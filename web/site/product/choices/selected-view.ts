import type { ReactNode } from 'react'
import { selectionMessage } from '../../../../domain/chat/selection-message.ts'
import {
  describeSelection,
  type Selection,
  selectionLines,
  selectionQuery,
  sortBySelection,
} from '../../../../domain/choices/selection.ts'
import { describePrice, priceText } from '../../../../domain/money/price.ts'
import { pageUrl, type Site } from '../../content/site.ts'
import type { ProductView } from '../product-page.server.ts'
import type { ProductChoices } from './product-choices.ts'

export interface SelectedProductProps {
  product: ProductView
  choices: ProductChoices
  /** Renders the product as selected; `rows` are its choices, for the place below its name. */
  children: (product: ProductView, rows: ReactNode) => ReactNode
}

interface Selected extends Omit<SelectedProductProps, 'children'> {
  selection: Selection
  site: Site
}

/**
 * View of a product with a selection: the chosen values' photos first, its price with surcharges,
 * and its message, links and shortlist entry with what was chosen.
 */
export function selectedView({ product, choices, selection, site }: Selected): ProductView {
  const { offered, priced, message } = choices
  const price = describePrice(priced, choices, { offered, selection })
  const priceView: ProductView = {
    ...product,
    ...(product.offer && { offer: { ...product.offer, ...price } }),
  }
  if (selection.length === 0) return priceView
  const query = selectionQuery(selection)
  const path = product.path + query
  const pictures = sortBySelection(product.pictures, selection)
  const chosen = {
    choices: describeSelection(selection),
    price: priceText(priced, choices, { offered, selection }),
    link: pageUrl(site, path),
  }
  return {
    ...priceView,
    path,
    pictures,
    picture: pictures[0] ?? null,
    query,
    leadingPhotos: leadingPhotos(product, selection),
    choiceLines: selectionLines(selection),
    orderMessage: selectionMessage(message, chosen),
    chosen,
    enquired: selection.map(({ choice, value, measure }) => ({
      product: product._id,
      choice: choice._id,
      value: value === null ? measure.text : value._id,
    })),
  }
}

/** Chosen values that photos of the product show. */
function leadingPhotos({ pictures }: ProductView, selection: Selection): string {
  const shown = new Set(pictures.map(({ value }) => value))
  return selection
    .flatMap(({ value }) => (value !== null && shown.has(value._id) ? value._id : []))
    .join()
}
