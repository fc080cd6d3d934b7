import type { Picture } from '../media/media.ts'
import { decimalOf, hundredthsOf } from '../money/hundredths.ts'
import type { Priced } from '../money/price.ts'
import type { ChosenMeasure, MeasureError } from './choice-measure.ts'
import type { OfferedChoice, OfferedValue } from './offered-choice.ts'

/** One choice with the value or measure that a visitor chose. */
export type Chosen =
  | { choice: OfferedChoice; value: OfferedValue; measure: null }
  | { choice: OfferedChoice; value: null; measure: ChosenMeasure }

/** Choices that a visitor has made of a product, in its order. */
export type Selection = readonly Chosen[]

/**
 * The selection that `readSelection` reads, with a reader of measures: a browser loads none for
 * products without measures.
 */
export function readChosen(
  choices: readonly OfferedChoice[],
  query: URLSearchParams,
  readMeasure: (text: string, choice: OfferedChoice) => ChosenMeasure | MeasureError | null,
): Selection {
  return choices.flatMap((choice): Chosen[] => {
    const text = query.get(choice.slug) ?? ''
    if (text === '') return []
    if (choice.kind === 'measure') {
      const measure = readMeasure(text, choice)
      return measure === null || typeof measure === 'string'
        ? []
        : [{ choice, value: null, measure }]
    }
    const value = choice.values.find(({ slug, isAvailable }) => slug === text && isAvailable)
    return value === undefined ? [] : [{ choice, value, measure: null }]
  })
}

/** Query of a product's address with a selection, in the choices' order; empty without one. */
export function selectionQuery(selection: Selection): string {
  const query = new URLSearchParams(
    selection.map(({ choice, value, measure }) => [
      choice.slug,
      value === null ? measure.text : value.slug,
    ]),
  )
  return selection.length === 0 ? '' : `?${query}`
}

/** The selection with another value of one choice; null makes it unchosen. */
export function withChosen(
  choices: readonly OfferedChoice[],
  selection: Selection,
  choice: OfferedChoice,
  chosen: Chosen | null,
): Selection {
  return choices.flatMap((one) => {
    if (one._id === choice._id) return chosen ?? []
    return selection.find((other) => other.choice._id === one._id) ?? []
  })
}

/** Name and value of each choice made, as messages say them; a measure in both units. */
export function describeSelection(selection: Selection): { name: string; value: string }[] {
  return selection.map(({ choice, value, measure }) => ({
    name: choice.name,
    value: value === null ? measure.both : value.name,
  }))
}

/**
 * The photos, first those of chosen values, last those of other values of these choices; the order
 * is otherwise kept.
 */
export function sortBySelection<P extends Pick<Picture, 'value'>>(
  pictures: readonly P[],
  selection: Selection,
): P[] {
  const chosen = new Set(selection.map(({ value }) => value?._id))
  const others = new Set(selection.flatMap(({ choice }) => choice.values.map(({ _id }) => _id)))
  const rankOf = ({ value }: Pick<Picture, 'value'>) => {
    if (value === undefined) return 1
    return chosen.has(value) ? 0 : others.has(value) ? 2 : 1
  }
  return pictures.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/**
 * The price with the surcharges of a selection. It is a “from” price until every choice with
 * surcharges is made.
 */
export function priceOfSelection<P extends Priced>(
  priced: P,
  choices: readonly OfferedChoice[],
  selection: Selection,
): P {
  if (priced.price === '') return priced
  const extra = selection.reduce((sum, { value }) => sum + surchargeOf(value), 0)
  const isOpen = choices.some(
    (choice) =>
      choice.values.some((value) => surchargeOf(value) > 0) &&
      !selection.some((chosen) => chosen.choice._id === choice._id),
  )
  return {
    ...priced,
    price: add(priced.price, extra),
    salePrice: priced.salePrice === '' ? '' : add(priced.salePrice, extra),
    priceIsFrom: priced.priceIsFrom || isOpen,
  }
}

/** Surcharge in hundredths. */
function surchargeOf(value: OfferedValue | null): number {
  return value === null || value.surcharge === '' ? 0 : hundredthsOf(value.surcharge)
}

function add(decimal: string, hundredths: number): string {
  return hundredths === 0 ? decimal : decimalOf(hundredthsOf(decimal) + hundredths)
}
