import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { usePageLabels, useTexts } from '../content/texts.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import css from './details-tabs.module.css'
import type { ProductView } from './product-page.server.ts'

/**
 * Tabs of a product's details. Without JavaScript and in print both panels are shown below each
 * other.
 */
export function DetailsTabs({ product }: { product: ProductView }) {
  const texts = useTexts<'product'>()
  const labels = usePageLabels('product')
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const tabs = [
    { name: texts.tabDescription, content: <Description product={product} /> },
    { name: texts.tabMore, content: <AdditionalInformation product={product} /> },
  ]
  const move = (event: KeyboardEvent) => {
    const to = tabAfter(event.key, chosen, tabs.length)
    if (to === null) return
    event.preventDefault()
    setChosen(to)
    buttons.current[to]?.focus()
  }
  return (
    <section aria-label={labels.details}>
      <div className="wrap">
        <div className={css.root}>
          <div
            className={`${css.list} off-sheet`}
            role="tablist"
            aria-label={labels.productDetails}
          >
            {tabs.map(({ name }, index) => (
              <button
                key={index}
                ref={(button) => {
                  buttons.current[index] = button
                }}
                className={css.tab}
                type="button"
                role="tab"
                id={`${id}-tab-${index}`}
                aria-selected={index === chosen}
                aria-controls={`${id}-panel-${index}`}
                tabIndex={index === chosen ? 0 : -1}
                onClick={() => setChosen(index)}
                onKeyDown={move}
              >
                {name}
              </button>
            ))}
          </div>
          {tabs.map(({ name, content }, index) => (
            <div
              key={index}
              className={css.panel}
              role="tabpanel"
              id={`${id}-panel-${index}`}
              aria-labelledby={`${id}-tab-${index}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel contains nothing focusable
              tabIndex={0}
              hidden={index !== chosen}
            >
              <h2 className={css.name}>{name}</h2>
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

function tabAfter(key: string, chosen: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (chosen + 1) % count
    case 'ArrowLeft':
      return (chosen + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

function Description({ product }: { product: ProductView }) {
  const texts = useTexts<'product'>()
  const langOf = useFieldLanguage()
  if (product.facts.length === 0) return <p className={css.none}>{texts.detailsNone}</p>
  return (
    <dl className={css.facts}>
      {product.facts.map(({ field, label, value }) => (
        <div key={field}>
          <dt>{texts[label]}</dt>
          <dd lang={langOf(product, field)}>
            {typeof value === 'string' ? (
              value
            ) : (
              <Dots product={product} field={field} entries={value} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function AdditionalInformation({ product }: { product: ProductView }) {
  const { moreNone } = useTexts<'product'>()
  const entries = product.additionalInformation
  if (entries.length === 0) return <p className={css.none}>{moreNone}</p>
  return <Dots product={product} field="additionalInformation" entries={entries} />
}

interface DotsProps {
  product: ProductView
  field: string
  entries: readonly string[]
}

function Dots({ product, field, entries }: DotsProps) {
  const langOf = useFieldLanguage()
  return (
    <ul className={css.dots}>
      {entries.map((entry, index) => (
        <li key={entry} lang={langOf(product, `${field}.${index}`)}>
          {entry}
        </li>
      ))}
    </ul>
  )
}
