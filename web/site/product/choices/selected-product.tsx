import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { selectionMessage } from '../../../../domain/chat/selection-message.ts'
import {
  describeSelection,
  readSelection,
  type Selection,
  selectionLines,
  selectionQuery,
  sortBySelection,
} from '../../../../domain/choices/selection.ts'
import { describePrice, priceText } from '../../../../domain/money/price.ts'
import { pageUrl, type Site, useSite } from '../../content/site.ts'
import type { ProductView } from '../product-page.server.ts'
import { ChoiceRows } from './choice-rows.tsx'
import type { MeasureParts } from './measure-field.tsx'
import type { ProductChoices } from './product-choices.ts'

interface Props extends SelectedProductProps {
  measures?: MeasureParts
}

/** A product with the selection of its page's address. */
export default function SelectedProduct({ product, choices, measures, children }: Props) {
  const site = useSite()
  const { search } = useLocation()
  const isHydrated = useSyncExternalStore(ignore, isInBrowser, isOnServer)
  // A page that was exported knows no query: hydration renders what the server did.
  const query = isHydrated ? search : choices.query
  const selection = useMemo<Selection>(
    () => readSelection(choices.offered, new URLSearchParams(query), measures?.read ?? noMeasure),
    [choices, query, measures],
  )
  const view = useMemo(
    () => selectedView({ product, choices, selection, site }),
    [product, choices, selection, site],
  )
  return children(
    view,
    <ChoiceRows
      product={view}
      choices={choices}
      selection={selection}
      query={query}
      isHydrated={isHydrated}
      measures={measures}
    />,
  )
}

const ignore = () => () => {}
const isInBrowser = () => true
const isOnServer = () => false
const noMeasure = () => null

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
function selectedView({ product, choices, selection, site }: Selected): ProductView {
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
