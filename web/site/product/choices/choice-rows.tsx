import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import {
  describeChosen,
  type Selection,
  selectionQuery,
  withChosen,
} from '../../../../domain/choices/choice-selection.ts'
import { useTexts } from '../../content/texts.ts'
import { storedOf } from '../../product-card/product-teaser.ts'
import { keepSelection } from '../../shortlist/kept-selection.ts'
import type { ProductView } from '../product-page.server.ts'
import sheet from './choices.css?url'
import type { ProductChoices } from './product-choices.ts'
import type { MeasureParts } from './selected-product.tsx'
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
  choices: { offered, currency },
  selection,
  query,
  isHydrated,
  measures,
}: ChoiceRowsProps) {
  useEffect(() => {
    if (isHydrated) keepSelection(storedOf(product))
  }, [isHydrated, product])
  const said = describeChosen(selection, measures?.write ?? String)
  return (
    <div className="choices" id="choices" onKeyDown={pressBySpace}>
      <link rel="stylesheet" href={sheet} precedence="choices" />
      {offered.map((choice) => {
        const id = `choice-${choice.slug}`
        const chosen = selection.find((one) => one.choice._id === choice._id)
        const chosenText = said.find((_, at) => selection[at] === chosen)?.value ?? ''
        // A page that is loaded again scrolls back to the row.
        const place = isHydrated ? '' : `#${id}`
        const row = { choice, id, chosen, chosenText }
        if (choice.kind !== 'measure') {
          const addressOf: Parameters<typeof ValueRow>[0]['addressOf'] = (value) =>
            `${
              selectionQuery(
                withChosen(
                  offered,
                  selection,
                  choice,
                  value === chosen?.value ? null : { choice, value, measure: null },
                ),
              ) || '?'
            }${place}`
          return <ValueRow key={id} {...row} currency={currency} addressOf={addressOf} />
        }
        const others = withChosen(offered, selection, choice, null)
        return (
          measures && (
            <measures.Field
              key={id}
              {...row}
              typed={new URLSearchParams(query).get(choice.slug) ?? ''}
              others={others}
              place={place}
            />
          )
        )
      })}
      <Announcement
        text={said.map(({ name, value }) => `${name}: ${value}`).join(', ')}
        price={product.offer?.price}
      />
    </div>
  )
}

/** Links are followed by Enter alone, but these look like buttons. */
function pressBySpace(event: KeyboardEvent): void {
  const { target } = event
  if (event.key !== ' ' || !(target instanceof HTMLAnchorElement)) return
  event.preventDefault()
  target.click()
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
