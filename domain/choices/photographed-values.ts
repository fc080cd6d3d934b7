import type { Picture } from '../media/media.ts'
import type { OfferedChoice } from './offered-choice.ts'
import type { Selection } from './selection.ts'

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
export type ValueSelection = readonly [Extract<Selection[number], { measure: null }>]

/** Id of a product with a value, at most 50 characters long and the same wherever it is listed. */
export function valueProductId(productId: string, valueId: string): string {
  return `${productId}-${valueId.slice(-VALUE_ID_LENGTH)}`
}

/** The end of an id is random. An id has 36 characters. */
const VALUE_ID_LENGTH = 12
