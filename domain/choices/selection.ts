import type { ChosenText } from '../chat/selection-message.ts'
import type { Picture } from '../media/media.ts'
import type { ChosenMeasure, MeasureError } from './choice-measure.ts'
import type { OfferedChoice, OfferedValue } from './offered-choice.ts'

/** One choice with the value or measure that a visitor chose. */
export type Chosen =
  | { choice: OfferedChoice; value: OfferedValue; measure: null }
  | { choice: OfferedChoice; value: null; measure: ChosenMeasure }

/** Choices that a visitor has made of a product, in its order. */
export type Selection = readonly Chosen[]

/** Reads a typed measure; null for a text that nothing has read yet. */
export type MeasureReader = (
  text: string,
  choice: OfferedChoice,
) => ChosenMeasure | MeasureError | null

/**
 * The selection in the query of a product's address. Unknown keys, unknown values, values that
 * cannot be chosen now and measures out of bounds are ignored. Measures have a reader of their own,
 * `measureReader`: a browser loads none for products without measures.
 */
export function readSelection(
  choices: readonly OfferedChoice[],
  query: URLSearchParams,
  readMeasure: MeasureReader,
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
    const value = findAvailable(choice, text)
    return value === undefined ? [] : [{ choice, value, measure: null }]
  })
}

/** Longer texts are no measures, and are cut. */
export const MAX_TYPED_LENGTH = 60

/**
 * Parameters of a product's address that change its page, in the choices' order: each choice once,
 * with a value that can be chosen. A measure is kept as typed, since the page also says what is wrong
 * with it.
 */
export function knownParameters(
  choices: readonly OfferedChoice[],
  query: URLSearchParams,
): URLSearchParams {
  return new URLSearchParams(
    choices.flatMap((choice): [string, string][] => {
      const text = query.get(choice.slug) ?? ''
      if (choice.kind === 'measure')
        return text.trim() === '' ? [] : [[choice.slug, text.slice(0, MAX_TYPED_LENGTH)]]
      return findAvailable(choice, text) === undefined ? [] : [[choice.slug, text]]
    }),
  )
}

/** True if the address names a measure, of which there are too many to cache a page of each. */
export function hasMeasure(choices: readonly OfferedChoice[], known: URLSearchParams): boolean {
  return choices.some(({ kind, slug }) => kind === 'measure' && known.has(slug))
}

function findAvailable({ values }: OfferedChoice, text: string): OfferedValue | undefined {
  return values.find(({ slug, isAvailable }) => slug === text && isAvailable)
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
export function describeSelection(selection: Selection): ChosenText[] {
  return selection.map(({ choice, value, measure }) => ({
    name: choice.name,
    value: value === null ? measure.both : value.name,
  }))
}

/** A line for each choice made, such as `Fabric: Sage linen`. */
export function selectionLines(selection: Selection): string[] {
  return describeSelection(selection).map(({ name, value }) => `${name}: ${value}`)
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
 * Selections of one value each: the values of a product's first choice with samples that photos of
 * it show, in the choice's order. Catalogues and search engines list them as products of one group.
 */
export function photographedValues(
  choices: readonly OfferedChoice[],
  pictures: readonly Pick<Picture, 'value'>[],
): ValueSelection[] {
  const choice = choices.find(({ kind }) => kind === 'swatch')
  if (choice === undefined) return []
  const shown = new Set(pictures.map(({ value }) => value))
  return choice.values
    .filter(({ _id }) => shown.has(_id))
    .map((value) => [{ choice, value, measure: null }])
}

/** A selection of exactly one value. */
export type ValueSelection = readonly [Extract<Chosen, { measure: null }>]

/** Id of a product with a value, at most 50 characters long and the same wherever it is listed. */
export function valueProductId(productId: string, valueId: string): string {
  return `${productId}-${valueId.slice(-VALUE_ID_LENGTH)}`
}

/** The end of an id is random. An id has 36 characters. */
const VALUE_ID_LENGTH = 12
