import { useEffect, useRef, useState } from 'react'
import type { OfferedChoice } from '../../../../domain/choices/offered-choice.ts'
import {
  type Chosen,
  describeSelection,
  type Selection,
  selectionLines,
  selectionQuery,
  withChosen,
} from '../../../../domain/choices/selection.ts'
import { useTexts } from '../../content/texts.ts'
import { listedOf } from '../../shortlist/listed-products.ts'
import { keepSelection } from '../../shortlist/shortlist.ts'
import type { ProductView } from '../product-page.server.ts'
import sheet from './choices.css?url'
import type { MeasureParts } from './measure-field.tsx'
import type { ProductChoices } from './product-choices.ts'
import { ValueRow } from './value-row.tsx'

interface ChoiceRowsProps {
  /** As selected. */
  product: ProductView
  choices: ProductChoices
  selection: Selection
  /** Query of the address. */
  query: string
  isHydrated: boolean
  measures: MeasureParts | undefined
}

/** A row for each choice of a product. Its values are links, so that it works without script. */
export function ChoiceRows({
  product,
  choices: { offered, currency, measures: asked },
  selection,
  query,
  isHydrated,
  measures,
}: ChoiceRowsProps) {
  const hasChosen = useRef(false)
  useEffect(() => {
    // A page opened without a selection leaves the one on the shortlist alone.
    hasChosen.current ||= selection.length > 0
    if (isHydrated && hasChosen.current) keepSelection(listedOf(product))
  }, [isHydrated, product, selection])
  const said = describeSelection(selection)
  const rowOf = (choice: OfferedChoice) => {
    const at = selection.findIndex((one) => one.choice._id === choice._id)
    const id = `choice-${choice.slug}`
    return { choice, id, chosen: selection[at], chosenText: said[at]?.value ?? '' }
  }
  const addressWith = (choice: OfferedChoice, chosen: Chosen | null) => {
    const address = selectionQuery(withChosen(offered, selection, choice, chosen)) || '?'
    // A page that is loaded anew scrolls back to the row.
    return isHydrated ? address : `${address}#${rowOf(choice).id}`
  }
  return (
    <div className="choices" id="choices">
      <link rel="stylesheet" href={sheet} precedence="choices" />
      {offered.map((choice) => {
        const row = rowOf(choice)
        const measure = asked[choice._id]
        return measure ? (
          measures && (
            <measures.Field
              key={row.id}
              {...row}
              asked={measure}
              measures={measures}
              typed={new URLSearchParams(query).get(choice.slug)?.trim() ?? ''}
              others={withChosen(offered, selection, choice, null)}
              addressOf={(chosen) =>
                addressWith(choice, chosen && { choice, value: null, measure: chosen })
              }
            />
          )
        ) : (
          <ValueRow
            key={row.id}
            {...row}
            currency={currency}
            addressOf={(value) =>
              addressWith(
                choice,
                value === row.chosen?.value ? null : { choice, value, measure: null },
              )
            }
          />
        )
      })}
      <Announcement text={selectionLines(selection).join(', ')} price={product.offer?.price} />
    </div>
  )
}

/** Tells screen readers what a choice has changed; empty until the first one. */
function Announcement({ text, price }: { text: string; price: string | undefined }) {
  const { choiceNone } = useTexts<'product'>()
  const before = useRef(text)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (before.current === text) return
    before.current = text
    setNews([text || choiceNone, price].filter(Boolean).join('. '))
  }, [text, price, choiceNone])
  return (
    <p className="vh" role="status">
      {news}
    </p>
  )
}
