import { useState } from 'react'
import { format } from '../../../domain/text/message.ts'
import button from '../../ui/button.module.css'
import { useLocalPath } from '../content/language.ts'
import { useSite } from '../content/site.ts'
import { useLabels } from '../content/texts.ts'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import { compareAddress, MAX_COMPARED } from './list-addresses.ts'
import { listedOf } from './listed-products.ts'
import css from './shortlist-panel.module.css'

export interface CompareSelection {
  /** Path of the comparison. */
  path: string
  /** Ids of the products to compare. */
  ids: string[]
  /** Null if the whole list fits into the comparison. */
  toggle: ((id: string) => void) | null
}

/** Products of the list to compare: the first ones, until the visitor selects others. */
export function useCompareSelection(products: readonly ProductTeaser[]): CompareSelection {
  const [chosen, setChosen] = useState<string[] | null>(null)
  const listed = products.map(({ _id }) => _id)
  const wanted = chosen ?? listed
  const ids = listed.filter((id) => wanted.includes(id)).slice(0, MAX_COMPARED)
  const path = compareAddress(products.filter(({ _id }) => ids.includes(_id)).map(listedOf))
  if (listed.length <= MAX_COMPARED) return { path, ids: listed, toggle: null }
  const toggle = (id: string) =>
    setChosen(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
  return { path, ids, toggle }
}

interface CompareBoxProps {
  product: ProductTeaser
  comparing: CompareSelection
}

export function CompareBox({ product: { _id, name }, comparing }: CompareBoxProps) {
  const { ids, toggle } = comparing
  const { compare } = useLabels('panel')
  if (toggle === null) return null
  const isChosen = ids.includes(_id)
  return (
    <label className={css.compare}>
      <input
        type="checkbox"
        aria-label={format(compare, { name })}
        checked={isChosen}
        disabled={!isChosen && ids.length >= MAX_COMPARED}
        onChange={() => toggle(_id)}
      />
    </label>
  )
}

/** Link to the comparison, if at least two products are selected. */
export function CompareLink({ comparing: { path, ids, toggle } }: { comparing: CompareSelection }) {
  const { texts } = useSite()
  const localPath = useLocalPath()
  if (ids.length < 2 && toggle === null) return null
  return (
    <>
      {ids.length > 1 && (
        <a className={button.line} href={localPath(path)}>
          {format(texts.shortlistCompare, { count: ids.length })}
        </a>
      )}
      {toggle !== null && <p className={css.hint}>{texts.shortlistTick}</p>}
    </>
  )
}
