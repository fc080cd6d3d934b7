import { useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { readSelection, type Selection } from '../../../../domain/choices/selection.ts'
import { useSite } from '../../content/site.ts'
import { ChoiceRows } from './choice-rows.tsx'
import type { MeasureParts } from './measure-field.tsx'
import { type SelectedProductProps, selectedView } from './selected-view.ts'

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
